import { describe, expect, it } from 'vitest';
import { createGame, viewOf } from '../../src';
import { isEndless, keyOf, shuffled } from '../../src/engine/chance';
import { cards, type FebruaryState } from '../../src/february';
import { dealing, filled } from '../february/dealing';
import { cardsOf, original, situation, stateAfter } from '../february/table';
import { countedGame, legalCards } from '../february/whole-games';
import { digestFor, referenceShuffle } from './reference-shuffle';

/** Round I's deck before it is shuffled: the day cards in order, then the night cards. */
const DECK = cards.slice(0, 56);

/** Computed once by a third implementation; must never change. */
const GOLDEN = [
  [
    'a rainy evening',
    '7d 22d 15n 2d 15d 21d 14n 13d 7n 28d 17n 11d 8d 23d 19d 28n 9d 16d 12n 2n 9n 27n 5d 20n 11n 3d 25n 3n 6d 12d 10n 6n 26n 18n 4n 24n 10d 22n 16n 13n 8n 19n 14d 26d 4d 17d 5n 1d 21n 18d 27d 23n 1n 24d 20d 25d',
  ],
  [
    '',
    '25d 23d 5n 25n 13n 10n 8n 7n 2n 6n 1d 10d 12d 15n 13d 24d 21n 14d 26d 22n 11d 20d 26n 20n 28n 4d 6d 9d 21d 18d 8d 3d 7d 16d 19n 27d 22d 11n 14n 1n 19d 23n 17n 16n 17d 2d 5d 27n 28d 12n 4n 24n 3n 9n 15d 18n',
  ],
  [
    '雨の夜',
    '14d 24n 17n 9n 1d 12n 18n 4n 23d 5d 1n 6n 20d 8n 25d 2n 3n 21n 15d 27d 10n 28n 13n 19n 11n 26n 3d 9d 10d 8d 2d 13d 5n 22n 4d 21d 16n 12d 7n 14n 25n 15n 17d 23n 27n 16d 28d 11d 7d 24d 26d 22d 20n 6d 19d 18d',
  ],
] as const;

const chanceOf = (seed: string, shuffles = 0) => ({ key: keyOf(seed), decks: [], shuffles });

/** The deck that was dealt to four players, seat 0 first (S2). */
function deckDealt(seed: string): string[] {
  const { hands } = viewOf(original, createGame(original, { players: 4, seed }), 'referee');
  return hands.map((hand) => [...hand].sort().join(' '));
}

describe('X1, X2: shuffles from the seed', () => {
  it.each(GOLDEN)('X2 the seed %j deals the same for ever', (seed, order) => {
    const deck = referenceShuffle(seed, 0, DECK).deck;
    expect(deck.join(' ')).toBe(order);
    expect(shuffled(chanceOf(seed), [...DECK.keys()]).map((number) => cards[number])).toEqual(deck);
    const hands = [0, 1, 2, 3].map((seat) => deck.filter((_, index) => index % 4 === seat));
    expect(deckDealt(seed)).toEqual(hands.map((hand) => [...hand].sort().join(' ')));
  });

  it('X1 every shuffle and every seed is the documented one, redrawn bytes included', () => {
    let rejected = 0;
    for (let k = 0; k < 300; k++) {
      const expected = referenceShuffle(`seed ${k}`, k % 3, DECK);
      rejected += expected.rejected;
      const found = shuffled(chanceOf(`seed ${k}`, k % 3), [...DECK.keys()]);
      expect(found.map((number) => cards[number])).toEqual(expected.deck);
    }
    expect(rejected).toBeGreaterThan(0);
  });

  it('X2 Round II is the second shuffle, of what is left after F2', () => {
    // Three cards were left to play, all others lie aside.
    const hands = ['20d', '21d', '15d'];
    const rest = cards.filter((card) => !['21d', '20d', '15d', '16d'].includes(card));
    const gone = cardsOf('16d 16n 17d 17n 18d 18n 19d 19n 22d 22n 23d 23n 24d 24n 25d 25n 26d');
    const start = situation(original, {
      options: { seed: 'two' },
      round: 1,
      hands,
      gone: gone.join(' '),
      aside: rest.filter((card) => !gone.includes(card)).join(' '),
    });
    const left = cards.filter((card) => !gone.includes(card) && card !== '21d' && card !== '1d');
    const order = referenceShuffle('two', 1, left).deck;
    const state = stateAfter(original, start, '20d 21d 15d');
    const found = viewOf(original, state, 'referee').hands.map((hand) => [...hand].sort());
    expect(left).toHaveLength(39);
    expect(found).toEqual(
      [0, 1, 2].map((seat) => order.filter((_, index) => index % 3 === seat).sort()),
    );
  });

  it('X1 all orders of a small deck are about equally frequent', () => {
    const counts = new Map<string, number>();
    for (let k = 0; k < 2_400; k++) {
      const order = shuffled(chanceOf(`dice ${k}`), [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const deviation = [...counts.values()].reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0);
    // 23 degrees of freedom: above 49.7 once in a thousand.
    expect(deviation).toBeLessThan(49.7);
  });

  it('X1 every card comes first about equally often', () => {
    const counts = Array<number>(56).fill(0);
    for (let k = 0; k < 2_800; k++) {
      const first = shuffled(chanceOf('first', k), [...DECK.keys()])[0] ?? -1;
      counts[first] = (counts[first] ?? 0) + 1;
    }
    const deviation = counts.reduce((sum, n) => sum + (n - 50) ** 2 / 50, 0);
    // 55 degrees of freedom: above 93.2 once in a thousand.
    expect(deviation).toBeLessThan(93.2);
  });

  it('X1 the whole seed counts', () => {
    const long = 'a'.repeat(1_023);
    expect(deckDealt(`${long}b`)).not.toEqual(deckDealt(`${long}c`));
    expect(deckDealt(' x')).not.toEqual(deckDealt('x'));
    expect(keyOf('x')).toBe(digestFor('deal', 'x'));
  });

  it('X1 is endless once the orders are used up and there is a seed', () => {
    expect(isEndless({ key: 'k', decks: [[0]], shuffles: 0 })).toBe(false);
    expect(isEndless({ key: 'k', decks: [[0]], shuffles: 1 })).toBe(true);
    expect(isEndless({ key: null, decks: [], shuffles: 0 })).toBe(false);
  });

  it('X1 equal seeds and moves give equal games', () => {
    const [one, two, three] = ['same', 'same', 'other'].map((seed) =>
      countedGame(original, createGame(original, { players: 3, seed }), 9),
    );
    expect(one).toEqual(two);
    expect(one?.end).not.toEqual(three?.end);
  });
});

describe('X1: preset orders', () => {
  const wanted = filled([cardsOf('28n 1d'), [], [], []], DECK, 14);
  const order = dealing(wanted);

  it('X1 an order may name more cards than are shuffled', () => {
    const more = ['leap', ...order.slice(0, 9), 'reschedule', ...order.slice(9)] as typeof order;
    const [plain, skipped] = [order, more].map((deck) =>
      viewOf(original, createGame(original, { players: 4, decks: [deck] }), 'referee'),
    );
    expect(plain?.hands[0]).toEqual(expect.arrayContaining(['28n', '1d']));
    expect(skipped?.hands).toEqual(plain?.hands);
  });

  it('X1 more orders may be given than are used', () => {
    const many = Array.from({ length: 9 }, () => [...DECK, 'leap' as const, 'reschedule' as const]);
    const start = createGame(original, { players: 4, decks: many });
    expect(countedGame(original, start, 3).end.phase).toBe('over');
  });

  it('X1 after the last order the seed goes on with its own second shuffle', () => {
    const start = createGame(original, { players: 4, decks: [order], seed: 'on' });
    const state = untilRoundTwo(start);
    const { hands, gone } = viewOf(original, state, 'referee');
    const left = cards.filter((card) => !gone.includes(card));
    const deck = referenceShuffle('on', 1, left).deck;
    // Whoever deals in Round II: the last seat, to seat 0 first (S1, S2).
    expect(hands.map((hand) => [...hand].sort())).toEqual(
      [0, 1, 2, 3].map((seat) => deck.filter((_, index) => index % 4 === seat).sort()),
    );
  });

  it('X1 orders leave no trace in what a player may see', () => {
    const state = createGame(original, { players: 4, decks: [order], seed: 'hidden seed' });
    const text = JSON.stringify(viewOf(original, state, 'referee'));
    expect(text).not.toContain('hidden seed');
    expect(text).not.toContain(keyOf('hidden seed'));
    expect(text).not.toContain('decks');
  });
});

function untilRoundTwo(start: FebruaryState): FebruaryState {
  let state = start;
  while (state.round === 1)
    state = stateAfter(original, state, legalCards(original, state)[0] ?? '');
  return state;
}
