import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkMove,
  createGame,
  type Game,
  legalMoves,
  OptionsError,
  RecordError,
  replay,
  StateError,
  tryMove,
  type Variant,
  verifyRecord,
  viewOf,
} from '../../src';
import {
  type Parsed,
  parseMove,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
} from '../../src/schema';
import { type Damage, damage, damaged, wild } from './arbitraries';
import { gamesOf, numbers, type Played, SECRET, variants } from './positions';

/** How many inputs each entry gets: `FUZZ_RUNS=100000` for the longer run. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);
const TIMEOUT = 60_000 + RUNS * 60;

interface Table {
  readonly variant: Variant<Game>;
  readonly games: readonly Played[];
}

const tables: readonly Table[] = variants.map(([name, variant]) => ({
  variant,
  games: gamesOf(name),
  // Counterexamples are to be read, so whole games are no part of them.
  [fc.toStringMethod]: () => name,
}));

const table = fc.constantFrom(...tables);

const ownNames = Object.getOwnPropertyNames(Object.prototype).sort();

afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(ownNames);
});

/** One of the things of its games. */
function pick<T>({ games }: Table, at: number, list: (game: Played) => readonly T[]): T {
  const all = list(games[at % games.length] as Played);
  return all[at % all.length] as T;
}

/** A state of a game from the secret seed. */
const stateAt = (own: Table, at: number): Game['state'] => pick(own, at, ({ states }) => states);

const viewAt = (own: Table, at: number): Game['view'] =>
  viewOf(own.variant, stateAt(own, at), at % 3 === 0 ? 'referee' : 0);

/** Records short enough that damage hits their head, too. */
const recordAt = ({ games }: Table, at: number): object => {
  const { record } = games[at % games.length] as Played;
  return { ...record, moves: record.moves.slice(0, at % 8) };
};

const optionsAt = ({ games, variant }: Table, at: number): object => ({
  ...(games[at % games.length] as Played).options,
  decks: [[...variant.cards].reverse()],
});

/** The large numbers of a state, which are sets of cards; and its key. */
function secretsOf(state: Game['state']): readonly string[] {
  const { hands, packs = [] } = state as unknown as Record<'hands' | 'packs', object[]>;
  const sets = [...hands, ...packs].flatMap((set) => Object.values(set) as number[]);
  const bounds = [2 ** 28 - 1, 2 ** 30 - 1, 2 ** 20 - 1];
  const large = sets.filter((set) => set > 9_999 && !bounds.includes(set));
  return [...large.map(String), ...(state.chance.key === null ? [] : [state.chance.key])];
}

/** Whatever the answer is, it is one; and its problems keep secrets. */
function expectAnswer(parsed: Parsed<unknown>, secrets: readonly string[]): void {
  if (parsed.ok) return;
  expect(parsed.problems.length).toBeGreaterThan(0);
  expect(parsed.problems.length).toBeLessThanOrEqual(20);
  const text = JSON.stringify(parsed.problems);
  for (const secret of [SECRET, ...secrets]) expect(text.includes(secret)).toBe(false);
  expect(text.length).toBeLessThan(5_000);
}

type Parse = (variant: Variant<Game>, input: unknown) => Parsed<unknown>;
type SoundAt = (own: Table, at: number) => unknown;

const parsers: readonly (readonly [string, Parse, SoundAt])[] = [
  ['parseMove', parseMove, (own, at) => pick(own, at, ({ moves }) => moves)],
  ['parseOptions', parseOptions, optionsAt],
  ['parseRecord', parseRecord, recordAt],
  ['parseState', parseState, stateAt],
  ['parseView', parseView, viewAt],
];

describe.each(parsers)('%s answers, whatever it is given', (_, parse, soundAt) => {
  it(
    'anything',
    () => {
      fc.assert(
        fc.property(table, wild, ({ variant }, input) => expectAnswer(parse(variant, input), [])),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );

  it(
    'something sound damaged in one place, as value and as text',
    () => {
      fc.assert(
        fc.property(table, fc.nat(9_999), damage, (own, at, harm) => {
          const secrets = secretsOf(stateAt(own, at));
          const input = damaged(soundAt(own, at), harm);
          const parsed = parse(own.variant, input);
          expectAnswer(parsed, secrets);
          const text = attempt(() => JSON.stringify(input));
          if (typeof text === 'string') expectAnswer(parse(own.variant, text), secrets);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );
});

/** Damage may be a big integer, or hold itself: then there is no text. */
function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

describe('what is accepted is sound', () => {
  it(
    'a state damaged in one place is refused, or legal to its end',
    () => {
      fc.assert(
        fc.property(table, fc.nat(9_999), damage, (own, at, harm) => {
          const parsed = parseState(own.variant, damaged(stateAt(own, at), harm));
          if (parsed.ok) expectPlayable(own.variant, parsed.value, at);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );

  it(
    'options are taken by createGame, or lack a card of the first shuffle',
    () => {
      fc.assert(
        fc.property(table, fc.nat(9_999), damage, (own, at, harm) => {
          const parsed = parseOptions(own.variant, damaged(optionsAt(own, at), harm));
          if (!parsed.ok) return;
          const thrown = thrownBy(() => createGame(own.variant, parsed.value));
          const isShuffle = thrown instanceof OptionsError && thrown.option === 'decks';
          expect(thrown === null || isShuffle).toBe(true);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );

  it(
    'a move is never malformed, and a malformed one never accepted',
    () => {
      fc.assert(
        fc.property(table, fc.nat(9_999), damage, (own, at, harm) => {
          const state = stateAt(own, at);
          const input = damaged(
            pick(own, at, ({ moves }) => moves),
            harm,
          );
          const parsed = parseMove(own.variant, { ...(input as object) });
          if (!parsed.ok) return;
          const answer = checkMove(own.variant, state, parsed.value);
          const isSeat = parsed.value.seat < state.options.players;
          if (isSeat) expect(answer.ok || answer.code).not.toBe('malformed');
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );
});

/** Plays on at random; each state on the way is accepted, too. */
function expectPlayable(variant: Variant<Game>, start: Game['state'], seed: number): void {
  const choose = numbers(seed);
  let state = start;
  for (let ply = 0; ply < 150; ply++) {
    const legal = legalMoves(variant, state);
    if (legal.length === 0) break;
    const tried = tryMove(variant, state, legal[choose(legal.length)]);
    if (!tried.ok) throw new Error(`${tried.code}: ${tried.message}`);
    state = tried.state;
    if (ply % 10 === 0) expect(parseState(variant, state)).toEqual({ ok: true, value: state });
  }
}

describe('the verbs that strangers reach answer, whatever they are given', () => {
  const verbs: readonly (readonly [string, (own: Table, at: number, input: unknown) => unknown])[] =
    [
      ['checkMove', (own, at, move) => checkMove(own.variant, stateAt(own, at), move)],
      ['tryMove', (own, at, move) => tryMove(own.variant, stateAt(own, at), move)],
      ['createGame', (own, _, options) => createGame(own.variant, options as never)],
      ['replay', (own, _, record) => replay(own.variant, record as never)],
      [
        'verifyRecord',
        (own, _, record) => verifyRecord(own.variant, record as never, { commitment: SECRET }),
      ],
    ];
  const soundOf: Readonly<Record<string, SoundAt>> = {
    createGame: optionsAt,
    replay: recordAt,
    verifyRecord: recordAt,
  };

  it.each(verbs)(
    '%s',
    (name, call) => {
      const soundAt = soundOf[name] ?? ((own, at) => pick(own, at, ({ moves }) => moves));
      const input = (own: Table, at: number, harm: Damage | null, raw: unknown) =>
        harm === null ? raw : damaged(soundAt(own, at), harm);
      fc.assert(
        fc.property(table, fc.nat(9_999), fc.option(damage), wild, (own, at, harm, raw) => {
          let answer: unknown = null;
          const thrown = thrownBy(() => {
            answer = call(own, at, input(own, at, harm, raw));
          });
          expect(isTyped(thrown)).toBe(true);
          const told = thrown instanceof Error ? thrown.message : messageOf(answer);
          expect(told.includes(SECRET)).toBe(false);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT,
  );
});

function thrownBy(call: () => void): unknown {
  try {
    call();
    return null;
  } catch (error) {
    return error;
  }
}

const isTyped = (thrown: unknown): boolean =>
  thrown === null || [OptionsError, RecordError, StateError].some((type) => thrown instanceof type);

const messageOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? `${answer.message}` : '';

it('the games of the fuzz are whole and of all variants', () => {
  expect(tables).toHaveLength(5);
  for (const { variant, games } of tables) {
    for (const { states } of games) {
      const end = states[states.length - 1] as Game['state'];
      expect(variant.seats(end)).toEqual([]);
    }
  }
});
