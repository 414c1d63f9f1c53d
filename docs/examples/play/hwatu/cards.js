/** How Hwatu cards are written in a narration: month, flower and type, `3 cherry blossom ribbon`. */
import { hwatuMonths, monthOf, typeOf } from 'february-rules/hwatu';

/** @typedef {import('february-rules/hwatu').HwatuCard} HwatuCard */

/** @param {HwatuCard} card */
export const flowerOf = (card) => hwatuMonths[monthOf(card) - 1]?.flower.english ?? '';

/**
 * Month, flower and type; chaff of one month is not told apart, for it does not matter.
 *
 * @param {HwatuCard} card
 */
export const cardName = (card) => `${monthOf(card)} ${flowerOf(card)} ${typeOf(card)}`;

/**
 * Month and type only: `3 ribbon`.
 *
 * @param {HwatuCard | null} card
 */
export const shortName = (card) => (card === null ? '?' : `${monthOf(card)} ${typeOf(card)}`);

/** The months with their flowers, in English and as Korean players call them. */
export const flowerLegend = () =>
  hwatuMonths.map(
    ({ month, flower }) =>
      `   ${String(month).padStart(2)} ${flower.english} (${flower.romanised} ${flower.korean})`,
  );
