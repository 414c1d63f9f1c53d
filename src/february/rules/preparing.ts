import {
  type CardNumber,
  type CardSet,
  cardSet,
  difference,
  has,
  isEmpty,
  NO_CARDS,
  replaced,
  size,
  union,
} from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import type { Card, DateCard, SpecialCard } from '../cards';
import { cardOf, numberOf } from '../cards';
import type { DraftMove, FebruaryState, PassedCard, PassMove } from '../state';
import type { Preparing, Step } from './slots';

/** The left neighbour of the dealer leads Round I, the winner of its last trick Round II (S1, F11). */
const leftOfDealer = ({ options, round, leader }: FebruaryState): Seat | null =>
  round === 1 ? (options.dealer + 1) % options.players : leader;

/** Who drafted that card leads: `1d` in Round I, `reschedule` in Round II (C2, C7). */
const holderOf =
  (cards: { readonly 1: DateCard; readonly 2: SpecialCard }) =>
  ({ round, hands }: FebruaryState): Seat | null => {
    const seat = hands.findIndex((hand) => has(hand, numberOf(cards[round])));
    return seat < 0 ? null : seat;
  };

/** Two cards are picked while the pack has two or more, one when it has one (L2). */
const pickSize = (pack: CardSet): number => Math.min(2, size(pack));

/** All seats of a table. */
const everyone = (table: readonly unknown[]): readonly Seat[] => table.map((_, seat) => seat);

/** Each picks from the pack held, then the packs go on: left in Round I, right in Round II (L1). */
const draft: Step = {
  phase: 'draft',
  start: (hands) => ({
    hands: hands.map(() => NO_CARDS),
    packs: hands,
    waiting: everyone(hands),
  }),
  choice({ packs }, seat) {
    const cards = packs[seat] as CardSet;
    return { type: 'draft', cards, count: pickSize(cards) };
  },
  take({ packs, hands }, move) {
    const { seat, cards } = move as DraftMove;
    const picked = cardSet(cards.map(numberOf));
    return {
      packs: replaced(packs, seat, difference(packs[seat] as CardSet, picked)),
      hands: replaced(hands, seat, union(hands[seat] as CardSet, picked)),
    };
  },
  settle({ packs, round }, turn) {
    if (packs.every(isEmpty)) return { packs: [] };
    turn.emit?.({ type: 'packs-passed', to: round === 1 ? 'left' : 'right' });
    const from = round === 1 ? packs.length - 1 : 1;
    const moved = packs.map((_, seat) => packs[(seat + from) % packs.length] as CardSet);
    return { packs: moved, waiting: everyone(packs) };
  },
  event: (move) => ({ type: 'picked', seat: move.seat, cards: (move as DraftMove).cards }),
};

/** Everyone passes one card to each other player before receiving any (T2). */
const passToEach: Step = {
  phase: 'pass',
  start: (hands) => ({ passes: hands.map(() => []), waiting: everyone(hands) }),
  choice: ({ hands }, seat) => ({ type: 'pass', cards: hands[seat] as CardSet }),
  take({ passes, hands }, move) {
    const { seat, cards } = move as PassMove;
    const given = cards.map(numberOf);
    return {
      passes: replaced(passes, seat, given),
      hands: replaced(hands, seat, difference(hands[seat] as CardSet, cardSet(given))),
    };
  },
  settle({ passes, hands }, turn) {
    const cards = passedCards(passes);
    turn.emit?.({ type: 'exchanged', passes: cards });
    const received = hands.map((_, seat) =>
      cards.flatMap(({ to, card }) => (to === seat ? [numberOf(card)] : [])),
    );
    return { hands: hands.map((hand, seat) => union(hand, cardSet(received[seat] ?? []))) };
  },
  event: (move) => ({ type: 'passed', seat: move.seat, cards: (move as PassMove).cards }),
};

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

/** Hands are as dealt. */
export const dealt: Preparing = { steps: [], opener: leftOfDealer };

/** Hands are drafted (L1-L3). */
export const drafted: Preparing = { steps: [draft], opener: leftOfDealer };

/** Hands are drafted, and a card of them decides who leads (C1, C2, C7). */
export const draftedForLead: Preparing = {
  steps: [draft],
  opener: holderOf({ 1: '1d', 2: 'reschedule' }),
};

/** Hands are dealt, and cards of them passed (T2). */
export const passed: Preparing = { steps: [passToEach], opener: leftOfDealer };
