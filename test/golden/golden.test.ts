/**
 * Whole games from seeds, as they were when they were last read by somebody: a published ruleset's
 * behaviour changes only with a new revision. `npm run goldens` writes them anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variants } from '../naive/every-choice';
import { goldens, transcriptOf } from './transcript';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder);

const headOf = (file: string): string =>
  readFileSync(new URL(file, folder), 'utf8').split('\n').slice(0, 2).join('\n');

describe('golden games', () => {
  it.each(goldens)('$name', (golden) => {
    const file = readFileSync(new URL(`${golden.name}.txt`, folder), 'utf8');
    expect(transcriptOf(golden)).toBe(file);
  });

  it('are all that there are', () => {
    expect(files.sort()).toEqual(goldens.map(({ name }) => `${name}.txt`).sort());
  });
});

/** Every value of every option, players and dealer included, as the second line shows it. */
const wanted = variants.flatMap(({ id, players, options }) =>
  [
    ...players.map((count) => `"players":${count}`),
    ...Object.entries(options).flatMap(([name, { values }]) =>
      values.map((value) => `"${name}":${JSON.stringify(value)}`),
    ),
    '"dealer":1',
  ].map((part) => ({ id, part })),
);

describe('a golden game is there', () => {
  it.each(wanted)('for $part of $id', ({ id, part }) => {
    const heads = files.map(headOf).filter((head) => head.startsWith(`${id}, revision `));
    expect(heads.filter((head) => head.includes(part)).length).toBeGreaterThan(0);
  });
});
