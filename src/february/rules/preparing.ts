import { has } from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { type DateCard, numberOf, type SpecialCard } from '../cards';
import { draft } from './drafting';
import { passToEach } from './passing';
import type { Preparing } from './slots';

/** What decides who leads. */
type Opening = Parameters<Preparing['opener']>[0];

/** The left neighbour of the dealer leads Round I, the winner of its last trick Round II (S1, F11). */
const leftOfDealer = ({ options, round, leader }: Opening): Seat | null =>
  round === 1 ? (options.dealer + 1) % options.players : leader;

/** Who drafted that card leads: `1d` in Round I, `reschedule` in Round II (C2, C7). */
const holderOf =
  (cards: { readonly 1: DateCard; readonly 2: SpecialCard }) =>
  ({ round, hands }: Opening): Seat | null => {
    const seat = hands.findIndex((hand) => has(hand, numberOf(cards[round])));
    return seat < 0 ? null : seat;
  };

/** Hands are as dealt. */
export const dealt: Preparing = { steps: [], opener: leftOfDealer };

/** Hands are drafted (L1-L3). */
export const drafted: Preparing = { steps: [draft], opener: leftOfDealer };

/** Hands are drafted, and a card of them decides who leads (C1, C2, C7). */
export const draftedForLead: Preparing = {
  steps: [draft],
  opener: /* @__PURE__ */ holderOf({ 1: '1d', 2: 'reschedule' }),
};

/** Hands are dealt, and cards of them passed (T2). */
export const passed: Preparing = { steps: [passToEach], opener: leftOfDealer };
