/**
 * The 48 cards (H1): names at the border, numbers inside. A card's number is its index in
 * `hwatuCards`, so sets of cards run by month, then bright, animal, ribbon, chaff.
 */
import type { CardNumber } from '../engine/sets';

/**
 * Every card of the deck, by month, then bright, animal, ribbon, chaff (H1).
 *
 * @example
 * ```ts
 * import { hwatuCards } from 'february-rules/hwatu';
 *
 * console.log(hwatuCards.length, hwatuCards[0]); // 48 1-bright
 * ```
 */
export const hwatuCards = /* @__PURE__ */ Object.freeze([
  '1-bright',
  '1-ribbon',
  '1-chaff-1',
  '1-chaff-2',
  '2-animal',
  '2-ribbon',
  '2-chaff-1',
  '2-chaff-2',
  '3-bright',
  '3-ribbon',
  '3-chaff-1',
  '3-chaff-2',
  '4-animal',
  '4-ribbon',
  '4-chaff-1',
  '4-chaff-2',
  '5-animal',
  '5-ribbon',
  '5-chaff-1',
  '5-chaff-2',
  '6-animal',
  '6-ribbon',
  '6-chaff-1',
  '6-chaff-2',
  '7-animal',
  '7-ribbon',
  '7-chaff-1',
  '7-chaff-2',
  '8-bright',
  '8-animal',
  '8-chaff-1',
  '8-chaff-2',
  '9-animal',
  '9-ribbon',
  '9-chaff-1',
  '9-chaff-2',
  '10-animal',
  '10-ribbon',
  '10-chaff-1',
  '10-chaff-2',
  '11-bright',
  '11-chaff-1',
  '11-chaff-2',
  '11-chaff-3',
  '12-bright',
  '12-animal',
  '12-ribbon',
  '12-chaff-1',
] as const);

/** A card of the deck, such as `'3-bright'` or `'11-chaff-3'`. */
export type HwatuCard = (typeof hwatuCards)[number];

/** A month, 1 to 12 in the Korean order: 11 is paulownia, 12 rain (H1). */
export type HwatuMonth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * The types of card, the most valuable first (H2).
 *
 * @example
 * ```ts
 * import { hwatuTypes } from 'february-rules/hwatu';
 *
 * console.log(hwatuTypes.join()); // bright,animal,ribbon,chaff
 * ```
 */
export const hwatuTypes = /* @__PURE__ */ Object.freeze([
  'bright',
  'animal',
  'ribbon',
  'chaff',
] as const);

/** A type of card. */
export type HwatuType = (typeof hwatuTypes)[number];

/** What a card of each type counts (H2). */
export const POINTS: Readonly<Record<HwatuType, number>> = {
  bright: 20,
  animal: 10,
  ribbon: 5,
  chaff: 1,
};

const NUMBERS: ReadonlyMap<unknown, CardNumber> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ hwatuCards.map((card, number) => [card, number]),
);

/** The card's number. */
export const numberOf = (card: HwatuCard): CardNumber => NUMBERS.get(card) as CardNumber;

/** The card of that number. */
export const cardOf = (number: CardNumber): HwatuCard => hwatuCards[number] as HwatuCard;

/**
 * Whether a value is a card of this deck.
 *
 * @param value - anything
 *
 * @example
 * ```ts
 * import { isHwatuCard } from 'february-rules/hwatu';
 *
 * console.log(isHwatuCard('8-animal'), isHwatuCard('8-ribbon')); // true false
 * ```
 */
export const isHwatuCard = (value: unknown): value is HwatuCard => NUMBERS.has(value);

/**
 * A card's month.
 *
 * @param card - a card of the deck
 * @returns 1 to 12 in the Korean order (H1)
 *
 * @example
 * ```ts
 * import { monthOf } from 'february-rules/hwatu';
 *
 * console.log(monthOf('11-chaff-3')); // 11
 * ```
 */
export const monthOf = (card: HwatuCard): HwatuMonth => Number.parseInt(card, 10) as HwatuMonth;

/**
 * A card's type.
 *
 * @param card - a card of the deck
 *
 * @example
 * ```ts
 * import { typeOf } from 'february-rules/hwatu';
 *
 * console.log(typeOf('11-chaff-3')); // chaff
 * ```
 */
export const typeOf = (card: HwatuCard): HwatuType => card.split('-')[1] as HwatuType;

/**
 * What a card counts in a hand at the end of a round (H2).
 *
 * @param card - a card of the deck
 * @returns 20 for a bright, 10 for an animal, 5 for a ribbon, 1 for chaff
 *
 * @example
 * ```ts
 * import { pointsOf } from 'february-rules/hwatu';
 *
 * console.log(pointsOf('3-bright')); // 20
 * ```
 */
export const pointsOf = (card: HwatuCard): number => POINTS[typeOf(card)];
