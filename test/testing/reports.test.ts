import { describe, expect, it } from 'vitest';
import { createGame, type Variant } from '../../src';
import type { FebruaryGame } from '../../src/february';
import { cardsIn, checkLaws, LawError } from '../../src/testing';
import { difference, thawed, unmasked, unplain } from '../../src/testing/compare';
import { type Played, replayed, simulatedGame } from '../../src/testing/game-laws';
import { randomFrom } from '../../src/testing/random';
import { playedBy } from '../laws/games';
import { rulesets } from '../laws/variants';

const { variant } = rulesets.original;

describe('checkLaws', () => {
  const some = { options: [{ players: 3 as const }], closely: 5 };

  it('checks the same games for the same seed, and others for another', () => {
    const seeds = ['a', 'a', 'b'].map((seed) => shownBy(broken, seed));
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[2]).not.toBe(seeds[0]);
  });

  it('counts games, states checked by every law, and moves', () => {
    const { games, states, moves } = checkLaws(variant, { ...some, games: 4 });
    expect(games).toBe(4);
    // The first states and the last one of each game; F1: 93 cards are played with 3 players, 54
    // of them in Round I, after which a game from one card order alone cannot go on.
    expect(states).toBe(4 * (5 + 1));
    expect(moves).toBeGreaterThanOrEqual(3 * 93 + 53);
    expect(moves).toBeLessThanOrEqual(3 * 94 + 53);
  });

  it('plays every combination of options if told nothing', () => {
    expect(checkLaws(variant, { closely: 1 }).games).toBe(3 * 2);
  });

  it('names a whole game when it breaks only at its end', () => {
    const endless: Variant<FebruaryGame> = {
      ...variant,
      score: (state) => ({ ...variant.score(state), final: false }),
    };
    const error = errorOf(() => checkLaws(endless, some));
    expect(error.law).toBe('score-sound');
    expect(error.moves.length).toBeGreaterThanOrEqual(93);
    expect(error.message).toContain('the last 40 of them');
  });

  it('takes what is thrown as a law broken, with its cause', () => {
    const cause = new RangeError('no table');
    const throwing: Variant<FebruaryGame> = {
      ...variant,
      seats: () => {
        throw cause;
      },
    };
    const error = errorOf(() => checkLaws(throwing, some));
    expect(error.message).toContain('no table');
    expect((error.cause as Error).cause).toBe(cause);
  });

  const broken: Variant<FebruaryGame> = { ...variant, moves: () => [] };
  const shownBy = (other: typeof broken, seed: string): string =>
    JSON.stringify(errorOf(() => checkLaws(other, { ...some, seed })).options);
});

function errorOf(check: () => unknown): LawError {
  try {
    check();
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
  }
  throw new Error('no law was found broken');
}

describe('the laws of a whole game', () => {
  const options = { players: 3, seed: 'whole' } as const;
  const { moves } = playedBy(variant, options, [1, 2, 3]);
  const first = createGame(variant, options);
  // Every state but the first is missing, so that nothing is what it ought to be.
  const game: Played<FebruaryGame> = {
    variant,
    options,
    secrets: [],
    random: randomFrom('plies'),
    moves,
    states: [first],
  };

  it('find a record that replays to another state', () => {
    expect(replayed(game)).toContain(`the state replayed to ply ${moves.length}`);
  });

  it('find a simulation that ends in another state', () => {
    expect(simulatedGame(game)).toContain('the state after all moves that simulate gives');
  });

  it('find a record that cannot be replayed', () => {
    const [move] = moves;
    const twice = { ...game, moves: move ? [move, move] : [] };
    expect(() => replayed(twice)).toThrow('move 1');
  });
});

describe('what the laws compare', () => {
  it.each<[string, unknown, unknown, string | null]>([
    ['equal values', { a: [1, null] }, { a: [1, null] }, null],
    ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, null],
    ['another value', { a: [1, 2] }, { a: [1, 3] }, 'x.a[1] is 2, expected 3'],
    ['a missing key', {}, { a: 1 }, 'x.a is undefined, expected 1'],
    ['a shorter list', [1], [1, 2], 'x[1] is undefined, expected 2'],
    ['a list for an object', [], {}, 'x is [], expected {}'],
    ['nothing under a key', { a: undefined }, {}, 'x has other keys'],
    ['an object for a value', {}, null, 'x is {}, expected null'],
  ])('%s', (_what, found, expected, difference_) => {
    expect(difference(found, expected, 'x')).toBe(difference_);
  });

  it.each<[string, unknown, unknown, string | null]>([
    ['null for a card', { hand: ['1d', null] }, { hand: ['1d', '2d'] }, null],
    ['null for a list', { hand: null }, { hand: ['1d'] }, null],
    ['a card for null', ['1d'], [null], 'x[0] is "1d", expected null or null'],
    ['a missing card', { hand: ['1d'] }, { hand: ['1d', '2d'] }, 'x.hand[1] stands in one alone'],
    ['another card', ['3d'], ['2d'], 'x[0] is "3d", expected null or "2d"'],
  ])('%s in place of what is hidden', (_what, masked, open, found) => {
    expect(unmasked(masked, open, 'x')).toBe(found);
  });

  it.each<[string, unknown, string | null]>([
    ['plain data', { a: [1, 'b', true, null] }, null],
    ['an object without a prototype', Object.create(null), null],
    ['undefined', { a: undefined }, 'x.a is undefined'],
    ['no number', [Number.NaN], 'x[0] is NaN'],
    ['infinity', { a: Number.POSITIVE_INFINITY }, 'x.a is Infinity'],
    ['minus zero', { a: -0 }, 'x.a is -0'],
    ['a function', { a: () => 1 }, 'x.a is a function'],
    ['a big integer', [1n], 'x[0] is a bigint'],
    ['a date', { a: new Date(0) }, 'x.a is no plain object or list'],
    ['a list with a hole', { a: new Array(2) }, 'x.a is no plain object or list'],
    ['a key that is a symbol', { [Symbol('s')]: 1 }, 'x has a symbol as a key'],
  ])('%s', (_what, value, found) => {
    expect(unplain(value, 'x')).toBe(found);
  });

  it('find what is not frozen, however deep', () => {
    const inner = Object.freeze([Object.freeze({ a: {} })]);
    expect(thawed(inner, 'x')).toBe('x[0].a');
    expect(thawed({}, 'x')).toBe('x');
    expect(thawed(Object.freeze({ a: 1 }), 'x')).toBeNull();
  });
});

describe('cardsIn', () => {
  it('gives every card of the places named, and of no others', () => {
    const view = { hands: [['1d'], ['2d', null]], gone: ['3d'], last: ['4d'] };
    expect(cardsIn('hands', 'gone')(view)).toEqual(['1d', '2d', '3d']);
  });
});
