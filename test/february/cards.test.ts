import { describe, expect, it } from 'vitest';
import {
  type Card,
  cards,
  dateOf,
  isCard,
  isNight,
  labelOf,
  weekdayName,
  weekdayOf,
  weekOf,
} from '../../src/february';
import { cardOf, numberOf, weekdayOfDate, weekOfDate } from '../../src/february/cards';

describe('F1: the cards', () => {
  it('are 56 of dates and two specials, each once', () => {
    expect(cards).toHaveLength(58);
    expect(new Set(cards).size).toBe(58);
    expect(cards.filter((card) => /^([1-9]|1\d|2[0-8])[dn]$/.test(card))).toHaveLength(56);
    expect(cards.slice(-2)).toEqual(['leap', 'reschedule']);
    expect(Object.isFrozen(cards)).toBe(true);
  });

  it('have numbers that give them back', () => {
    expect(cards.map(numberOf).map(cardOf)).toEqual(cards);
  });

  it.each<[card: Card, date: number, week: number, weekday: number, night: boolean, label: string]>(
    [
      ['1d', 1, 1, 0, false, 'Sunday 1, day'],
      ['1n', 1, 1, 0, true, 'Sunday 1, night'],
      ['7d', 7, 1, 6, false, 'Saturday 7, day'],
      ['8n', 8, 2, 0, true, 'Sunday 8, night'],
      ['14d', 14, 2, 6, false, 'Saturday 14, day'],
      ['15n', 15, 3, 0, true, 'Sunday 15, night'],
      ['17n', 17, 3, 2, true, 'Tuesday 17, night'],
      ['22d', 22, 4, 0, false, 'Sunday 22, day'],
      ['26d', 26, 4, 4, false, 'Thursday 26, day'],
      ['28n', 28, 4, 6, true, 'Saturday 28, night'],
    ],
  )('%s', (card, date, week, weekday, night, label) => {
    expect([dateOf(card), weekOf(card), weekdayOf(card)]).toEqual([date, week, weekday]);
    expect([weekOfDate(date), weekdayOfDate(date)]).toEqual([week, weekday]);
    expect(isNight(card)).toBe(night);
    expect(labelOf(card)).toBe(label);
  });

  it.each<[card: Card, label: string]>([
    ['leap', 'Leap Year'],
    ['reschedule', 'Reschedule'],
  ])('%s has no date', (card, label) => {
    expect([dateOf(card), weekOf(card), weekdayOf(card), isNight(card)]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(labelOf(card)).toBe(label);
  });

  it.each(['0d', '29n', '17', '17D', 'Leap', '', '3-bright', 17, null, undefined, {}, ['1d']])(
    '%j is no card',
    (value) => {
      expect(isCard(value)).toBe(false);
    },
  );

  it('weekdays have names, Sunday to Saturday', () => {
    const names = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
    expect([0, 1, 2, 3, 4, 5, 6].map(weekdayName)).toEqual(names);
    expect(weekdayName(7)).toBe('');
  });
});
