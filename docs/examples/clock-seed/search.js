/**
 * What a player at the site does with nothing but the own hand: tries every moment at which the
 * cards may have been dealt. A try ends with the first card that does not fit, after three draws on
 * average, so a day's milliseconds take seconds.
 */
import { DECK, numberFrom, stepped } from './site.js';

/**
 * @typedef {object} Span
 * @property {number} from the first moment, milliseconds since 1970
 * @property {number} to the last moment
 */

/**
 * The moments at which the site's clock deals this hand to seat 0 of 4.
 *
 * @param {readonly unknown[]} hand the cards of seat 0
 * @param {Span} span the moments to try
 */
export function momentsThatDeal(hand, { from, to }) {
  const isMine = Uint8Array.from(DECK, (_, place) => Number(place % 4 === 0));
  const isHeld = Uint8Array.from(DECK, (card) => Number(hand.includes(card)));
  const fits = tester(isMine, isHeld);
  const found = [];
  for (let moment = from; moment <= to; moment++) if (fits(moment | 0)) found.push(moment);
  return found;
}

/**
 * Whether a seed deals exactly the held cards to exactly these places.
 *
 * @param {Uint8Array} isMine by place, 1 where it is dealt to the hand
 * @param {Uint8Array} isHeld by card number, 1 where it is in the hand
 * @returns {(seed: number) => boolean}
 */
function tester(isMine, isHeld) {
  const size = isMine.length;
  const deck = Uint8Array.from(isMine, (_, card) => card);
  const places = new Uint8Array(size);
  return (seed) => {
    let state = seed;
    let last = size;
    let fits = true;
    while (fits && last > 0) {
      state = stepped(state);
      last--;
      const place = Math.floor(numberFrom(state) * (last + 1));
      places[last] = place;
      swap(deck, last, place);
      fits = isMine[last] === isHeld[Number(deck[last])];
    }
    // Taking the swaps back is cheaper than laying out a fresh deck.
    for (let at = last; at < size; at++) swap(deck, at, Number(places[at]));
    return fits;
  };
}

/**
 * @param {Uint8Array} deck
 * @param {number} one
 * @param {number} other
 */
function swap(deck, one, other) {
  const card = Number(deck[one]);
  deck[one] = Number(deck[other]);
  deck[other] = card;
}
