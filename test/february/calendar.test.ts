import { describe, expect, it } from 'vitest';
import {
  ALL_DATES,
  countIn,
  dateSet,
  datesIn,
  earliestOf,
  groupAround,
  NO_DATES,
  WEEKDAYS,
  WEEKS,
  weekAround,
  weekdayAround,
} from '../../src/february/calendar';

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + step * index);

describe('the calendar', () => {
  it('F13 has four weeks of seven days', () => {
    expect(WEEKS.map(datesIn)).toEqual([range(1, 7), range(8, 14), range(15, 21), range(22, 28)]);
  });

  it('F14 has seven weekdays of four dates', () => {
    expect(WEEKDAYS.map(datesIn)).toEqual(range(1, 7).map((first) => range(first, 28, 7)));
  });

  it.each(range(1, 28))('F4 knows week and weekday of the %i', (date) => {
    expect(datesIn(weekAround(date))).toEqual(
      range(1, 28).filter((other) => Math.ceil(other / 7) === Math.ceil(date / 7)),
    );
    expect(datesIn(weekdayAround(date))).toEqual(
      range(1, 28).filter((other) => other % 7 === date % 7),
    );
  });

  it('F13 counts and finds the earliest', () => {
    expect(countIn(ALL_DATES, ALL_DATES)).toBe(28);
    expect(earliestOf(NO_DATES)).toBeNull();
    expect(range(1, 28).map((date) => earliestOf(dateSet(date)))).toEqual(range(1, 28));
  });

  it('T6 the whole month is one group', () => {
    expect(range(1, 28).map((date) => groupAround(date, ALL_DATES))).toEqual(
      range(1, 28).map(() => ALL_DATES),
    );
  });
});
