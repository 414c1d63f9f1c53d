import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/dependencies.md', 'utf8');

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
const own = manifestOf('');

const rows = Array.from(page.matchAll(/^\| (@?[\w/]+) \| (\d.*) \|$/gm), ([, name = '', rest]) => {
  const [version = '', licence, how, size] = (rest ?? '').split(' | ');
  return { name, version, licence, how, size };
});

/** Packages that the sources import, without their subpaths. */
const imported = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  .flatMap((code) => Array.from(code.matchAll(/from '(@[^/']+\/[^/']+|[^./'][^/']*)/g)))
  .map(([, name]) => name);

/** What of each package the sources import. */
const USED: Readonly<Record<string, string>> = {
  immer: "export { Immer } from 'immer';",
  '@noble/hashes': `export { sha256 } from '@noble/hashes/sha2.js';
    export { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';`,
};

function gzippedSize(contents: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}

describe('docs/dependencies.md', () => {
  it('lists the packages that the sources import, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(imported)].sort());
  });

  it.each(rows)('has version and licence of $name, which has no dependencies', (row) => {
    const manifest = manifestOf(`node_modules/${row.name}/`);
    expect([row.version, row.licence]).toEqual([manifest.version, manifest.license]);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
  });

  it.each(rows)('says how $name comes', ({ name, how }) => {
    const installed = Object.keys(own.dependencies).includes(name);
    expect(how).toBe(installed ? 'installed with the package' : 'bundled into the built files');
  });

  it.each(rows)('has the size of $name, to a tenth of a kilobyte or so', ({ name, size }) => {
    const kilobytes = gzippedSize(USED[name] ?? '') / 1_000;
    expect(Math.abs(Number.parseFloat(size ?? '') - kilobytes)).toBeLessThan(0.15);
  });

  it('has every package that is installed along', () => {
    const installed = rows.filter(({ how }) => how?.startsWith('installed'));
    expect(installed.map(({ name }) => name)).toEqual(Object.keys(own.dependencies));
  });
});
