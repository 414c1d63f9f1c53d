import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { consumerProject, run } from './install';

/** What only one variant's code says: its id, and a word of its options, name or rejections. */
const variants = [
  {
    name: 'original',
    entry: 'february',
    players: 4,
    marks: ['february/original', 'February 2022'],
  },
  {
    name: 'lowLuck',
    entry: 'february',
    players: 4,
    marks: ['february/low-luck', 'Low-Luck February 2024'],
  },
  {
    name: 'teams',
    entry: 'february',
    players: 4,
    marks: ['february/teams', 'February Teams 2023', 'week-or-weekday'],
  },
  {
    name: 'cantFollow',
    entry: 'february',
    players: 4,
    marks: ['february/cant-follow', "Can't Follow February 2024"],
  },
  {
    name: 'shedding',
    entry: 'hwatu',
    players: 3,
    marks: ['hwatu/shedding', 'Hwatu shedding game', 'losersScoreZero', '8-bright'],
  },
] as const;

type Row = (typeof variants)[number];

/** A program of a front end with one game, from the game's entry or from the root. */
const programOf = ({ name, players, entry }: Row, from: string): string => `
  import { applyMove, createGame, legalMoves, score } from 'february-rules';
  import { ${name} } from '${from}';
  let state = createGame(${name}, { players: ${players}, seed: 'one game'${entry === 'hwatu' ? ', goal: 270' : ''} });
  for (let ply = 0; ply < 20; ply++) state = applyMove(${name}, state, legalMoves(${name}, state)[0]);
  console.log(JSON.stringify(score(${name}, state).standings));
`;

const html =
  '<!doctype html><title>One game</title><script type="module" src="./main.js"></script>';

let project = '';

/** Builds a page for production as a front end with Vite would, and gives its only script. */
async function built(row: Row, from: string): Promise<{ file: string; text: string }> {
  const root = join(project, `front-${row.name}-${from.replaceAll('/', '-')}`);
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), html);
  writeFileSync(join(root, 'main.js'), programOf(row, from));
  // What the polyfill needs is a browser; the program itself also plays without one.
  const options = { modulePreload: { polyfill: false } };
  await build({ root, configFile: false, logLevel: 'error', base: './', build: options });
  const assets = join(root, 'dist/assets');
  const [script = '', ...others] = readdirSync(assets);
  expect(others).toEqual([]);
  return { file: join(assets, script), text: readFileSync(join(assets, script), 'utf8') };
}

const marksIn = (text: string, rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ marks }) => marks.filter((mark) => text.includes(mark)));

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  project = consumerProject();
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true, force: true });
});

describe.each(variants)('a production build by Vite with $name alone', (row) => {
  const others = variants.filter((other) => other !== row);

  it.each([`february-rules/${row.entry}`, 'february-rules'])(
    'plays it, and carries no other game: from %s',
    async (from) => {
      const { file, text } = await built(row, from);
      expect(JSON.parse(run(project, 'node', file))).not.toHaveLength(0);
      expect(marksIn(text, [row])).toEqual([...row.marks]);
      expect(marksIn(text, others)).toEqual([]);
    },
  );
});
