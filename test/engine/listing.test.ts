import { describe, expect, it } from 'vitest';
import { createGame, legalMoves, simulate } from '../../src';
import { type Listing, listed, offered } from '../../src/engine/listing';
import type { FebruaryMove } from '../../src/february';
import { type AnyRuleset, lowLuck, teams } from '../february/table';

/** The squares of 0 to 4, and how often each place has been asked for. */
function squares(): { readonly listing: Listing<object>; readonly asked: number[] } {
  const asked: number[] = [];
  const at = (place: number) => {
    asked.push(place);
    return { square: place * place };
  };
  return { listing: { length: 5, at }, asked };
}

const all = [0, 1, 4, 9, 16].map((square) => ({ square }));

describe('a listing', () => {
  it('gives a list', () => {
    expect(listed(squares().listing)).toEqual(all);
    const list = [1, 2];
    expect(listed(list)).toBe(list);
  });

  it('that is a list is offered as it is', () => {
    const list = [1, 2];
    expect(offered(list)).toEqual({ items: list, read: list });
    expect(offered(list).items).toBe(list);
  });

  it('makes an item when it is read, and once', () => {
    const { listing, asked } = squares();
    const { items, read } = offered(listing);
    expect(items.length).toBe(5);
    expect(asked).toEqual([]);
    expect(items[3]).toBe(items[3]);
    expect([items[3], items.at(-1)]).toEqual([{ square: 9 }, { square: 16 }]);
    expect(read).toEqual([{ square: 9 }, { square: 16 }]);
    expect(asked).toEqual([3, 4]);
  });

  it.each<[string, (items: readonly object[]) => unknown, unknown]>([
    ['spread', (items) => [...items], all],
    ['mapped', (items) => items.map((item) => item), all],
    ['copied by its keys', (items) => Object.values(items), all],
    ['asked for a place', (items) => [4 in items, 5 in items], [true, false]],
    ['a place before the first', (items) => items[-1], undefined],
    ['a place after the last', (items) => items[5], undefined],
    ['a place between two', (items) => items[1.5 as never], undefined],
    ['a symbol', (items) => items[Symbol.toStringTag as never], undefined],
    ['JSON', (items) => JSON.parse(JSON.stringify(items)), all],
    ['a list', (items) => Array.isArray(items), true],
  ])('looks like the list: %s', (_, look, expected) => {
    expect(look(offered(squares().listing).items)).toEqual(expected);
  });
});

describe('what simulate offers', () => {
  it.each([
    // T2: three of 14 cards, in every order.
    ['teams', teams, 14 * 13 * 12],
    // L2: two of 14 cards.
    ['low-luck', lowLuck, 91],
  ] as const)('is what legalMoves gives: %s', (_, variant, count) => {
    const state = createGame(variant, { players: 4, seed: 'x' });
    const seen: (readonly FebruaryMove[])[] = [];
    const choose = (moves: readonly FebruaryMove[]) => {
      seen.push([...moves]);
      return moves[0];
    };
    simulate(variant as AnyRuleset, state, choose, { until: () => seen.length === 1 });
    expect(seen).toEqual([legalMoves(variant, state, 0)]);
    expect(seen[0]).toHaveLength(count);
    expect(new Set(seen[0]?.map((move) => JSON.stringify(move))).size).toBe(count);
  });

  it('is made as it is read, and any legal move is accepted', () => {
    const state = createGame(teams, { players: 4, seed: 'x' });
    const wanted = legalMoves(teams, state, 0).at(-1);
    let asked = 0;
    const next = simulate(teams, state, () => wanted, { until: () => asked++ === 1 });
    expect(next.waiting).toEqual([1, 2, 3]);
  });
});
