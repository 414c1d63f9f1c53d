import { type CardNumber, has } from '../../engine/sets';
import { dayOf, isDated, LEAP, weekdayOfDate } from '../cards';
import { followers, leadOf, repeatsWeek } from './following';
import type { Outcome, Trick, Winning } from './slots';

/** Leap Year wins any trick it is in (F5, C6). */
function wonByLeap(trick: Trick): Outcome | null {
  const place = trick.indexOf(LEAP);
  return place < 0 ? null : { winner: place, leaves: LEAP };
}

/** Later date first; of one date night before day. Day d is d - 1, night d + 27. */
const lateness = (card: CardNumber): number => 2 * dayOf(card) + (card < 28 ? 0 : 1);

/** The card with the latest date, of one date the night card; specials are none. */
const latestOf = (cards: readonly CardNumber[]): CardNumber | undefined =>
  cards
    .filter(isDated)
    .reduce<CardNumber | undefined>(
      (best, card) => (best === undefined || lateness(card) > lateness(best) ? card : best),
      undefined,
    );

/** The latest date that follows the lead wins, night before day; Leap Year before all (F5). */
export const latestFollowing: Winning = (trick) => {
  const leap = wonByLeap(trick);
  if (leap !== null) return leap;
  const following = followers(leadOf(trick) as CardNumber);
  const winner = latestOf(trick.filter((card) => isDated(card) && has(following, card)));
  return { winner: trick.indexOf(winner as CardNumber), leaves: winner as CardNumber };
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
  return { winner: null, leaves: latestOf(trick) as CardNumber };
};

/** Whether the card at that place is a date card whose weekday no other card of the trick has. */
function isLone(trick: Trick, place: number): boolean {
  const weekday = (card: CardNumber): number => (isDated(card) ? weekdayOfDate(dayOf(card)) : -1);
  const own = weekday(trick[place] as CardNumber);
  return own >= 0 && trick.every((card, other) => other === place || weekday(card) !== own);
}
