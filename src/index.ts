/** Everything but the parsers and the test kit, which have entries of their own. */
export * from './engine/index';
export * from './february/index';
export * from './hwatu/index';
