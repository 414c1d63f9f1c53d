import { describe, expect, it } from 'vitest';
import { avoidWeeks, type Following, followWeek, followWeekOrWeekday } from '../../../src/february';
import { namesIn, numbersOf, setOf, sortedWords } from '../table';

type Row = readonly [why: string, trick: string, hand: string, legal: string];

const check = (following: Following, [, trick, hand, legal]: Row) =>
  expect(namesIn(following.playable(setOf(hand), numbersOf(trick)))).toEqual(sortedWords(legal));

/** The places of the trick that are violations. */
const violations = (following: Following, trick: string): number[] =>
  numbersOf(trick).flatMap((_, place, cards) =>
    following.isViolation(cards, place) ? [place] : [],
  );

describe('F3, F4: following by week or weekday', () => {
  it.each<Row>([
    ['F4 leading, anything', '', '1d 17n leap', '1d 17n leap'],
    ['F4 week and weekday', '17d', '15d 21n 3d 24n 16n 1d 28d', '15d 21n 3d 24n 16n'],
    ['F4 a special besides', '17d', '15d 1d 28d reschedule leap', '15d reschedule leap'],
    ['F4 by weekday alone', '17d', '10n 1d leap', '10n leap'],
    ['F4 by week alone', '17d', '18n 1d', '18n'],
    ['F4 the other card of the date', '17d', '17n 1d', '17n'],
    ['F4 nothing follows, anything', '17d', '1d 28d', '1d 28d'],
    ['F4 a special and no following card', '17d', '1d 28d leap', '1d 28d leap'],
    ['F4 both specials and no following card', '17d', '1d leap reschedule', '1d leap reschedule'],
    ['F4 nothing but specials', '17d', 'leap reschedule', 'leap reschedule'],
    ['F4 the first date', '1d', '7d 8n 22d 2n 9d 14d 28n', '7d 8n 22d 2n'],
    ['F4 the last date', '28n', '22d 21n 7d 8d 27n', '22d 21n 7d 27n'],
    ['F4 the week begins on Sunday', '8d', '7n 14n 9d', '14n 9d'],
    ['F3 a special led', 'leap', '3n 20d reschedule', '3n 20d reschedule'],
    ['F3 specials led twice in a row', 'leap reschedule', '3n 20d 28d', '3n 20d 28d'],
    ['F3 the date after a special is the lead', 'reschedule 6d', '13n 8d 28d', '13n'],
    ['F3 after both', 'leap reschedule 6d', '13n 8d 28d', '13n'],
    ['F3 the lead stays the first date', '6d 15d 25n', '16d 22d 1n', '1n'],
    ['F3 a special later on changes nothing', '6d leap', '16d 22d 1n', '1n'],
  ])('%s', (...row) => check(followWeekOrWeekday, row));

  it('F4 knows no violation', () => {
    expect(violations(followWeekOrWeekday, '17d 18d 28n 17n')).toEqual([]);
    expect(violations(followWeek, '17d 18d 28n 17n')).toEqual([]);
  });

  it('F4, T5, C4 are named by the slots', () => {
    const rulings = [followWeekOrWeekday, followWeek, avoidWeeks].map(({ ruling }) => ruling);
    expect(rulings).toEqual(['F4', 'T5', 'C4']);
  });
});

describe('T5: following by week', () => {
  it.each<Row>([
    ['T5 a weekday card does not satisfy the duty', '11d', '4d 14n 25d', '14n'],
    ['T5 a special besides', '11d', '4d 14n 25d reschedule', '14n reschedule'],
    ['T5 weekday cards alone are no duty', '11d', '4d 25d 27n', '4d 25d 27n'],
    ['T5 nothing of the week, a special', '11d', '4d 27n leap', '4d 27n leap'],
    ['T5 specials alone led', 'reschedule', '4d 27n', '4d 27n'],
    ['T5 leading, anything', '', '4d 27n leap', '4d 27n leap'],
    ['T5 after a special', 'reschedule 11d', '4d 14n', '14n'],
  ])('%s', (...row) => check(followWeek, row));
});

describe("C3, C4: can't follow", () => {
  it.each<Row>([
    ['C4 leading, anything', '', '1d 17n leap', '1d 17n leap'],
    ['C3 specials name no week', 'leap reschedule', '1d 17n', '1d 17n'],
    ['C3 one week', '12d', '9n 17d 27d 1n', '17d 27d 1n'],
    ['C3 all weeks in the trick, not the lead alone', '12d 20n', '9n 17d 27d leap', '27d leap'],
    ['C3 three weeks', '1d 8d 15d', '22d 7n 14n 21n', '22d'],
    ['C3 a week that is in it by a violation', '12d 9n', '8d 1d', '1d'],
    ['C3 a special between', '12d leap 20n', '9n 17d 27d', '27d'],
    ['C4 no new week, a special must be played', '12d 20n', '9n 17d reschedule', 'reschedule'],
    ['C4 either special', '12d 20n', '9n 17d reschedule leap', 'leap reschedule'],
    ['C4 neither, anything: a violation', '12d 20n', '9n 17d', '9n 17d'],
    ['C4 nothing but specials', '12d', 'leap', 'leap'],
  ])('%s', (...row) => check(avoidWeeks, row));

  it.each<[trick: string, places: number[]]>([
    ['12d 20n 5d 22d', []],
    ['14d 3n 19d 7d', [3]],
    ['10d 17n 20d 3d', [2]],
    ['21d 21n 7d 14n', [1]],
    ['reschedule 8d 9d leap', [2]],
    ['10d 8d 9d 14n', [1, 2, 3]],
    ['leap reschedule 1d 7n', [3]],
  ])('C4 violations in %s: %j', (trick, places) => {
    expect(violations(avoidWeeks, trick)).toEqual(places);
  });

  it('C4 a place without a card is no violation', () => {
    expect(avoidWeeks.isViolation(numbersOf('1d'), 1)).toBe(false);
  });
});
