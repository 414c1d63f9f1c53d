/** Card orders and first moves that give each seat the hand a test wants. */
import type { Card, FebruaryMove } from '../../src/february';

/** Every date card in the order of the calendar. */
export const dateCards: readonly Card[] = Array.from(
  { length: 28 },
  (_, index) => index + 1,
).flatMap((date) => [`${date}d`, `${date}n`] as Card[]);

/** Wanted hands filled up to `size` from `pool`; what is over comes last. */
export interface Hands {
  readonly hands: readonly (readonly Card[])[];
  readonly over: readonly Card[];
}

/** Fills up hands in seat order with the first cards that nobody wants. */
export function filled(
  wanted: readonly (readonly Card[])[],
  pool: readonly Card[],
  size: number,
): Hands {
  const free = pool.filter((card) => !wanted.flat().includes(card));
  const hands = wanted.map((hand) => [...hand, ...free.splice(0, size - hand.length)]);
  return { hands, over: free };
}

/** The order that deals these hands: card i goes to seat (dealer + 1 + i) mod n (S2). */
export function dealing({ hands, over }: Hands, dealer = hands.length - 1): Card[] {
  const size = hands[0]?.length ?? 0;
  const order = Array.from({ length: size * hands.length }, (_, index) => {
    const seat = (dealer + 1 + index) % hands.length;
    return hands[seat]?.[Math.floor(index / hands.length)] as Card;
  });
  return [...order, ...over];
}

/** How a wanted hand comes about: what is dealt, and the moves that make it of that. */
export interface Prepared {
  readonly dealt: readonly (readonly Card[])[];
  readonly moves: readonly FebruaryMove[];
}

/** Packs, and picks of two that go around `step` seats each time (L1, L2). */
export function drafting(hands: readonly (readonly Card[])[], step: 1 | -1): Prepared {
  const n = hands.length;
  const left = hands.map((hand) => [...hand]);
  const dealt: Card[][] = hands.map(() => []);
  const moves: FebruaryMove[] = [];
  for (let turn = 0; left.some((hand) => hand.length > 0); turn++) {
    for (let pack = 0; pack < n; pack++) {
      const seat = (((pack + step * turn) % n) + n) % n;
      const cards = left[seat]?.splice(0, 2) ?? [];
      dealt[pack]?.push(...cards);
      moves.push({ type: 'draft', seat, cards });
    }
  }
  return { dealt, moves };
}

/** Hands dealt, and three cards passed by each to the left, across and to the right (T2). */
export function passing(hands: readonly (readonly Card[])[]): Prepared {
  const n = hands.length;
  const given = hands.map((_, seat) =>
    [1, 2, 3].map((steps) => hands[(seat + steps) % n]?.[steps - 1] as Card),
  );
  return {
    dealt: hands.map((hand, seat) => [...hand.slice(3), ...(given[seat] ?? [])]),
    moves: given.map((cards, seat): FebruaryMove => ({ type: 'pass', seat, cards })),
  };
}
