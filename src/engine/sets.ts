/**
 * Sets of small numbers as integers, the way chess programs keep squares in bit boards. Nothing
 * outside this file touches a bit.
 *
 * A {@link BitSet} holds numbers 0 to 29. A {@link CardSet} holds card numbers 0 to 57 in two of
 * them, so that each stays a small integer in every JavaScript engine.
 */

/** A set of numbers from 0 to 29; bit k stands for k. */
export type BitSet = number;

/** A card as its index in its variant's list of cards, 0 to 57. */
export type CardNumber = number;

/** A set of cards: `lo` holds cards 0 to 27, `hi` cards 28 to 57. */
export interface CardSet {
  /** Cards 0 to 27: bit k is card k. */
  readonly lo: BitSet;
  /** Cards 28 to 57: bit k is card 28 + k. */
  readonly hi: BitSet;
}

/** How many cards `lo` holds; card 28 is the first of `hi`. */
const SPLIT = 28;

/** The set of one number, 0 to 29. */
export const bit = (member: number): BitSet => 1 << member;

/** The numbers 0 to `count - 1`. */
export const firstBits = (count: number): BitSet => (1 << count) - 1;

/** How many members the set has. */
export function bitCount(set: BitSet): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The least member; -1 for the empty set. */
export const lowestBit = (set: BitSet): number => 31 - Math.clz32(set & -set);

/** What the list has at each number of the set, ascending. */
export function itemsAt<T>(set: BitSet, list: readonly T[]): T[] {
  const items: T[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) items.push(list[lowestBit(rest)] as T);
  return items;
}

/** The set of no cards. */
export const NO_CARDS: CardSet = /* @__PURE__ */ Object.freeze({ lo: 0, hi: 0 });

/** The set of these cards. */
export function cardSet(cards: Iterable<CardNumber>): CardSet {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    if (card < SPLIT) lo |= 1 << card;
    else hi |= 1 << (card - SPLIT);
  }
  return { lo, hi };
}

/** Whether the card is in the set. */
export const has = (set: CardSet, card: CardNumber): boolean =>
  card < SPLIT ? ((set.lo >>> card) & 1) === 1 : ((set.hi >>> (card - SPLIT)) & 1) === 1;

/** The set with the card in it. */
export const including = (set: CardSet, card: CardNumber): CardSet =>
  card < SPLIT
    ? { lo: set.lo | (1 << card), hi: set.hi }
    : { lo: set.lo, hi: set.hi | (1 << (card - SPLIT)) };

/** The set without the card. */
export const without = (set: CardSet, card: CardNumber): CardSet =>
  card < SPLIT
    ? { lo: set.lo & ~(1 << card), hi: set.hi }
    : { lo: set.lo, hi: set.hi & ~(1 << (card - SPLIT)) };

/** The cards that are in either set. */
export const union = (a: CardSet, b: CardSet): CardSet => ({ lo: a.lo | b.lo, hi: a.hi | b.hi });

/** The cards that are in both sets. */
export const intersection = (a: CardSet, b: CardSet): CardSet => ({
  lo: a.lo & b.lo,
  hi: a.hi & b.hi,
});

/** The cards of `a` that are not in `b`. */
export const difference = (a: CardSet, b: CardSet): CardSet => ({
  lo: a.lo & ~b.lo,
  hi: a.hi & ~b.hi,
});

/** Whether the set has no cards. */
export const isEmpty = (set: CardSet): boolean => (set.lo | set.hi) === 0;

/** How many cards the set has. */
export const size = (set: CardSet): number => bitCount(set.lo) + bitCount(set.hi);

/** What the list has at each card number of the set, ascending. */
export function itemsOf<T>(set: CardSet, list: readonly T[]): T[] {
  const items: T[] = [];
  for (let rest = set.lo; rest !== 0; rest &= rest - 1) items.push(list[lowestBit(rest)] as T);
  for (let rest = set.hi; rest !== 0; rest &= rest - 1) {
    items.push(list[SPLIT + lowestBit(rest)] as T);
  }
  return items;
}

/** The same, card k of `lo` followed by card k of `hi`: a day card and the night card of its date. */
export function pairedItemsOf<T>(set: CardSet, list: readonly T[]): T[] {
  const items: T[] = [];
  for (let rest = set.lo | set.hi; rest !== 0; rest &= rest - 1) {
    const place = lowestBit(rest);
    if (((set.lo >>> place) & 1) === 1) items.push(list[place] as T);
    if (((set.hi >>> place) & 1) === 1) items.push(list[SPLIT + place] as T);
  }
  return items;
}

/** Every card number, at its own place. */
const NUMBERS: readonly CardNumber[] = /* @__PURE__ */ Array.from({ length: 58 }, (_, k) => k);

/** The cards of the set, ascending. */
export const cardsIn = (set: CardSet): CardNumber[] => itemsOf(set, NUMBERS);

/** The same, card k of `lo` followed by card k of `hi`. */
export const pairedCardsIn = (set: CardSet): CardNumber[] => pairedItemsOf(set, NUMBERS);

/** The list with the item at `index` replaced. */
export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = [...list];
  copy[index] = item;
  return copy;
}
