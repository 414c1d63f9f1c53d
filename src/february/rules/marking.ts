import type { CardNumber } from '../../engine/sets';
import { ALL_DATES, dateSet, datesOfCards } from '../calendar';
import { dayOf, RESCHEDULE } from '../cards';
import type { Marking, Placement, Trick } from './slots';

/** The player of Reschedule chooses among the trick's dates; null if it is not in the trick. */
function rescheduled(trick: Trick, ruling: string): Placement | null {
  const chooser = trick.indexOf(RESCHEDULE);
  return chooser < 0 ? null : { chooser, dates: datesOfCards(trick), ruling };
}

/** The marker goes on the winning date by itself (F7), or where Reschedule's player says (F9, C9). */
export const onWinningDate: Marking = (trick, winner) => {
  const dates = dateSet(dayOf(trick[winner] as CardNumber));
  return rescheduled(trick, 'F9') ?? { chooser: null, dates, ruling: 'F7' };
};

/** The winner chooses among the trick's dates (T3), or Reschedule's player does (T4). */
export const onTrickDate: Marking = (trick, winner) =>
  rescheduled(trick, 'T4') ?? { chooser: winner, dates: datesOfCards(trick), ruling: 'T3' };

/** The winner chooses any date (T3, `marking: 'calendar'`); Reschedule's player a trick's (T4). */
export const onAnyDate: Marking = (trick, winner) =>
  rescheduled(trick, 'T4') ?? { chooser: winner, dates: ALL_DATES, ruling: 'T3' };
