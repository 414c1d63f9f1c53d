import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { writeJsonSchemas } from './test/scripts/json-schemas';

/** Development dependencies whose code ends up in `dist`; their licences travel with it. */
const bundled = ['@noble/hashes'];

const licenceOf = (name: string): string => {
  const path = ['LICENSE', 'LICENSE.md']
    .map((file) => `node_modules/${name}/${file}`)
    .find((file) => existsSync(file));
  if (path === undefined) throw new Error(`${name} is bundled but carries no licence text`);
  return `${name}\n\n${readFileSync(path, 'utf8').trim()}\n`;
};

const writeNotices = (): Promise<void> => {
  const parts = ['Parts of this package come from these projects.\n', ...bundled.map(licenceOf)];
  return writeFile('dist/THIRD-PARTY-NOTICES.txt', parts.join(`\n${'-'.repeat(72)}\n\n`));
};

/**
 * Every entry takes the root along, so that all they share is one chunk: reading one file more
 * takes Node longer than reading these few kilobytes. Bundlers leave out what is not used.
 */
const oneChunk: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'one chunk',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^the root$/ }, () => ({
      path: resolve('src/index.ts'),
      sideEffects: true,
    }));
    onLoad({ filter: /[\\/]src[\\/]\w+[\\/]index\.ts$/ }, async ({ path }) => ({
      contents: `import 'the root';\n${await readFile(path, 'utf8')}`,
      loader: 'ts',
    }));
  },
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'february/index': 'src/february/index.ts',
    'hwatu/index': 'src/hwatu/index.ts',
    'schema/index': 'src/schema/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  noExternal: bundled,
  splitting: true,
  esbuildPlugins: [oneChunk],
  treeshake: true,
  clean: true,
  onSuccess: async () => {
    await writeNotices();
    await writeJsonSchemas('dist/schema/json');
  },
});
