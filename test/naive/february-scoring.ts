import { allDates, weekdayOfDate, weekOfDate } from './february-cards';
import { at, upTo } from './lists';
import type { Fraction } from './standings';

/** `calendar[date - 1]` lists the sides with a marker there. Gives a side's single gains. */
export type Scoring = (calendar: readonly number[][], side: number) => Fraction[];

function markedDates(calendar: readonly number[][], side: number): number[] {
  return allDates.filter((date) => at(calendar, date - 1).includes(side));
}

/** The earliest date with a marker of the side, Infinity for none (F15). */
export function earliestOf(calendar: readonly number[][], side: number): number {
  return Math.min(...markedDates(calendar, side));
}

const weeks = upTo(4).map((w) => allDates.filter((date) => weekOfDate(date) === w + 1));
const weekdays = upTo(7).map((day) => allDates.filter((date) => weekdayOfDate(date) === day));

/** The sides that get the points for these dates: F13, F14; several share them (F17). */
function majorityOf(calendar: readonly number[][], dates: readonly number[]): number[] {
  const counts = upTo(5).map((side) => {
    const marked = markedDates(calendar, side).filter((date) => dates.includes(date));
    return { side, count: marked.length, earliest: Math.min(...marked) };
  });
  const most = Math.max(...counts.map(({ count }) => count));
  if (most === 0) return [];
  const tied = counts.filter(({ count }) => count === most);
  const first = Math.min(...tied.map(({ earliest }) => earliest));
  return tied.filter(({ earliest }) => earliest === first).map(({ side }) => side);
}

function gainOf(points: number, winners: readonly number[], side: number): Fraction {
  return winners.includes(side) ? [points, winners.length] : [0, 1];
}

/** F13: 2 points a week. F14: 1 point a weekday. */
export const majorities: Scoring = (calendar, side) => [
  ...weeks.map((dates) => gainOf(2, majorityOf(calendar, dates), side)),
  ...weekdays.map((dates) => gainOf(1, majorityOf(calendar, dates), side)),
];

/** T6: the orthogonal neighbours on the 4 x 7 calendar, without wrapping at Saturday. */
function areAdjacent(a: number, b: number): boolean {
  const rows = Math.abs(weekOfDate(a) - weekOfDate(b));
  const columns = Math.abs(weekdayOfDate(a) - weekdayOfDate(b));
  return rows + columns === 1;
}

/** All dates that hang together with the first, found by adding neighbours until none is left. */
function groupAround(first: number, dates: readonly number[]): number[] {
  const group = [first];
  for (const member of group) {
    const joining = dates.filter((date) => !group.includes(date) && areAdjacent(member, date));
    group.push(...joining);
  }
  return group;
}

function largestGroup(dates: readonly number[]): number {
  return Math.max(0, ...dates.map((date) => groupAround(date, dates).length));
}

function hasStrictlyMost(calendar: readonly number[][], dates: readonly number[], team: number) {
  const countOf = (side: number) =>
    markedDates(calendar, side).filter((date) => dates.includes(date)).length;
  return countOf(team) > countOf(1 - team);
}

/** T6: 2 points a weekday, none in a tie, and the size of the largest group. */
export const teamScoring: Scoring = (calendar, team) => [
  ...weekdays.map((dates): Fraction => [hasStrictlyMost(calendar, dates, team) ? 2 : 0, 1]),
  [largestGroup(markedDates(calendar, team)), 1],
];
