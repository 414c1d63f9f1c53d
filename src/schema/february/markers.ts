import { has, size } from '../../engine/sets';
import {
  ALL_DATES,
  allOf,
  commonTo,
  countIn,
  type DateSet,
  except,
  NO_DATES,
} from '../../february/calendar';
import { LEAP } from '../../february/cards';
import { miscounted, misplaced } from '../counting';
import type { Problem } from '../problems';
import type { Table } from './table';

/** Two sides on a date that none may share (F7, F16), and more markers than tricks gave (F8). */
export function doubtsOfMarkers({ state }: Table): readonly Problem[] {
  const { marks, options, piles } = state;
  const most = size(piles.gone) - Number(has(piles.gone, LEAP));
  const count = marks.reduce((sum, dates) => sum + countIn(dates, ALL_DATES), 0);
  const many = count > most ? [miscounted(['marks'], `at most ${most}`)] : [];
  return options.sharedDates ? many : [...many, ...doubtsOfSharing(marks)];
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
