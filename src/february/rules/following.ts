import {
  type CardNumber,
  type CardSet,
  difference,
  intersection,
  isEmpty,
  union,
} from '../../engine/sets';
import { allOf, cardsOfDates, NO_DATES, weekAround, weekdayAround } from '../calendar';
import {
  DATE_CARDS,
  DATES,
  dayOf,
  isDated,
  SPECIALS,
  weekdayName,
  weekdayOfDate,
  weekOfDate,
} from '../cards';
import type { Following, Trick } from './slots';

/** The lead: the trick's first date card (F3); nothing while only specials were played. */
export function leadOf(trick: Trick): CardNumber | undefined {
  for (const card of trick) if (isDated(card)) return card;
  return undefined;
}

/** The date cards of a date's week, and those of its week or weekday, by the date - 1. */
const sameWeek: readonly CardSet[] = /* @__PURE__ */ DATES.map((date) =>
  cardsOfDates(weekAround(date)),
);
const sameWeekOrWeekday: readonly CardSet[] = /* @__PURE__ */ DATES.map((date) =>
  cardsOfDates(allOf(weekAround(date), weekdayAround(date))),
);

/** The cards that follow a lead, of its week or weekday (F4). */
export const followers = (lead: CardNumber): CardSet =>
  sameWeekOrWeekday[dayOf(lead) - 1] as CardSet;

const describeLead = (trick: Trick): { readonly week: number; readonly weekday: string } => {
  const date = dayOf(leadOf(trick) as CardNumber);
  return { week: weekOfDate(date), weekday: weekdayName(weekdayOfDate(date)) };
};

/** Of the hand what satisfies the duty, and the specials; any card where nothing does (F4). */
function dutiful(hand: CardSet, trick: Trick, duty: readonly CardSet[]): CardSet {
  const lead = leadOf(trick);
  if (lead === undefined) return hand;
  const following = intersection(hand, duty[dayOf(lead) - 1] as CardSet);
  return isEmpty(following) ? hand : union(following, intersection(hand, SPECIALS));
}

/** A player with a card of the lead's week or weekday plays one, or a special (F4). */
export const followWeekOrWeekday: Following = {
  ruling: 'F4',
  playable: (hand, trick) => dutiful(hand, trick, sameWeekOrWeekday),
  refusal(_hand, trick) {
    const { week, weekday } = describeLead(trick);
    const message = `You hold a card of week ${week} or a ${weekday}, so you play one or a special.`;
    return { code: 'must-follow', ruling: 'F4', message };
  },
  isViolation: () => false,
};

/** A player with a card of the lead's week plays one, or a special (T5, the summary's version). */
export const followWeek: Following = {
  ruling: 'T5',
  playable: (hand, trick) => dutiful(hand, trick, sameWeek),
  refusal(_hand, trick) {
    const { week } = describeLead(trick);
    const message = `You hold a card of week ${week}, so you play one or a special.`;
    return { code: 'must-follow', ruling: 'T5', message };
  },
  isViolation: () => false,
};

/** The date cards of all weeks that the trick already has (C3). */
function avoided(trick: Trick): CardSet {
  let dates = NO_DATES;
  for (const card of trick) if (isDated(card)) dates = allOf(dates, weekAround(dayOf(card)));
  return cardsOfDates(dates);
}

/** Date cards of weeks not yet in the trick; else a special; else anything, a violation (C3, C4). */
export const avoidWeeks: Following = {
  ruling: 'C4',
  playable(hand, trick) {
    const specials = intersection(hand, SPECIALS);
    const fresh = difference(intersection(hand, DATE_CARDS), avoided(trick));
    if (!isEmpty(fresh)) return union(fresh, specials);
    return isEmpty(specials) ? hand : specials;
  },
  refusal(hand, trick) {
    const fresh = difference(intersection(hand, DATE_CARDS), avoided(trick));
    if (isEmpty(fresh)) {
      const message =
        'All your date cards are of weeks already in the trick, so you play a special.';
      return { code: 'must-play-special', ruling: 'C4', message };
    }
    const message = 'That week is already in the trick, and you hold a card of another week.';
    return { code: 'week-already-played', ruling: 'C4', message };
  },
  isViolation: (trick, place) => repeatsWeek(trick, place),
};

/**
 * Whether the card at that place is of a week that was in the trick before it. Nobody may play such
 * a card by choice, so it was a violation (C4).
 */
export function repeatsWeek(trick: Trick, place: number): boolean {
  const card = trick[place];
  if (card === undefined || !isDated(card)) return false;
  const week = weekOfDate(dayOf(card));
  const isOfWeek = (other: CardNumber) => isDated(other) && weekOfDate(dayOf(other)) === week;
  return trick.findIndex(isOfWeek) < place;
}
