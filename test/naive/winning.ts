import { byDate, datesPlayed, type Played, weekdayOf } from './february-cards';
import { sameWeekOrWeekday } from './following';
import { at } from './lists';

/** Who wins a complete trick, or null for nobody (C8). */
export type Winning = (trick: readonly Played[]) => Played | null;

function leapOf(trick: readonly Played[]): Played | undefined {
  return trick.find((played) => played.card === 'leap');
}

/** F5: `leap`, otherwise the latest date that follows the lead, the night card of two. */
export const latestFollowing: Winning = (trick) => {
  const leap = leapOf(trick);
  if (leap) return leap;
  const dates = datesPlayed(trick);
  const lead = at(dates, 0).card;
  const following = dates.filter((played) => sameWeekOrWeekday(played.card, lead));
  return at(following.sort((a, b) => byDate(a.card, b.card)).reverse(), 0);
};

/** C6: `leap`, otherwise the latest weekday that is in the trick once, violations out. */
export const latestLoneWeekday: Winning = (trick) => {
  const leap = leapOf(trick);
  if (leap) return leap;
  const weekdays = datesPlayed(trick).map((played) => weekdayOf(played.card));
  const isLone = (card: string) => weekdays.filter((day) => day === weekdayOf(card)).length === 1;
  const contenders = datesPlayed(trick).filter(({ card, violation }) => !violation && isLone(card));
  return contenders.sort((a, b) => weekdayOf(b.card) - weekdayOf(a.card))[0] ?? null;
};
