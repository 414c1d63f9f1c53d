import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumerProject, otherCompilers, run } from './install';

const compilers = [
  ...otherCompilers.map(({ version, name }) => ({
    version,
    tsc: `node_modules/${name}/lib/tsc.js`,
  })),
  { version: ts.version, tsc: resolve('node_modules/typescript/lib/tsc.js') },
];

const resolutions = [
  { moduleResolution: 'nodenext', module: 'nodenext' },
  { moduleResolution: 'bundler', module: 'esnext' },
];

const strict = ['--strict', '--target', 'es2022', '--lib', 'es2022,dom'];

describe('the packed package in an empty project', () => {
  let project = '';

  beforeAll(() => {
    project = consumerProject();
  });

  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  const gameOf = (program: string): { ply: number; score: { final: boolean; winners: number[] } } =>
    JSON.parse(run(project, 'node', program));

  it.each(['play.mjs', 'play.cjs'])('plays a game in %s', (program) => {
    const { ply, score } = gameOf(program);
    // F1: four players play 14 cards each in Round I and 11 each in Round II.
    expect(ply).toBeGreaterThanOrEqual(4 * (14 + 11));
    expect(score.final).toBe(true);
    expect(score.winners).not.toHaveLength(0);
  });

  it('plays the same game as ESM and as CJS', () => {
    expect(gameOf('play.cjs')).toEqual(gameOf('play.mjs'));
  });

  describe.each(compilers)('TypeScript $version', ({ version, tsc }) => {
    it.each(resolutions)('compiles and plays with $moduleResolution', (resolution) => {
      const out = `built-${version}-${resolution.moduleResolution}`;
      const { module, moduleResolution } = resolution;
      const flags = ['--module', module, '--moduleResolution', moduleResolution, '--outDir', out];
      expect(run(project, 'node', tsc, '--version').trim()).toBe(`Version ${version}`);
      run(project, 'node', tsc, 'play.ts', 'types.ts', ...strict, ...flags);
      expect(gameOf(join(out, 'play.js'))).toEqual(gameOf('play.mjs'));
    });
  });

  it('has one copy of each class and variant, whichever entry it comes from', () => {
    const compare = `
      const root = require('february-rules'), entry = require('february-rules/february');
      const shared = Object.keys(entry).filter((name) => name in root);
      const copies = shared.filter((name) => root[name] !== entry[name]);
      console.log(JSON.stringify({ shared, copies }));`;
    const { shared, copies } = JSON.parse(
      run(project, 'node', '--input-type=commonjs', '--eval', compare),
    );
    expect(shared).toContain('original');
    expect(copies).toEqual([]);
  });
});
