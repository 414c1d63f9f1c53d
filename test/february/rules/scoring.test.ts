import { describe, expect, it } from 'vitest';
import { weekdaysAndGroups, weeksAndWeekdays } from '../../../src/february';
import { allOf, type DateSet, dateSet, NO_DATES } from '../../../src/february/calendar';
import { words } from '../table';

const datesOf = (text: string): DateSet =>
  words(text).reduce((dates, date) => allOf(dates, dateSet(Number(date))), NO_DATES);

type Row = readonly [
  why: string,
  marks: readonly string[],
  area: number,
  counts: readonly number[],
  sides: readonly number[],
  decidedBy: string,
  date: number | null,
];

const WEEK: readonly Row[] = [
  ['F13 most', ['22 23', '28', ''], 4, [2, 1, 0], [0], 'most', null],
  ['F13 the last seat', ['7', '14', '21 15'], 3, [0, 0, 2], [2], 'most', null],
  ['F13 tied: the earliest', ['23 28', '22 25', ''], 4, [2, 2, 0], [1], 'earliest', 22],
  ['F13 three tied', ['9', '8', '14'], 2, [1, 1, 1], [1], 'earliest', 8],
  ['F13 only the tied compare', ['8', '9 13', '10 14'], 2, [1, 2, 2], [1], 'earliest', 9],
  ['F13 only dates of the week', ['1 10', '9', ''], 2, [1, 1, 0], [1], 'earliest', 9],
  ['F13 no markers, no points', ['1', '', ''], 2, [0, 0, 0], [], 'none', null],
  ['F17 two share', ['15 20', '15 21', '16 17'], 3, [2, 2, 2], [0, 1], 'shared', 15],
  ['F17 only that date compares', ['15 16', '15 17', ''], 3, [2, 2, 0], [0, 1], 'shared', 15],
  ['F17 who is not tied has no share', ['15 20', '15', '16 17'], 3, [2, 1, 2], [0], 'earliest', 15],
  ['F17 a later shared date', ['15 17', '16 17', ''], 3, [2, 2, 0], [0], 'earliest', 15],
  ['F17 most is most', ['15', '15 16', ''], 3, [1, 2, 0], [1], 'most', null],
];

const WEEKDAY: readonly Row[] = [
  ['F14 most', ['3 10', '17', '4'], 2, [2, 1, 0], [0], 'most', null],
  ['F14 tied: the earliest', ['10 17', '3 24', ''], 2, [2, 2, 0], [1], 'earliest', 3],
  ['F14 three tied', ['28', '21', '14'], 6, [1, 1, 1], [2], 'earliest', 14],
  ['F14 only the tied compare', ['1', '8 22', '15 22'], 0, [1, 2, 2], [1], 'earliest', 8],
  ['F14 only dates of the weekday', ['1 9', '2', ''], 1, [1, 1, 0], [1], 'earliest', 2],
  ['F14 no markers, no points', ['1', '3', ''], 1, [0, 0, 0], [], 'none', null],
  ['F17 two share', ['1', '1', '8'], 0, [1, 1, 1], [0, 1], 'shared', 1],
  ['F17 a later shared date', ['6 27', '13 27', ''], 5, [2, 2, 0], [0], 'earliest', 6],
];

const row = ([, , , counts, sides, decidedBy, date]: Row, worth: number) => ({
  counts,
  worth,
  sides,
  decidedBy,
  date,
});

describe('weeks and weekdays', () => {
  it.each(WEEK.map((each) => [each[0], each] as const))('week: %s', (_, each) => {
    const { weeks } = weeksAndWeekdays(each[1].map(datesOf));
    expect(weeks).toHaveLength(4);
    expect(weeks[each[2] - 1]).toEqual(row(each, 2));
  });

  it.each(WEEKDAY.map((each) => [each[0], each] as const))('weekday: %s', (_, each) => {
    const { weekdays, groups } = weeksAndWeekdays(each[1].map(datesOf));
    expect(weekdays).toHaveLength(7);
    expect(weekdays[each[2]]).toEqual(row(each, 1));
    expect(groups).toEqual([]);
  });

  it.each<[why: string, marks: string[], points: number[]]>([
    ['F13, F14 a lone marker has week and weekday', ['17', '', ''], [3, 0, 0]],
    ['F13, F14 nobody has a marker', ['', '', ''], [0, 0, 0]],
    ['F17 two share week and weekday', ['1', '1', ''], [1.5, 1.5, 0]],
    ['F17 three share', ['1', '1', '1'], [1, 1, 1]],
    ['F17 five share', ['1', '1', '1', '1', '1'], [0.6, 0.6, 0.6, 0.6, 0.6]],
    ['F17 weekday shared, week not', ['1 2', '1', ''], [2 + 0.5 + 1, 0.5, 0]],
  ])('%s', (_, marks, points) => {
    const { units } = weeksAndWeekdays(marks.map(datesOf));
    expect(units).toEqual(points.map((point) => Math.round(point * 60)));
  });
});

describe('T6: weekdays and groups', () => {
  it.each<Row>([
    ['T6 strictly most', ['3 10', '17'], 2, [2, 1], [0], 'most', null],
    ['T6 the other team', ['3', '10 17'], 2, [1, 2], [1], 'most', null],
    ['T6 tied: nobody', ['3', '10'], 2, [1, 1], [], 'tied', null],
    ['T6 tied on a shared date: nobody', ['3', '3'], 2, [1, 1], [], 'tied', null],
    ['T6 no markers', ['3', '10'], 3, [0, 0], [], 'none', null],
  ])('%s', (...each) => {
    const { weeks, weekdays } = weekdaysAndGroups(each[1].map(datesOf));
    expect(weekdays).toHaveLength(7);
    expect(weekdays[each[2]]).toEqual(row(each, 2));
    expect(weeks).toEqual([]);
  });

  it.each<[why: string, dates: string, group: string]>([
    ['no marker', '', ''],
    ['a lone marker is a group of 1', '5', '5'],
    ['a row', '2 3 4', '2 3 4'],
    ['a column', '3 10 17 24', '3 10 17 24'],
    ['a square', '1 2 8 9', '1 2 8 9'],
    ['around corners', '1 3 8 10 15 16 17', '1 3 8 10 15 16 17'],
    ['no diagonal to the right', '1 9 17', '1'],
    ['no diagonal to the left', '3 9 15', '3'],
    ['no wrap from Saturday to Sunday, week 1', '7 8', '7'],
    ['no wrap, week 2', '14 15', '14'],
    ['no wrap, week 3', '21 22', '21'],
    ['a Saturday column and the Sunday after it', '7 14 15', '7 14'],
    ['no wrap from the last week to the first', '1 22 28', '1'],
    ['the larger of two', '1 15 16', '15 16'],
    ['of equals the one with the earliest date', '1 2 27 28', '1 2'],
    ['equals in columns', '5 2 9 12', '2 9'],
    ['both ends of the month', '20 21 27 28', '20 21 27 28'],
  ])('T6 group: %s', (_, dates, group) => {
    const { groups, units } = weekdaysAndGroups([dates, '', ''].map(datesOf));
    const expected = words(group).map(Number);
    expect(groups[0]).toEqual({ side: 0, size: expected.length, dates: expected });
    const weekdaysWon = new Set(words(dates).map((date) => Number(date) % 7)).size;
    expect(units[0]).toBe(60 * (2 * weekdaysWon + expected.length));
  });

  it('T7 a shared date is in the groups of both', () => {
    const { groups } = weekdaysAndGroups(['3 4', '3 10'].map(datesOf));
    expect(groups.map(({ dates }) => dates)).toEqual([
      [3, 4],
      [3, 10],
    ]);
  });
});
