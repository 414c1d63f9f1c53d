import { describe, expect, it } from 'vitest';
import type { FinalScore, Move } from '../vectors/read';
import { fixedDecks } from './fixed-decks';
import { naiveGame } from './index';
import { at } from './lists';
import { type Countable, countEndings, movesInOrder, perft, reducedEnding, walk } from './perft';
import { perftCases } from './perft-cases';
import type { NaiveOptions } from './types';

/** Two seats take turns to take a card; the taker of the last one gets its number in halves. */
function takingGame(cards: readonly number[], last = 0, turn = 0): Countable {
  const over = cards.length === 0;
  const other = 1 - turn;
  return {
    seats: () => (over ? [] : [turn]),
    moves: (seat) => cards.map((date): Move => ({ type: 'mark', seat, date })),
    play: (move) => {
      const date = 'date' in move ? move.date : 0;
      return takingGame(
        cards.filter((card) => card !== date),
        date,
        other,
      );
    },
    over: () => over,
    score: (): FinalScore => ({
      final: over,
      winners: over ? [other] : [],
      standings: [
        { side: other, seats: [other], points: [last, 2], rank: 1 },
        { side: turn, seats: [turn], points: [0, 1], rank: 2 },
      ],
    }),
  };
}

function fixedGame(variant: string, options: NaiveOptions) {
  return naiveGame(variant, options, fixedDecks(variant, options.players, 2));
}

describe('the counter', () => {
  it.each([
    [0, 1],
    [1, 4],
    [2, 12],
    [3, 24],
    [4, 24],
    [5, 0],
  ])('counts the sequences of %i out of 4 cards', (depth, count) => {
    expect(perft(takingGame([1, 2, 3, 4]), depth)).toBe(count);
  });

  it('adds up the scores of all endings exactly, a side at a time', () => {
    // Of the 6 endings each card is last in 2; seat 0 takes the last one: 2 * (1 + 2 + 3) / 2.
    const expected = {
      finished: 6,
      cut: 0,
      points: [
        [6, 1],
        [0, 1],
      ],
      ranks: [6, 12],
    };
    expect(countEndings(takingGame([1, 2, 3]))).toEqual(expected);
  });

  it('stops at the horizon', () => {
    // Of 4 cards seat 0 takes one: 1/2 + 2/2 + 3/2 + 4/2.
    const expected = {
      finished: 0,
      cut: 4,
      points: [
        [5, 1],
        [0, 1],
      ],
      ranks: [4, 8],
    };
    expect(countEndings(takingGame([1, 2, 3, 4]), 1)).toEqual(expected);
  });

  it('walks by move (7k + 3) mod n, in the order of the texts', () => {
    // Texts sort 1, 10, 2, 3. Move 3 mod 4 of these is 3; then 10 mod 3 of 1, 10, 2 is 10.
    const left = movesInOrder(at(walk(takingGame([2, 10, 1, 3]), 2), 2));
    expect(left.map((move) => 'date' in move && move.date)).toEqual([1, 2]);
  });

  it('goes back from the end of the walk', () => {
    expect(movesInOrder(reducedEnding(takingGame([1, 2, 3, 4]), 3))).toHaveLength(3);
  });
});

describe('the first moves, which the rules alone tell', () => {
  const pack = (cards: number) => (cards * (cards - 1)) / 2;

  it.each([
    ['february/original', 3, [18]],
    ['february/original', 4, [14]],
    ['february/original', 5, [11]],
    ['february/low-luck', 3, [pack(18), pack(18) ** 2]],
    ['february/low-luck', 4, [pack(14), pack(14) ** 2]],
    ['february/low-luck', 5, [pack(11), pack(11) ** 2, pack(11) ** 3]],
    ['february/teams', 4, [14 * 13 * 12]],
    ['february/cant-follow', 4, [pack(14), pack(14) ** 2]],
  ])('%s with %i players (F1, L2, T2, C1)', (variant, players, counts) => {
    const game = fixedGame(variant, { players });
    expect(counts.map((_, i) => perft(game, i + 1))).toEqual(counts);
  });
});

describe('the last trick of Round I, which leads to Round II', () => {
  it.each([
    ['original, 3 players', 'february/original', 3, 51, [1, 1, 1, 13]],
    ['original, 4 players', 'february/original', 4, 52, [1, 1, 1, 1, 11]],
    ['original, 5 players', 'february/original', 5, 50, [1, 1, 1, 1, 1, 9]],
    ['low-luck, 3 players', 'february/low-luck', 3, 27 + 51, [1, 1, 1, 78, 78 ** 2]],
    ['low-luck, 4 players', 'february/low-luck', 4, 28 + 52, [1, 1, 1, 1, 55, 55 ** 2]],
    ['low-luck, 5 players', 'february/low-luck', 5, 30 + 50, [1, 1, 1, 1, 1, 36, 36 ** 2]],
  ])('%s (F1, L1)', (_, variant, players, after, counts) => {
    const game = at(walk(fixedGame(variant, { players }), after), after);
    expect(counts.map((_count, i) => perft(game, i + 1))).toEqual(counts);
  });

  it('teams: a date of the trick, then three cards of 11 (T2, T3)', () => {
    const after = 4 + 13 * 5;
    const game = at(walk(fixedGame('february/teams', { players: 4 }), after), after);
    const dates = perft(game, 5);
    expect(perft(game, 4)).toBe(1);
    expect([1, 2, 3, 4]).toContain(dates);
    expect(perft(game, 6)).toBe(dates * 11 * 10 * 9);
  });
});

describe('the seats', () => {
  it('turn with the dealer: who sits where makes no difference (S1, S2)', () => {
    const endingOf = (dealer: number) =>
      countEndings(reducedEnding(fixedGame('february/original', { players: 4, dealer }), 10));
    const { points, ranks } = endingOf(3);
    const turned = endingOf(0);
    expect(turned.points).toEqual([3, 0, 1, 2].map((seat) => points[seat]));
    expect(turned.ranks).toEqual([3, 0, 1, 2].map((seat) => ranks[seat]));
  });
});

describe('the cases', () => {
  const sizes = [
    ...[3, 4, 5].flatMap((n) => [`february/original ${n}`, `february/low-luck ${n}`]),
    ...['february/teams 4', 'february/cant-follow 4'],
    ...[2, 3, 4, 5, 6, 7, 8].map((n) => `hwatu/shedding ${n}`),
  ];

  it('have every game and number of players', () => {
    const found = perftCases.map(({ variant, options }) => `${variant} ${options.players}`);
    expect([...new Set(found)].sort()).toEqual(sizes.sort());
  });

  it.each(perftCases)('walk $variant $options to an end', ({ variant, options, decks, middle }) => {
    const positions = walk(naiveGame(variant, options, decks));
    expect(positions.at(-1)?.over()).toBe(true);
    expect(positions.length).toBeGreaterThan(middle.after);
  });
});
