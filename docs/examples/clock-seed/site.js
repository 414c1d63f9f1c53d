/** A card site that shuffles the way many do: a small generator, seeded with the clock. */
import { createGame } from 'february-rules';
import { cards, original } from 'february-rules/february';

/** Round I's deck before it is shuffled. */
export const DECK = cards.slice(0, 56);

/** What the generator adds to its state each time. */
const STEP = 0x6d2b79f5;

/**
 * The state after the next number. The generator is mulberry32, which passes the usual tests of
 * randomness: its 32 bits of state are what is wrong with it.
 *
 * @param {number} state 32 bits
 */
export const stepped = (state) => (state + STEP) | 0;

/**
 * The number a state stands for: 0 up to but not 1.
 *
 * @param {number} state 32 bits
 */
export function numberFrom(state) {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
}

/**
 * The deck in the order this clock gives it.
 *
 * @param {number} milliseconds since 1970; the generator takes the low 32 bits
 */
export function clockDeck(milliseconds) {
  const deck = [...DECK];
  let state = milliseconds | 0;
  for (let left = deck.length; left > 1; left--) {
    state = stepped(state);
    const place = Math.floor(numberFrom(state) * left);
    [deck[left - 1], deck[place]] = [cardAt(deck, place), cardAt(deck, left - 1)];
  }
  return deck;
}

/**
 * @param {typeof DECK} deck
 * @param {number} place
 */
function cardAt(deck, place) {
  const card = deck[place];
  if (card === undefined) throw new RangeError('no such place in the deck');
  return card;
}

/**
 * The game the site deals at that moment.
 *
 * @param {number} milliseconds since 1970
 */
export const dealtByClock = (milliseconds) =>
  createGame(original, { players: 4, decks: [clockDeck(milliseconds)] });
