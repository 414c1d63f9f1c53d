import { describe, expect, it } from 'vitest';
import {
  applyMove,
  combineSeeds,
  commitSeed,
  createGame,
  legalMoves,
  OptionsError,
  RecordError,
  replay,
  score,
  simulate,
  toRecord,
  verifyRecord,
} from '../../src';
import { cards, type FebruaryMove, type FebruaryState } from '../../src/february';
import { cantFollow, original, rulesets, teams, untyped } from '../february/table';
import { hostileValues, revokedProxy, throwingProxy, withThrowing } from './hostile';

const SEED = 'a seed not for messages';
const options = { players: 3, seed: SEED } as const;

/** All moves of a game, always the first legal one. */
function movesOf(variant = original, given: object = options): FebruaryMove[] {
  const moves: FebruaryMove[] = [];
  simulate(variant, createGame(variant, given as never), (legal) => {
    moves.push(legal[0] as FebruaryMove);
    return legal[0] as FebruaryMove;
  });
  return moves;
}

const moves = movesOf();
const record = toRecord(original, options, moves);
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const errorOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('toRecord', () => {
  it('is plain frozen JSON with all there is to play it again', () => {
    expect(record).toEqual({ variant: 'february/original', revision: 1, options, moves });
    expect(copyOf(record)).toEqual(record);
    const parts = [record, record.options, record.moves, record.moves[0]];
    expect(parts.map(Object.isFrozen)).toEqual(parts.map(() => true));
  });

  it('does not freeze what it is given', () => {
    const given = { players: 3 as const, decks: [[...cards]] };
    const list = [{ type: 'play', seat: 0, card: '1d' }] as FebruaryMove[];
    toRecord(original, given, list);
    expect([given, given.decks, given.decks[0], list, list[0]].map(Object.isFrozen)).toEqual(
      Array(5).fill(false),
    );
  });

  it.each<[why: string, options: unknown, option: string]>([
    ['two players', { players: 2, seed: 'x' }, 'players'],
    ['an unknown key', { players: 3, seed: 'x', level: 1 }, 'options'],
    ['nothing', undefined, 'options'],
    ['a cyclic object', hostileValues.find(([name]) => name === 'a cyclic object')?.[1], 'options'],
    ['a big integer', { players: 3n, seed: 'x' }, 'players'],
    [
      'decks that cannot be copied',
      { players: 3, seed: 'x', decks: Object.assign([], { toJSON: () => 1n }) },
      'options',
    ],
    ['null', null, 'options'],
  ])('refuses options: %s', (_, given, option) => {
    const error = errorOf(() => toRecord(original, given as never, []));
    expect(error).toBeInstanceOf(OptionsError);
    expect((error as OptionsError).option).toBe(option);
  });

  it.each<[why: string, list: unknown, ply: number | null]>([
    ['no list', 'x', null],
    ['a list that is too long', Array(1_000_001), null],
    ['no move', [moves[0], 7], 1],
    ['an unknown card', [moves[0], moves[1], { type: 'play', seat: 0, card: '29d' }], 2],
    ['a hole', Array(1), 0],
  ])('refuses moves: %s', (_, list, ply) => {
    const error = errorOf(() => toRecord(original, options, list as never));
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ name: 'RecordError', ply, rejection: null });
  });
});

describe('replay', () => {
  it.each(Object.entries(rulesets))('%s: gives the state at any ply', (_, variant) => {
    const given = { players: 4, seed: 'replayed' } as const;
    const played = movesOf(variant, given);
    const own = copyOf(toRecord(variant, given, played));
    let state: FebruaryState = createGame(variant, given);
    for (const [ply, move] of played.entries()) {
      if (ply % 9 === 0) expect(replay(variant, own, ply)).toEqual(state);
      state = applyMove(variant, state, move);
    }
    expect(replay(variant, own)).toEqual(state);
    expect(replay(variant, own, played.length)).toEqual(state);
    expect(Object.isFrozen(replay(variant, own).hands)).toBe(true);
    expect(Object.isFrozen(own.moves)).toBe(false);
  });

  it('X1 with preset orders in place of a seed', () => {
    const given = { players: 5, decks: [cards, cards] } as const;
    const own = toRecord(original, given, movesOf(original, given));
    expect(score(original, replay(original, own)).final).toBe(true);
  });

  it.each([-1, 0.5, Number.NaN, moves.length + 1, '1', null])(
    'refuses to stop at ply %j',
    (plies) => {
      const error = errorOf(() => replay(original, record, plies as never));
      expect(error).toBeInstanceOf(OptionsError);
      expect((error as OptionsError).option).toBe('plies');
    },
  );

  it('names ply and rejection of the first illegal move', () => {
    const odd = {
      ...record,
      moves: [...moves.slice(0, 5), moves[0] as FebruaryMove, ...moves.slice(5)],
    };
    const error = errorOf(() => replay(original, odd));
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ name: 'RecordError', ply: 5, rejection: { ok: false } });
    const { message, rejection } = error as RecordError;
    expect(message).toBe(`move 5: ${rejection?.message}`);
    expect(replay(original, odd, 5)).toEqual(replay(original, record, 5));
  });

  it('names a ply where there is no move at all', () => {
    const odd = { ...record, moves: [...moves.slice(0, 2), null] };
    expect(errorOf(() => replay(original, odd as never))).toMatchObject({
      ply: 2,
      rejection: { code: 'malformed' },
    });
  });

  it.each<[why: string, given: unknown, message: RegExp]>([
    [
      'another variant',
      { ...record, variant: 'february/teams' },
      /not a record of february\/original, revision 1/,
    ],
    ['another revision', { ...record, revision: 2 }, /not a record of .* revision 1/],
    ['no moves', { ...record, moves: undefined }, /moves: expected a list/],
    [
      'a key too many',
      { ...record, result: 1 },
      /a record is an object of variant, revision, options, moves, found /,
    ],
    ['null', null, /a record is an object of .*found .*null/],
    ['a list', [record], /found a list/],
    ['a text', 'record', /found a string/],
  ])('refuses %s', (_, given, message) => {
    const error = errorOf(() => replay(untyped(original), given as never));
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ ply: null, rejection: null });
    expect((error as Error).message).toMatch(message);
  });

  it('names the option that is wrong', () => {
    const error = errorOf(() => replay(original, { ...record, options: { players: 9 } as never }));
    expect(error).toMatchObject({ name: 'OptionsError', option: 'players' });
  });

  it.each(hostileValues)('throws an error of its own for %s', (_, value) => {
    for (const given of [value, { ...record, moves: value }, { ...record, options: value }]) {
      const error = errorOf(() => replay(untyped(original), given as never));
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).name).toMatch(/^(RecordError|OptionsError|StateError)$/);
    }
  });
});

describe('verifyRecord', () => {
  const commitment = commitSeed(SEED);

  it('X1 gives state and score of a finished game from its seed', () => {
    const verified = verifyRecord(original, record, { commitment });
    const state = replay(original, record);
    expect(verified).toEqual({ ok: true, state, score: score(original, state) });
  });

  it('X1 of a seed of contributions', () => {
    const contributions = ['server', 'ann', 'bob'];
    const seed = combineSeeds(contributions);
    const given = { players: 4, seed } as const;
    const own = toRecord(cantFollow, given, movesOf(cantFollow, given));
    const commitments = contributions.map(commitSeed);
    expect(verifyRecord(cantFollow, own, { commitments, contributions })).toMatchObject({
      ok: true,
    });
    for (const [why, proof] of [
      ['another order', { commitments: [...commitments].reverse(), contributions }],
      ['all commitments as one', { commitments: [commitments.join()], contributions }],
      ['a commitment too few', { commitments: commitments.slice(1), contributions }],
      ['a commitment too many', { commitments: [...commitments, commitments[0]], contributions }],
    ] as const) {
      expect([why, verifyRecord(cantFollow, own, proof as never)]).toMatchObject([
        why,
        {
          ok: false,
          code: 'commitment-differs',
          message: 'The seed is not made of the contributions committed to.',
        },
      ]);
    }
    // A proof of both kinds is held to both.
    const commitment = commitSeed(seed);
    const both = (proof: object) =>
      verifyRecord(cantFollow, own, { commitment, commitments, contributions, ...proof });
    expect(both({})).toMatchObject({ ok: true });
    expect(both({ commitment: commitSeed('x') })).toMatchObject({ code: 'commitment-differs' });
    expect(both({ commitments: commitments.slice(1) })).toMatchObject({
      code: 'commitment-differs',
    });
    expect(both({ contributions: undefined })).toMatchObject({ code: 'malformed' });
    const half = { commitment, contributions: ['made up'] };
    expect(verifyRecord(cantFollow, own, half)).toMatchObject({ code: 'malformed' });
    const reversed = {
      commitments: [...commitments].reverse(),
      contributions: [...contributions].reverse(),
    };
    expect(verifyRecord(cantFollow, own, reversed)).toEqual({
      ok: false,
      code: 'commitment-differs',
      message: 'The seed is not made of the contributions committed to.',
      ply: null,
    });
  });

  it.each<[why: string, given: object, proof: object, code: string, ply: number | null]>([
    ['another commitment', record, { commitment: commitSeed('x') }, 'commitment-differs', null],
    [
      'no seed',
      { ...record, options: { players: 3, decks: [cards, cards] } },
      { commitment },
      'not-from-seed',
      null,
    ],
    [
      'seed and orders',
      { ...record, options: { ...options, decks: [] } },
      { commitment },
      'not-from-seed',
      null,
    ],
    [
      'a seed that is no string',
      { ...record, options: { players: 3, seed: 7 } },
      { commitment },
      'not-from-seed',
      null,
    ],
    [
      'an illegal move',
      { ...record, moves: [moves[1], ...moves.slice(1)] },
      { commitment },
      'illegal-move',
      0,
    ],
    [
      'a move too many',
      { ...record, moves: [...moves, moves[0]] },
      { commitment },
      'illegal-move',
      moves.length,
    ],
    [
      'a game that is not over',
      { ...record, moves: moves.slice(0, -1) },
      { commitment },
      'unfinished',
      null,
    ],
    ['another variant', { ...record, variant: 'x' }, { commitment }, 'malformed', null],
    [
      'another number of players',
      { ...record, options: { ...options, players: 9 } },
      { commitment },
      'malformed',
      null,
    ],
    ['no proof', record, {}, 'malformed', null],
    [
      'contributions that are none',
      record,
      { commitments: [], contributions: [] },
      'malformed',
      null,
    ],
  ])('X1 doubts %s', (_, given, proof, code, ply) => {
    const verified = verifyRecord(original, given as never, proof as never);
    expect(verified).toMatchObject({ ok: false, code, ply });
    expect(JSON.stringify(verified)).not.toContain(SEED);
  });

  it('X1 another dealer than agreed shows in the moves', () => {
    const given = { ...record, options: { ...options, dealer: 0 } };
    expect(verifyRecord(original, given, { commitment })).toMatchObject({
      code: 'illegal-move',
      ply: 0,
    });
  });

  it.each([
    ...hostileValues,
    ['a getter that throws a revoked proxy', withThrowing({}, 'options', () => revokedProxy())],
    ['a getter that throws nothing', withThrowing({}, 'options', () => undefined)],
    ['a proxy with traps', throwingProxy(record)],
  ] as [string, unknown][])('never throws for %s', (_, value) => {
    const variant = untyped(original);
    for (const verified of [
      verifyRecord(variant, value as never, { commitment }),
      verifyRecord(variant, record as never, value as never),
      verifyRecord(variant, { ...record, moves: value } as never, { commitment }),
      verifyRecord(variant, { ...record, options: value } as never, { commitment }),
      verifyRecord(variant, record as never, { commitments: value, contributions: value } as never),
    ]) {
      expect(verified).toMatchObject({ ok: false, message: expect.any(String) });
      expect(JSON.stringify(verified)).not.toContain(SEED);
    }
  });

  it('X1 teams too', () => {
    const given = { players: 4, seed: SEED, marking: 'calendar', follow: 'week' } as const;
    const own = toRecord(teams, given, movesOf(teams, given));
    expect(verifyRecord(teams, own, { commitment })).toMatchObject({ ok: true });
    expect(legalMoves(teams, replay(teams, own))).toEqual([]);
  });
});
