/** Sets of cards, worked out once: what matches what, and what a hand counts. */
import {
  type CardNumber,
  type CardSet,
  cardSet,
  cardsIn,
  intersection,
  size,
  union,
} from '../engine/sets';
import { cardOf, type HwatuCard, hwatuCards, hwatuTypes, monthOf, POINTS, typeOf } from './cards';

/** Every card's number, ascending. */
export const DECK: readonly CardNumber[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ hwatuCards.map((_, number) => number),
);

/** The cards of each type, in the order of `hwatuTypes`. */
const BY_TYPE: readonly CardSet[] = /* @__PURE__ */ hwatuTypes.map((type) =>
  cardSet(DECK.filter((number) => typeOf(cardOf(number)) === type)),
);

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The cards of each month, January first. */
const BY_MONTH: readonly CardSet[] = /* @__PURE__ */ MONTHS.map((month) =>
  cardSet(DECK.filter((number) => monthOf(cardOf(number)) === month)),
);

/** By card, the cards of its month or type, itself included (H5). */
const MATCHES: readonly CardSet[] = /* @__PURE__ */ hwatuCards.map((card) =>
  union(
    BY_MONTH[monthOf(card) - 1] as CardSet,
    BY_TYPE[hwatuTypes.indexOf(typeOf(card))] as CardSet,
  ),
);

/** The cards that may be discarded on that card (H5). */
export const matchesOf = (top: CardNumber): CardSet => MATCHES[top] as CardSet;

/** The names of a set's cards, by month, then type. */
export const namesIn = (cards: CardSet): HwatuCard[] => cardsIn(cards).map(cardOf);

/** What the cards of a set count together (H2). */
export const pointsIn = (cards: CardSet): number =>
  hwatuTypes.reduce(
    (sum, type, index) => sum + POINTS[type] * size(intersection(cards, BY_TYPE[index] as CardSet)),
    0,
  );
