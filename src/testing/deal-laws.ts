/** The law that events of a shuffle tell no more than the table after it. */
import { dealerWith } from '../engine/chance';
import type { Game } from '../engine/variant';
import { viewEvents, viewOf } from '../engine/view';
import { difference, isEqual, textOf } from './compare';
import { foundIn, type Moment, phraseOf } from './moment';
import type { Random } from './random';
import type { Step } from './step-laws';

type Order = readonly number[];

/** In so many other orders the same cards are dealt. */
const ORDERS = 8;

/** The order with two cards in each other's place. */
function swapped(order: Order, random: Random): Order {
  const [one, other] = [random.below(order.length), random.below(order.length)];
  const copy = [...order];
  copy[one] = order[other] as number;
  copy[other] = order[one] as number;
  return copy;
}

/** What a move leads to where its shuffles give other orders. */
function dealtBy<G extends Game>(
  { variant, state }: Moment<G>,
  move: G['move'],
  reorder: (order: Order) => Order,
): { readonly state: G['state']; readonly events: readonly G['event'][] } {
  const dealer = dealerWith(state.chance);
  const events: G['event'][] = [];
  const next = variant.play(state, move, {
    shuffle: (cards) => reorder(dealer.shuffle(cards)),
    emit: (event) => void events.push(event),
  });
  return { state: { ...next, chance: dealer.chance() }, events };
}

/** A viewer who sees the same table after two shuffles has been told the same of both. */
export function dealHidden<G extends Game>({ before, move, after }: Step<G>): string | null {
  const { variant, random, viewers, state } = before;
  if (after.state.chance.shuffles === state.chance.shuffles) return null;
  const dealt = dealtBy(before, move, (order) => order);
  return foundIn(Array.from({ length: ORDERS }), () => {
    const other = dealtBy(before, move, (order) => swapped(order, random));
    return foundIn(viewers, (viewer) => {
      const seen = viewOf(variant, dealt.state, viewer);
      if (!isEqual(viewOf(variant, other.state, viewer), seen)) return null;
      const told = viewEvents(variant, dealt.events, viewer);
      const name = `the list of events of ${textOf(move)}`;
      const found = difference(viewEvents(variant, other.events, viewer), told, name);
      return found && `where others are dealt other cards, ${phraseOf(viewer)} is told: ${found}`;
    });
  });
}
