/**
 * The bit-mask program with names for its cards, so that it can be checked against whole games.
 * None of this is timed.
 */
import { countOf, deck, kthOf, playGame, points, rankOf } from './bitmask.js';

const NIGHT = 32;
const SPECIALS = ['leap', 'reschedule'];

/** @param {number} card */
const nameOf = (card) => {
  const bit = card % NIGHT;
  return SPECIALS[bit - 28] ?? `${bit + 1}${card < NIGHT ? 'd' : 'n'}`;
};

/** @param {number} mask */
const bitsOf = (mask) => Array.from({ length: countOf(mask) }, (_, k) => kthOf(mask, k));

/**
 * @typedef {{ type: 'play', seat: number, card: string } | { type: 'mark', seat: number, date: number }} Move
 */

/**
 * Plays one game with given decks and the moves somebody chooses.
 * @param {import('./strings.js').Options} options
 * @param {readonly (readonly string[])[]} decks the order of either round's deck
 * @param {(legal: Move[]) => Move} choose
 * @returns {import('./strings.js').Result}
 */
export const playByHand = (options, decks, choose) => {
  const { players } = options;
  let round = 0;
  /** @type {readonly string[]} */
  let order = [];
  playGame(options, {
    draw: (from, size) => {
      const names = Array.from(deck.subarray(0, size), nameOf);
      if (from === 0) order = (decks[round++] ?? []).filter((name) => names.includes(name));
      return names.indexOf(order[from] ?? '', from);
    },
    card: (dayCards, nightCards, seat) => {
      const cards = [...bitsOf(dayCards), ...bitsOf(nightCards).map((bit) => NIGHT + bit)];
      const legal = cards.map((card) => ({
        type: /** @type {const} */ ('play'),
        seat,
        card: nameOf(card),
      }));
      const move = choose(legal);
      return cards.find((card) => 'card' in move && nameOf(card) === move.card) ?? 0;
    },
    date: (dates, seat) => {
      const move = choose(
        bitsOf(dates).map((date) => ({
          type: /** @type {const} */ ('mark'),
          seat,
          date: date + 1,
        })),
      );
      return 'date' in move ? move.date - 1 : 0;
    },
  });
  const standings = Array.from({ length: players }, (_, side) => ({
    side,
    points: (points[side] ?? 0) / 2,
    rank: rankOf(side, players),
  })).sort((a, b) => a.rank - b.rank || a.side - b.side);
  return { winners: standings.filter(({ rank }) => rank === 1).map(({ side }) => side), standings };
};
