import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulePage, rulePages } from './rule-blocks';

const upTo = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** Every ruling there is. */
const IDS = [
  ...upTo('S', 4),
  ...upTo('F', 18),
  ...upTo('L', 3),
  ...upTo('T', 8),
  ...upTo('C', 10),
  ...upTo('H', 8),
  ...upTo('X', 2),
];

const ROOT = new URL('../../', import.meta.url);

/** The texts of all TypeScript files below a folder, this one excepted: it lists every id. */
const textsIn = (folder: string, ending = '.ts'): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((path) => path !== fileURLToPath(import.meta.url))
    .map((path) => readFileSync(path, 'utf8'));

/** The ids that stand in a text one by one. */
const named = (text: string): string[] => text.match(/\b[SFLTCHX]\d{1,2}\b/g) ?? [];

/** The ids in a text, ranges like `S1-S4` filled in. */
function idsIn(text: string): string[] {
  const ranges = [...text.matchAll(/\b([SFLTCHX])(\d{1,2})(?:-| to )\1(\d{1,2})\b/g)];
  const within = ranges.flatMap(([, letter = '', from, to]) =>
    upTo(letter, Number(to)).slice(Number(from) - 1),
  );
  return [...within, ...named(text)];
}

const idsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(idsIn));

/** Comments and messages cite ids; strings such as a digest's name do not look like them. */
const inSource = [...idsOf(textsIn('src/'))].filter((id) => IDS.includes(id));
const inPages = idsOf(rulePages().map(rulePage));
/** A range in a comment does not say that each of it is tested. */
const inTests = new Set(textsIn('test/', '.test.ts').flatMap(named));
const headings = [...rulePage('rulings.md').matchAll(/^### (\w+)$/gm)].map(([, id]) => id);

describe('ruling ids', () => {
  it('are explained one by one on the page of rulings, and no others are', () => {
    expect(headings).toEqual(IDS);
  });

  it.each(inSource)('%s of the code stands on a rules page', (id) => {
    expect(inPages).toContain(id);
  });

  it('in the code are of the list', () => {
    const cited = textsIn('src/').flatMap((text) => text.match(/ruling: '(\w+)'/g) ?? []);
    const ids = cited.map((text) => text.slice(9, -1));
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => !IDS.includes(id))).toEqual([]);
  });

  it.each(IDS)('%s is cited by a test', (id) => {
    expect(inTests).toContain(id);
  });

  it.each(IDS)('%s is cited by another rules page', (id) => {
    const others = rulePages().filter((name) => name !== 'rulings.md');
    expect(idsOf(others.map(rulePage))).toContain(id);
  });
});
