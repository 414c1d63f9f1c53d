import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../src';
import { original } from '../../src/february';
import { shedding } from '../../src/hwatu';

const page = readFileSync('docs/architecture.md', 'utf8');

/** A row of the table of layers. */
interface Layer {
  readonly name: string;
  /** Files, and folders ending in a slash, below `src`. */
  readonly files: readonly string[];
  readonly imports: readonly string[];
}

const section = (heading: string): string =>
  page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** The rows of a section's first table, cells without backticks. */
const rowsIn = (text: string): readonly (readonly string[])[] =>
  (/^\|.*\n\| -.*\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? '')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()));

const listIn = (cell = ''): string[] => (cell === '' ? [] : cell.split(', '));

const layers: readonly Layer[] = rowsIn(section('Layers')).map(([name = '', files, imports]) => ({
  name,
  files: listIn(files),
  imports: listIn(imports),
}));

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** The layer that names the file itself, or else the folder it is in. */
function layerOf(file: string): string | undefined {
  const named = layers.find(({ files }) => files.includes(file));
  const holding = layers.find(({ files }) =>
    files.some((part) => part.endsWith('/') && file.startsWith(part)),
  );
  return (named ?? holding)?.name;
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** What a file imports: files below `src`, and packages without their subpaths. */
function importsOf(file: string): string[] {
  const code = readFileSync(`src/${file}`, 'utf8').replaceAll(COMMENT, '');
  return Array.from(code.matchAll(SPECIFIER), ([, from = '']) => {
    if (from.startsWith('.')) return posix.join(posix.dirname(file), `${from}.ts`);
    return (/^@[^/]+\/[^/]+|^[^/]+/.exec(from) ?? [''])[0];
  });
}

/** Every import from one layer to another, or to a package, as `from -> to`. */
function realEdges(): ReadonlySet<string> {
  const edges = new Set<string>();
  for (const file of sources) {
    const from = layerOf(file);
    for (const target of importsOf(file)) {
      const to = target.endsWith('.ts') ? layerOf(target) : target;
      if (from !== to) edges.add(`${from} -> ${to}`);
    }
  }
  return edges;
}

const writtenEdges = layers.flatMap(({ name, imports }) => imports.map((to) => `${name} -> ${to}`));

/** The drawing's lines with the layers that stand in them, from top to bottom. */
const drawing: readonly (readonly string[])[] = (
  /```text\n([\s\S]*?)```/.exec(section('Layers'))?.[1] ?? ''
)
  .split('\n')
  .map((line) => line.match(/[a-z]+(?: [a-z]+)*/g) ?? [])
  .filter((names) => names.length > 0);

const heightOf = (layer: string): number => drawing.findIndex((names) => names.includes(layer));

describe('the layers of docs/architecture.md', () => {
  it('hold every file once, and no file that is not there', () => {
    expect(sources.filter((file) => layerOf(file) === undefined)).toEqual([]);
    const named = layers.flatMap(({ files }) => files);
    expect(new Set(named).size).toBe(named.length);
    const isThere = (part: string) =>
      sources.some((file) => file === part || file.startsWith(part));
    expect(named.filter((part) => !isThere(part))).toEqual([]);
  });

  it('import what the table says, and all of it', () => {
    expect([...realEdges()].sort()).toEqual([...writtenEdges].sort());
  });

  it('all stand in the drawing once, and nothing else does', () => {
    const packages = new Set(writtenEdges.map((edge) => edge.split(' -> ')[1] ?? ''));
    for (const { name } of layers) packages.delete(name);
    expect(packages.size).toBeGreaterThan(0);
    expect(drawing.flat().sort()).toEqual(layers.map(({ name }) => name).sort());
  });

  it.each(layers.flatMap(({ name, imports }) => imports.map((to) => [name, to] as const)))(
    'the drawing has %s above %s',
    (from, to) => {
      if (heightOf(to) >= 0) expect(heightOf(from)).toBeLessThan(heightOf(to));
      else expect(to).toMatch(/^(immer|@noble\/hashes)$/);
    },
  );

  it('keep the games apart, and the engine ignorant of them', () => {
    const edges = [...realEdges()];
    expect(edges.filter((edge) => /^(verbs|basics|engine) -> /.test(edge)).join()).not.toMatch(
      /february|rulesets|table|blocks|slots|month|hwatu|schema|testing/,
    );
    expect(edges).not.toContain('hwatu -> month');
    expect(edges.filter((edge) => edge.endsWith(' -> hwatu')).sort()).toEqual([
      'root -> hwatu',
      'schema -> hwatu',
    ]);
  });
});

describe('the state layouts of docs/architecture.md', () => {
  const common = ['variant', 'revision', 'options', 'chance'];

  it.each([
    ['FebruaryState', createGame(original, { players: 4, seed: 'layout' })],
    ['HwatuState', createGame(shedding, { players: 4, goal: 270, seed: 'layout' })],
  ])('have every field of %s', (name, state) => {
    const fields = rowsIn(section(`The layout of ${name}`)).map(([field]) => field);
    expect([...common, ...fields].sort()).toEqual(Object.keys(state).sort());
  });
});
