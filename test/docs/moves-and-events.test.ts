import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  activeSeats,
  CODES,
  checkMove,
  createGame,
  type Game,
  legalMoves,
  tryMove,
  type Variant,
  viewOf,
} from '../../src';
import type { Field } from '../../src/engine/fields';
import type { MoveShapes } from '../../src/engine/variant';
import { cantFollow, lowLuck, original, teams } from '../../src/february';
import { shedding } from '../../src/hwatu';
import { type Random, randomFrom } from '../../src/testing/random';

const page = readFileSync('docs/moves-and-events.md', 'utf8');

/** The rows of the table below a heading. */
const rowsUnder = (heading: string): readonly (readonly string[])[] =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()));

const listIn = (cell = ''): readonly string[] => cell.split(', ');
const keysOf = (value: object): string =>
  Object.keys(value)
    .filter((key) => key !== 'type')
    .join(', ');

/** What games show, as rows of text: type, fields and so on. */
interface Shown {
  readonly moves: Set<string>;
  readonly events: Set<string>;
  readonly phases: Set<string>;
  readonly refusals: Set<string>;
}

const shown: Record<string, Shown> = {};

/** Values for one field: each that it may hold, or a list of each length. */
function valuesOf({ values, lengths }: Field): readonly unknown[] {
  if (lengths === null) return values;
  const counts = Array.from({ length: lengths.max - lengths.min + 1 }, (_, k) => k + lengths.min);
  return counts.map((count) => values.slice(0, count));
}

/** Moves of every shape, good and bad; no shape has more than one field. */
const probesOf = (shapes: MoveShapes, seat: number): readonly object[] =>
  Object.entries(shapes).flatMap(([type, fields]): readonly object[] => {
    const [named] = Object.entries(fields);
    if (named === undefined) return [{ type, seat }];
    const [name, field] = named;
    return valuesOf(field).map((value) => ({ type, seat, [name]: value }));
  });

function probe<G extends Game>(variant: Variant<G>, state: G['state'], { refusals }: Shown) {
  for (let seat = 0; seat < state.options.players; seat++) {
    for (const move of [null, ...probesOf(variant.shapes, seat)]) {
      const answer = checkMove(variant, state, move);
      if (!answer.ok) refusals.add(`${answer.code}: ${keysOf(answer.data) || 'none'}`);
    }
  }
}

/** Plays a random move and notes it; null when the game is over. */
function step<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  { pick }: Random,
  seen: Shown,
): G['state'] | null {
  const { phase } = viewOf(variant, state, 'referee') as unknown as { phase: string };
  seen.phases.add(phase);
  const seat = pick(activeSeats(variant, state));
  if (seat === undefined) return null;
  const move = pick(legalMoves(variant, state, seat)) as G['move'];
  seen.moves.add(`${move.type} (${keysOf(move)}) ${phase}`);
  const tried = tryMove(variant, state, move);
  if (!tried.ok) throw new Error(tried.message);
  for (const event of tried.events) seen.events.add(`${event.type} (${keysOf(event)})`);
  return tried.state;
}

/** Beginnings long enough for each refusal to come up; the end of the game is probed as well. */
const PROBED = 160;

function watch<G extends Game>(name: string, variant: Variant<G>, options: G['options']): void {
  const seen: Shown = {
    moves: new Set(),
    events: new Set(),
    phases: new Set(),
    refusals: new Set(),
  };
  shown[name] = seen;
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(`${name} ${game}`);
    let last = createGame(variant, { ...options, seed: `${name} ${game}` });
    let state: G['state'] | null = last;
    for (let ply = 0; state !== null; ply++) {
      last = state;
      if (ply < PROBED) probe(variant, state, seen);
      state = step(variant, state, random, seen);
    }
    probe(variant, last, seen);
  }
}

beforeAll(() => {
  watch('original', original, { players: 4 });
  watch('lowLuck', lowLuck, { players: 4 });
  watch('teams', teams, { players: 4 });
  watch('cantFollow', cantFollow, { players: 4 });
  watch('shedding', shedding, { players: 4, goal: 270 });
}, 120_000);

const NAMES = ['original', 'lowLuck', 'teams', 'cantFollow', 'shedding'];

describe.each(NAMES)('%s', (name) => {
  it('has the moves of the table, in their phases', () => {
    const rows = rowsUnder('Moves').filter((cells) => listIn(cells[4]).includes(name));
    const told = rows.map(([type, fields, phase]) => `${type} (${fields}) ${phase}`);
    expect([...(shown[name]?.moves ?? [])].sort()).toEqual(told.sort());
    const phases = new Set([...rows.map(([, , phase]) => phase), 'over']);
    expect([...(shown[name]?.phases ?? [])].sort()).toEqual([...phases].sort());
  });

  it('has the events of the table', () => {
    const rows = rowsUnder('Events').filter((cells) => listIn(cells[3]).includes(name));
    const told = rows.map(([type, fields]) => `${type} (${fields})`);
    expect([...(shown[name]?.events ?? [])].sort()).toEqual(told.sort());
  });
});

describe('rejections', () => {
  it('has a row for each code', () => {
    expect(rowsUnder('Rejections').map(([code]) => code)).toEqual([...CODES]);
  });

  /** Met by no move that is tried on a sound state with a seed. */
  const UNMET = ['wrong-state', 'hidden', 'shuffle-unavailable'];

  it.each([
    ['February', 2, NAMES.slice(0, 4)],
    ['Hwatu', 3, ['shedding']],
  ] as const)('carry the data of the table in %s', (_, column, names) => {
    const told = rowsUnder('Rejections')
      .filter((cells) => !UNMET.includes(cells[0] ?? '') && cells[column] !== 'never')
      .map((cells) => `${cells[0]}: ${cells[column]}`);
    const met = new Set(names.flatMap((name) => [...(shown[name]?.refusals ?? [])]));
    expect([...met].sort()).toEqual(told.sort());
  });
});
