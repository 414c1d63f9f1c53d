/**
 * The month as sets of dates: 28 bits of an integer, so that a majority is a count, the tie-break
 * the lowest bit, and a neighbour a shift. With `engine/sets.ts` the only place that touches bits.
 */
import {
  type BitSet,
  bit,
  bitCount,
  type CardNumber,
  type CardSet,
  firstBits,
  itemsAt,
  lowestBit,
} from '../engine/sets';
import { type CalendarDate, DATES, dayOf, isDated, weekdayOfDate, weekOfDate } from './cards';

/** A set of dates: bit d - 1 is date d. */
export type DateSet = BitSet;

/** No dates. */
export const NO_DATES: DateSet = 0;

/** All 28 dates. */
export const ALL_DATES: DateSet = /* @__PURE__ */ firstBits(28);

/** The set of one date, 1 to 28. */
export const dateSet = (date: number): DateSet => bit(date - 1);

/** The dates of a set, ascending. */
export const datesIn = (dates: DateSet): CalendarDate[] => itemsAt(dates, DATES);

/** Whether the date is in the set. */
export const hasDate = (dates: DateSet, date: number): boolean => (dates & dateSet(date)) !== 0;

/** The dates in either set. */
export const allOf = (a: DateSet, b: DateSet): DateSet => a | b;

/** The dates in both sets. */
export const commonTo = (a: DateSet, b: DateSet): DateSet => a & b;

/** The dates of `a` that are not in `b`. */
export const except = (a: DateSet, b: DateSet): DateSet => a & ~b;

/** How many dates of the set lie in the area. */
export const countIn = (dates: DateSet, area: DateSet): number => bitCount(dates & area);

/** The earliest date; null for the empty set. */
export const earliestOf = (dates: DateSet): CalendarDate | null =>
  dates === 0 ? null : ((lowestBit(dates) + 1) as CalendarDate);

/** The dates of all date cards among these (F9, T3). */
export function datesOfCards(cards: readonly CardNumber[]): DateSet {
  let dates = NO_DATES;
  for (const card of cards) if (isDated(card)) dates |= dateSet(dayOf(card));
  return dates;
}

/** Both cards of every date of the set. */
export const cardsOfDates = (dates: DateSet): CardSet => ({ lo: dates, hi: dates });

/** The dates of weeks 1 to 4, at index 0 to 3. */
export const WEEKS: readonly DateSet[] = /* @__PURE__ */ [0, 7, 14, 21].map(
  (before) => firstBits(7) << before,
);

/** The dates of each weekday, Sunday to Saturday. */
export const WEEKDAYS: readonly DateSet[] = /* @__PURE__ */ [0, 1, 2, 3, 4, 5, 6].map(
  (weekday) => bit(weekday) | bit(weekday + 7) | bit(weekday + 14) | bit(weekday + 21),
);

/** The week a date is in. */
export const weekAround = (date: number): DateSet => WEEKS[weekOfDate(date) - 1] as DateSet;

/** All dates of a date's weekday. */
export const weekdayAround = (date: number): DateSet => WEEKDAYS[weekdayOfDate(date)] as DateSet;

const SUNDAYS: DateSet = /* @__PURE__ */ weekdayAround(1);
const SATURDAYS: DateSet = /* @__PURE__ */ weekdayAround(7);

/** The dates right above, below and beside those of the set; no step from Saturday to Sunday (T6). */
function besides(dates: DateSet): DateSet {
  const sideways = ((dates & ~SATURDAYS) << 1) | ((dates & ~SUNDAYS) >>> 1);
  return ((dates << 7) | (dates >>> 7) | sideways) & ALL_DATES;
}

/** The dates of the set that hang together orthogonally with one of them (T6). */
export function groupAround(date: number, dates: DateSet): DateSet {
  let group = dateSet(date);
  for (let grown = NO_DATES; grown !== group; ) {
    grown = group;
    group |= besides(group) & dates;
  }
  return group;
}
