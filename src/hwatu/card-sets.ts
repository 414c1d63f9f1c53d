/** Sets of cards, worked out once: what matches what, and what a hand counts. */
import {
  type CardNumber,
  type CardSet,
  cardSet,
  intersection,
  itemsOf,
  size,
  union,
} from '../engine/sets';
import { cardOf, type HwatuCard, hwatuCards, hwatuTypes, POINTS, typeOf } from './cards';

/** Every card's number, ascending. */
export const DECK: readonly CardNumber[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ hwatuCards.map((_, number) => number),
);

/** The cards of each type, in the order of `hwatuTypes`. */
const BY_TYPE: readonly CardSet[] = /* @__PURE__ */ hwatuTypes.map((type) =>
  cardSet(DECK.filter((number) => typeOf(cardOf(number)) === type)),
);

/** The four cards of a card's month, which have their numbers in a row. */
const ofMonth = (number: CardNumber): CardSet => {
  const first = number - (number % 4);
  return cardSet(DECK.slice(first, first + 4));
};

const ofType = (number: CardNumber): CardSet =>
  BY_TYPE[hwatuTypes.indexOf(typeOf(cardOf(number)))] as CardSet;

/** By card, the cards of its month or type, itself included (H5). */
const MATCHES: readonly CardSet[] = /* @__PURE__ */ DECK.map((number) =>
  union(ofMonth(number), ofType(number)),
);

/** The cards that may be discarded on that card (H5). */
export const matchesOf = (top: CardNumber): CardSet => MATCHES[top] as CardSet;

/** The names of a set's cards, by month, then type. */
export const namesIn = (cards: CardSet): HwatuCard[] => itemsOf(cards, hwatuCards);

/** What the cards of a set count together (H2). */
export const pointsIn = (cards: CardSet): number =>
  hwatuTypes.reduce(
    (sum, type, index) => sum + POINTS[type] * size(intersection(cards, BY_TYPE[index] as CardSet)),
    0,
  );
