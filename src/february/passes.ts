import type { CardNumber } from '../engine/sets';
import { type Card, cardOf } from './cards';
import type { PassedCard } from './seen';

/** Who gives what to whom: to the left neighbour, across, and to the right (T2). */
export const passedCards = (
  passes: readonly (readonly CardNumber[])[],
): readonly (PassedCard & { readonly card: Card })[] =>
  passes.flatMap((cards, from) =>
    cards.map((card, index) => ({
      from,
      to: (from + 1 + index) % passes.length,
      card: cardOf(card),
    })),
  );
