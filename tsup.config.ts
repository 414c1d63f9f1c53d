import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
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
  treeshake: true,
  clean: true,
  onSuccess: async () => {
    await writeNotices();
    await writeJsonSchemas('dist/schema/json');
  },
});
