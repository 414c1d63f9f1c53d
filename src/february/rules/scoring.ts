import {
  ALL_DATES,
  allOf,
  commonTo,
  countIn,
  type DateSet,
  datesIn,
  earliestOf,
  groupAround,
  NO_DATES,
  WEEKDAYS,
  WEEKS,
} from '../calendar';
import type { Group, Majority } from '../score-sheet';
import type { Side } from '../state';
import type { Scoring } from './slots';

/** Units to a point: every share of up to five sides is a whole number of them (F17). */
export const UNITS = 60;

/** The sides with the greatest count. */
function greatest(counts: readonly number[]): readonly Side[] {
  const most = Math.max(...counts);
  const sides: Side[] = [];
  for (let side = 0; side < counts.length; side++) if (counts[side] === most) sides.push(side);
  return sides;
}

/** Who has most markers in an area; the tied are told apart by what the ruleset says. */
function majority(
  marks: readonly DateSet[],
  area: DateSet,
  worth: number,
  settleTie: (tied: readonly Side[]) => Pick<Majority, 'sides' | 'decidedBy' | 'date'>,
): Majority {
  const counts = marks.map((dates) => countIn(dates, area));
  const tied = greatest(counts);
  if (counts[tied[0] as Side] === 0) {
    return { counts, worth, sides: [], decidedBy: 'none', date: null };
  }
  if (tied.length === 1) return { counts, worth, sides: tied, decidedBy: 'most', date: null };
  return { counts, worth, ...settleTie(tied) };
}

/** Ties are broken by the earliest date there (F13, F14); who shares it shares the points (F17). */
const byEarliest = (marks: readonly DateSet[], area: DateSet, worth: number): Majority =>
  majority(marks, area, worth, (tied) => {
    const first = (side: Side) => earliestOf(commonTo(marks[side] as DateSet, area));
    const all = tied.reduce((dates, side) => allOf(dates, marks[side] as DateSet), NO_DATES);
    const date = earliestOf(commonTo(all, area));
    const sides = tied.filter((side) => first(side) === date);
    return { sides, decidedBy: sides.length === 1 ? 'earliest' : 'shared', date };
  });

/** A tie gives nothing to anybody (T6). */
const strictly = (marks: readonly DateSet[], area: DateSet, worth: number): Majority =>
  majority(marks, area, worth, () => ({ sides: [], decidedBy: 'tied', date: null }));

/** The units of each side from its majorities, shared ones split equally. */
function unitsOf(majorities: readonly Majority[], sides: number): number[] {
  const units = Array.from({ length: sides }, () => 0);
  for (const won of majorities) {
    const share = (UNITS * won.worth) / won.sides.length;
    for (const side of won.sides) units[side] = (units[side] as number) + share;
  }
  return units;
}

/** Two points for the most markers in a week, one for the most on a weekday (F13, F14). */
export const weeksAndWeekdays: Scoring = (marks) => {
  const weeks = WEEKS.map((week) => byEarliest(marks, week, 2));
  const weekdays = WEEKDAYS.map((weekday) => byEarliest(marks, weekday, 1));
  return { weeks, weekdays, groups: [], units: unitsOf([...weeks, ...weekdays], marks.length) };
};

/** The largest group of adjacent markers; among equals the one with the earliest date (T6). */
function largestGroup(dates: DateSet, side: Side): Group {
  const groups = datesIn(dates).map((date) => groupAround(date, dates));
  const size = Math.max(0, ...groups.map((group) => countIn(group, ALL_DATES)));
  const largest = groups.find((group) => countIn(group, ALL_DATES) === size) ?? NO_DATES;
  return { side, size, dates: datesIn(largest) };
}

/** Two points for strictly most on a weekday, and the size of the largest group (T6). */
export const weekdaysAndGroups: Scoring = (marks) => {
  const weekdays = WEEKDAYS.map((weekday) => strictly(marks, weekday, 2));
  const groups = marks.map(largestGroup);
  const won = unitsOf(weekdays, marks.length);
  return {
    weeks: [],
    weekdays,
    groups,
    units: groups.map(({ side, size }) => (won[side] as number) + UNITS * size),
  };
};
