import { type CardNumber, type CardSet, has } from '../../engine/sets';
import { DATE_CARDS, dayOf, isDated, isNightNumber, LEAP, weekdayOfDate } from '../cards';
import { followers, leadOf, repeatsWeek } from './following';
import type { Outcome, Trick, Winning } from './slots';

/** Leap Year wins any trick it is in (F5, C6). */
function wonByLeap(trick: Trick): Outcome | null {
  const place = trick.indexOf(LEAP);
  return place < 0 ? null : { winner: place, leaves: LEAP };
}

/** Greater for a later date, and for the night card of one date. */
const lateness = (card: CardNumber): number => 2 * dayOf(card) + Number(isNightNumber(card));

/** The card with the latest date that is of the set, of one date the night card. */
function latestOf(trick: Trick, among: CardSet): CardNumber | undefined {
  let latest: CardNumber | undefined;
  for (const card of trick) {
    if (has(among, card) && (latest === undefined || lateness(card) > lateness(latest))) {
      latest = card;
    }
  }
  return latest;
}

/** The latest date that follows the lead wins, night before day; Leap Year before all (F5). */
export const latestFollowing: Winning = (trick) => {
  const leap = wonByLeap(trick);
  if (leap !== null) return leap;
  const leaves = latestOf(trick, followers(leadOf(trick) as CardNumber)) as CardNumber;
  return { winner: trick.indexOf(leaves), leaves };
};

/**
 * The latest weekday that occurs once wins, unless its card is a violation (C6). Without a winner
 * the card with the highest number leaves, violations included (C8).
 */
export const latestLoneWeekday: Winning = (trick) => {
  const leap = wonByLeap(trick);
  if (leap !== null) return leap;
  const contenders = trick.filter((_, place) => isLone(trick, place) && !repeatsWeek(trick, place));
  const weekdays = contenders.map((card) => weekdayOfDate(dayOf(card)));
  const winner = contenders[weekdays.indexOf(Math.max(...weekdays))];
  if (winner !== undefined) return { winner: trick.indexOf(winner), leaves: winner };
  return { winner: null, leaves: latestOf(trick, DATE_CARDS) as CardNumber };
};

/** Whether the card at that place is a date card whose weekday no other card of the trick has. */
function isLone(trick: Trick, place: number): boolean {
  const weekday = (card: CardNumber): number => (isDated(card) ? weekdayOfDate(dayOf(card)) : -1);
  const own = weekday(trick[place] as CardNumber);
  return own >= 0 && trick.every((card, other) => other === place || weekday(card) !== own);
}
