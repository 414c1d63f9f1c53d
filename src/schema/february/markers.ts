import { has, intersection, size, union } from '../../engine/sets';
import {
  ALL_DATES,
  allOf,
  cardsOfDates,
  commonTo,
  countIn,
  type DateSet,
  dateSet,
  except,
  NO_DATES,
} from '../../february/calendar';
import { DATES, LEAP, RESCHEDULE } from '../../february/cards';
import type { FebruaryGame, FebruaryState, FebruaryVariant } from '../../february/state';
import { miscounted, misplaced } from '../counting';
import type { Problem } from '../problems';
import type { Table } from './table';

/** Two sides on a date that none may share (F7, F16), and markers that no trick gave or took (F8). */
export function doubtsOfMarkers({ rules, state }: Table): readonly Problem[] {
  const { marks, options, piles } = state;
  const most = size(piles.gone) - Number(has(piles.gone, LEAP));
  const count = marks.reduce((sum, dates) => sum + countIn(dates, ALL_DATES), 0);
  const many = count > most ? [miscounted(['marks'], `at most ${most}`)] : [];
  return [
    ...many,
    ...(options.sharedDates ? [] : doubtsOfSharing(marks)),
    ...((rules as FebruaryVariant<FebruaryGame>).winsAreMarked ? doubtsOfDates(state) : []),
  ];
}

/** Dates without a marker though a card of theirs has won, or with more markers than cards won. */
function doubtsOfDates({ marks, piles, round }: FebruaryState): readonly Problem[] {
  // Reschedule moves one marker to another date, in the one trick it is played in (F9).
  const moved = round === 2 && has(union(piles.aside, piles.gone), RESCHEDULE) ? 1 : 0;
  let missing = 0;
  let extra = 0;
  for (const date of DATES) {
    const won = size(intersection(piles.gone, cardsOfDates(dateSet(date))));
    const markers = marks.filter((dates) => commonTo(dates, dateSet(date)) !== NO_DATES).length;
    if (won > 0 && markers === 0) missing++;
    extra += Math.max(0, markers - won);
  }
  const fits = missing <= moved && extra <= moved;
  return fits ? [] : [misplaced(['marks'], 'the dates that have been won')];
}

function doubtsOfSharing(marks: readonly DateSet[]): readonly Problem[] {
  const before = (side: number): DateSet => marks.slice(0, side).reduce(allOf, NO_DATES);
  return marks.flatMap((dates, side) =>
    commonTo(dates, before(side)) === NO_DATES
      ? []
      : [misplaced(['marks', side], 'dates that no other side marks')],
  );
}

/** Whether each side has at least these dates marked. */
export const haveMarked = (marks: readonly DateSet[], least: readonly DateSet[]): boolean =>
  least.every((dates, side) => except(dates, marks[side] ?? NO_DATES) === NO_DATES);
