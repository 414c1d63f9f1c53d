import { describe, expect, it } from 'vitest';
import { createGame, IllegalMoveError, legalMoves, simulate } from '../../src';
import { type Listing, listed, offered } from '../../src/engine/listing';
import type { FebruaryMove } from '../../src/february';
import { type AnyRuleset, lowLuck, original, teams } from '../february/table';

/** A move that the types do not protect. */
type Editable = object & { cards?: readonly string[] };

const LEAP = { type: 'play', seat: 0, card: 'leap' } as const;

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

  it('that is a list is offered as a copy', () => {
    const list = [1, 2];
    expect(offered(list).items).toEqual(list);
    expect(offered(list).items).not.toBe(list);
  });

  it('makes an item when it is read, and once', () => {
    const { listing, asked } = squares();
    const { items } = offered(listing);
    expect(items.length).toBe(5);
    expect(asked).toEqual([]);
    expect(items[3]).toBe(items[3]);
    expect([items[3], items.at(-1)]).toEqual([{ square: 9 }, { square: 16 }]);
    expect(asked).toEqual([3, 4]);
  });

  it.each<[string, (items: readonly object[]) => unknown, unknown]>([
    ['spread', (items) => [...items], all],
    ['copied by its keys', (items) => Object.values(items), all],
    ['mapped', (items) => items.map((item) => item), all],
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

  it.each<[string, AnyRuleset, (moves: Editable[]) => unknown]>([
    ['a card put into a move', lowLuck, ([move]) => Object.assign(move?.cards ?? [], ['leap'])],
    [
      'a card put into a move that is frozen then',
      lowLuck,
      ([move]) => {
        Object.assign(move?.cards ?? [], ['leap']);
        Object.freeze(move?.cards);
        Object.freeze(move);
      },
    ],
    [
      'cards put into a move that was made for it',
      teams,
      ([move]) => Object.assign(move ?? {}, { cards: ['leap', '1d', '1n'] }),
    ],
    ['another move in front', original, (moves) => moves.unshift(LEAP)],
    ['another move in place of the first', original, (moves) => moves.splice(0, 1, LEAP)],
  ])('cannot be made legal by %s', (_, variant, change) => {
    const state = createGame(variant, { players: 4, seed: 'x' });
    const choose = (moves: readonly FebruaryMove[]) => {
      change(moves as unknown as Editable[]);
      return moves[0];
    };
    expect(() => simulate(variant, state, choose)).toThrow(IllegalMoveError);
    expect(legalMoves(variant, state, 0)[0]).not.toMatchObject({ card: 'leap' });
  });

  it('and what choose freezes leave the end frozen throughout', () => {
    const state = createGame(original, { players: 4, seed: 'x' });
    let asked = 0;
    const choose = (moves: readonly FebruaryMove[], _: number, now: object) => {
      asked++;
      Object.freeze(now);
      return moves[0];
    };
    const end = simulate(original, state, choose, { until: () => asked === 3 });
    expect([end.hands, end.trick, end.hands[0]].every(Object.isFrozen)).toBe(true);
  });

  it('is made as it is read, and any legal move is accepted', () => {
    const state = createGame(teams, { players: 4, seed: 'x' });
    const wanted = legalMoves(teams, state, 0).at(-1);
    let asked = 0;
    const next = simulate(teams, state, () => wanted, { until: () => asked++ === 1 });
    expect(next.waiting).toEqual([1, 2, 3]);
  });
});
