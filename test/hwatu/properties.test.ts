import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, legalMoves, score, simulate, viewOf } from '../../src/engine';
import { type CardNumber, cardSet, cardsIn, size } from '../../src/engine/sets';
import {
  type HwatuMove,
  type HwatuOptions,
  type HwatuScore,
  type HwatuState,
  hwatuCards,
  shedding,
} from '../../src/hwatu';
import { everything } from './table';

const games = fc.record({
  players: fc.constantFrom<HwatuOptions['players']>(2, 3, 4, 5, 6, 7, 8),
  goal: fc.constantFrom<HwatuOptions['goal']>(270, 570),
  losersScoreZero: fc.boolean(),
  seed: fc.string(),
});

const picks = (minLength: number, maxLength: number) =>
  fc.array(fc.nat({ max: 100 }), { minLength, maxLength });

/** One of the moves, by a number that may be larger than there are moves. */
const pickedBy = (number: number, moves: readonly HwatuMove[]): HwatuMove =>
  moves[number % moves.length] as HwatuMove;

/** A position so many moves into a game, or its end. */
function positionAfter(options: HwatuOptions, numbers: readonly number[]): HwatuState {
  let made = 0;
  return simulate(
    shedding,
    createGame(shedding, options),
    (moves) => pickedBy(numbers[made++] as number, moves),
    { until: () => made === numbers.length },
  );
}

/** The state with all that the seat can't see in another order. */
function permuted(state: HwatuState, seat: number, order: readonly number[]): HwatuState {
  const { hands, drawPile } = state;
  const others = hands.flatMap((hand, other) => (other === seat ? [] : cardsIn(hand)));
  const unseen = [...others, ...drawPile.order.slice(drawPile.drawn)];
  const placeOf = (card: CardNumber) => order.indexOf(card);
  const cards = unseen.sort((a, b) => placeOf(a) - placeOf(b));
  return {
    ...state,
    hands: hands.map((hand, other) =>
      other === seat ? hand : cardSet(cards.splice(0, size(hand))),
    ),
    drawPile: { order: cards, drawn: 0 },
  };
}

/** The end of a game in which the numbers pick the moves, over and over. */
function endOf(options: HwatuOptions, numbers: readonly number[]): HwatuScore {
  let made = 0;
  const end = simulate(shedding, createGame(shedding, options), (moves) =>
    pickedBy(numbers[made++ % numbers.length] as number, moves),
  );
  return score(shedding, end);
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

describe('whatever the game', () => {
  it('what a seat cannot see makes no difference to it', () => {
    const orders = fc.shuffledSubarray([...hwatuCards.keys()], { minLength: 48 });
    fc.assert(
      fc.property(
        games,
        picks(0, 150),
        orders,
        fc.nat({ max: 7 }),
        (options, numbers, order, n) => {
          const state = positionAfter(options, numbers);
          fc.pre(state.turn !== null);
          const seat = n % options.players;
          const other = permuted(state, seat, order);
          expect(viewOf(shedding, other, seat)).toEqual(viewOf(shedding, state, seat));
          expect(legalMoves(shedding, other, seat)).toEqual(legalMoves(shedding, state, seat));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a view of every seat gives its legal moves and the score', () => {
    fc.assert(
      fc.property(games, picks(0, 150), (options, numbers) => {
        const state = positionAfter(options, numbers);
        for (const seat of state.hands.keys()) {
          const view = viewOf(shedding, state, seat);
          expect(legalMoves(shedding, view)).toEqual(legalMoves(shedding, state, seat));
          expect(score(shedding, view)).toEqual(score(shedding, state));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('each of the 48 cards is in exactly one place (H1)', () => {
    fc.assert(
      fc.property(games, picks(0, 150), (options, numbers) => {
        const { hands, discardPile, drawPile } = everything(positionAfter(options, numbers));
        const cards = [...hands.flat(), ...discardPile, ...drawPile];
        expect(cards).toHaveLength(48);
        expect(new Set(cards)).toEqual(new Set(hwatuCards));
      }),
      { numRuns: 60 },
    );
  });

  it('it ends when the winner of a round reaches the goal (H7, H8)', () => {
    fc.assert(
      fc.property(games, picks(1, 20), (options, numbers) => {
        const { final, standings, winners, rounds } = endOf(options, numbers);
        const reached = standings.filter(({ points }) => points >= options.goal);
        expect(final).toBe(true);
        expect(reached.map(({ side }) => side)).toEqual(winners);
        expect(rounds.slice(-1).map(({ winner }) => winner)).toEqual(winners);
      }),
      { numRuns: 40 },
    );
  });

  it('rounds account for every point, and sum to zero unless losers lose nothing (H7)', () => {
    fc.assert(
      fc.property(games, picks(1, 20), (options, numbers) => {
        const { standings, rounds } = endOf(options, numbers);
        for (const { side, points } of standings) {
          expect(total(rounds.map(({ gained }) => gained[side] as number))).toBe(points);
        }
        for (const { winner, counted, gained } of rounds) {
          const lost = options.losersScoreZero ? 0 : total(counted);
          expect(total(gained)).toBe(total(counted) - lost);
          expect(gained[winner]).toBe(total(counted));
        }
      }),
      { numRuns: 40 },
    );
  });
});
