/** What a February state and view look like; whether they are sound is asked elsewhere. */
import type { Variant } from '../../engine/variant';
import { ALL_DATES } from '../../february/calendar';
import {
  among,
  bySeat,
  cardName,
  cardNumber,
  cards,
  distinct,
  type Entries,
  exactly,
  list,
  most,
  orNull,
  type Structure,
  seat,
  whole,
} from '../structure';

const ROUNDS = [1, 2];
const PHASES = ['draft', 'pass', 'play', 'unmark', 'mark', 'over'];

/** How many cards a player passes: one to each of three others (T2). */
export const PASSED = 3;

/** What states and views have alike. */
const inBoth = (): Entries => ({
  round: among(ROUNDS),
  phase: among(PHASES),
});

const seats = (variant: Variant): Structure => distinct(seat(variant), 0, most(variant));

/** A state's own keys. */
export function stateEntries(variant: Variant): Entries {
  const set = cards(variant);
  const trick = distinct(cardNumber(variant), 0, most(variant));
  return {
    ...inBoth(),
    leader: orNull(seat(variant)),
    waiting: seats(variant),
    hands: bySeat(variant, set),
    packs: list(set, 0, most(variant)),
    passes: list(distinct(cardNumber(variant), 0, PASSED), 0, most(variant)),
    trick,
    last: orNull(exactly({ leader: seat(variant), cards: trick, winner: orNull(seat(variant)) })),
    marks: list(whole(0, ALL_DATES), 1, most(variant)),
    piles: exactly({ aside: set, unseen: set, gone: set, out: set }),
  };
}

/** A view's own keys. */
export function viewEntries(variant: Variant): Entries {
  const card = cardName(variant);
  const { length } = variant.cards;
  const known = distinct(card, 0, length);
  const shown = list(orNull(card), 0, length);
  const plays = list(
    exactly({ seat: seat(variant), card, violation: among([true, false]) }),
    0,
    most(variant),
  );
  const pass = exactly({ from: seat(variant), to: seat(variant), card: orNull(card) });
  return {
    ...inBoth(),
    active: seats(variant),
    leader: orNull(seat(variant)),
    hands: bySeat(variant, shown),
    packs: list(shown, 0, most(variant)),
    passes: list(pass, 0, PASSED * most(variant)),
    trick: plays,
    lastTrick: orNull(exactly({ plays, winner: orNull(seat(variant)) })),
    calendar: list(distinct(seat(variant), 0, most(variant)), 28, 28),
    gone: known,
    takenOut: known,
    aside: shown,
  };
}
