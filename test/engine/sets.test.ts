import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as sets from '../../src/engine/sets';

const {
  bit,
  bitCount,
  cardSet,
  cardsIn,
  difference,
  firstBits,
  has,
  including,
  intersection,
  isEmpty,
  itemsAt,
  lowestBit,
  NO_CARDS,
  replaced,
  size,
  union,
  without,
} = sets;

const card = fc.integer({ min: 0, max: 57 });
const cards = fc.uniqueArray(card);
const ascending = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);

describe('sets of cards', () => {
  it('hold what a Set holds', () => {
    fc.assert(
      fc.property(cards, cards, card, (a, b, one) => {
        const [first, second] = [cardSet(a), cardSet(b)];
        expect(cardsIn(first)).toEqual(ascending(a));
        expect(cardsIn(union(first, second))).toEqual(ascending(new Set([...a, ...b])));
        expect(cardsIn(intersection(first, second))).toEqual(
          ascending(a.filter((x) => b.includes(x))),
        );
        expect(cardsIn(difference(first, second))).toEqual(
          ascending(a.filter((x) => !b.includes(x))),
        );
        expect(cardsIn(including(first, one))).toEqual(ascending(new Set([...a, one])));
        expect(cardsIn(without(first, one))).toEqual(ascending(a.filter((x) => x !== one)));
        expect([has(first, one), size(first), isEmpty(first)]).toEqual([
          a.includes(one),
          a.length,
          a.length === 0,
        ]);
      }),
    );
  });

  it('of no cards', () => {
    expect([cardsIn(NO_CARDS), size(NO_CARDS), isEmpty(NO_CARDS)]).toEqual([[], 0, true]);
    expect(Object.isFrozen(NO_CARDS)).toBe(true);
  });

  it('are small integers, whatever they hold', () => {
    const all = cardSet(Array.from({ length: 58 }, (_, number) => number));
    expect(all).toEqual({ lo: 2 ** 28 - 1, hi: 2 ** 30 - 1 });
  });
});

describe('sets of numbers from 0 to 29', () => {
  const members = fc.uniqueArray(fc.integer({ min: 0, max: 29 }));
  const names = Array.from({ length: 30 }, (_, index) => `n${index}`);

  it('hold what a Set holds', () => {
    fc.assert(
      fc.property(members, (list) => {
        const set = list.reduce((sum, member) => sum + 2 ** member, 0);
        const sorted = ascending(list);
        expect(bitCount(set)).toBe(list.length);
        expect(itemsAt(set, names)).toEqual(sorted.map((member) => `n${member}`));
        expect(lowestBit(set)).toBe(sorted[0] ?? -1);
      }),
    );
  });

  it.each([0, 1, 7, 28, 29])('the first %i and one', (count) => {
    expect([firstBits(count), bit(count)]).toEqual([2 ** count - 1, 2 ** count]);
  });

  it('a list with one item replaced is new', () => {
    const list = Object.freeze(['a', 'b', 'c']);
    expect(replaced(list, 1, 'x')).toEqual(['a', 'x', 'c']);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});
