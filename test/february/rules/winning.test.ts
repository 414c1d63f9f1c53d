import { describe, expect, it } from 'vitest';
import { latestFollowing, latestLoneWeekday } from '../../../src/february';
import { cardOf } from '../../../src/february/cards';
import { numbersOf } from '../table';

type Row = readonly [why: string, trick: string, winner: number | null, leaves: string];

const outcome = (winning: typeof latestFollowing, trick: string) => {
  const { winner, leaves } = winning(numbersOf(trick));
  return { winner, leaves: cardOf(leaves) };
};

describe('F5: the latest date that follows wins', () => {
  it.each<Row>([
    ['F5 by week', '17d 20n 3d 16n', 1, '20n'],
    ['F5 by weekday', '17d 20n 24d 28n', 2, '24d'],
    ['F5 a later date that does not follow', '17d 28n 22d', 0, '17d'],
    ['F5 the lead counts', '21n 15d 16n', 0, '21n'],
    ['F5 weekday before week', '8d 14n 22d', 2, '22d'],
    ['F5 week before weekday', '22d 15n 23d', 2, '23d'],
    ['F5 nobody follows', '1d 9n 16n 28n', 0, '1d'],
    ['F5 night before day of one date', '12d 5n 12n', 2, '12n'],
    ['F5 the order of the two does not matter', '12n 5n 12d', 0, '12n'],
    ['F5 a later day before an earlier night', '17n 18d 3d', 1, '18d'],
    ['F5 the first of the month against another week', '1d 7d 2n', 1, '7d'],
    ['F5 the last of the month', '28d 28n 21n', 1, '28n'],
    ['F5 five players', '16d 2n 23d 19n 27d', 2, '23d'],
    ['F5 leap year', '28n leap 27d 26d', 1, 'leap'],
    ['F5 leap year led', 'leap 27d 28d', 0, 'leap'],
    ['F5 leap year last', '27d 28d leap', 2, 'leap'],
    ['F5 reschedule never', '1d reschedule 9d', 0, '1d'],
    ['F5, F8 both specials', 'reschedule leap 14d 20d', 1, 'leap'],
    ['F5, F8 both specials, leap year first', 'leap reschedule 14d 20d', 0, 'leap'],
    ['F3 reschedule led, the next is the lead', 'reschedule 6d 13n 22d', 2, '13n'],
    ['F3 reschedule led, nobody follows', 'reschedule 1d 28d', 1, '1d'],
    ['T5 a weekday card wins', '11d 12n 25d 28d', 2, '25d'],
    ['T5 the latest by date, not the last played', '11d 25d 12n 18d', 1, '25d'],
  ])('%s: %s', (_, trick, winner, leaves) => {
    expect(outcome(latestFollowing, trick)).toEqual({ winner, leaves });
  });
});

describe('C6, C8: the latest weekday that is alone wins', () => {
  it.each<Row>([
    ['C6 four weekdays', '1d 9d 17d 25d', 3, '25d'],
    ['C6 saturday is latest', '7d 8d 16d 24d', 0, '7d'],
    ['C6 sunday is earliest', '22n 2d 9n 16d', 0, '22n'],
    ['C6 the weekday counts, not the date', '6d 22d 15n 9n', 0, '6d'],
    ['C6 two of a weekday are out', '12d 20n 5d 22d', 1, '20n'],
    ['C6 three of a weekday are out', '10d 17n 3d 22d', 3, '22d'],
    ['C5, C6 a violation cancels another card’s weekday', '14d 3n 19d 7d', 2, '19d'],
    ['C5, C6 a violation cannot win', '10d 3n 14d 22d', 3, '22d'],
    ['C6 both cards of one date', '12d 12n 20d 1d', 2, '20d'],
    ['C6 the lead against three violations', '10d 9d 12d 13d', 0, '10d'],
    ['C6 leap year', '10d leap 17d 3d', 1, 'leap'],
    ['C6, F8 both specials', 'reschedule 1d 9d leap', 3, 'leap'],
    ['C6 reschedule has no weekday', '8d reschedule 25n 11d', 0, '8d'],
    ['C6 reschedule led', 'reschedule 1d 9d 16d', 1, '1d'],
    ['C8 two pairs', '10d 17n 6d 27d', null, '27d'],
    ['C8 all cancel but a violation', '10d 17n 20d 3d', null, '20d'],
    ['C8 the highest, not the last played', '27d 10d 6n 17n', null, '27d'],
    ['C8 all weekdays cancel, with reschedule', '10d 17n reschedule 3d', null, '17n'],
    ['C8 both of one date highest: the night', '21d 21n 7d 14n', null, '21n'],
    ['C8 the night first', '21n 21d 7d 14n', null, '21n'],
    ['C8 violations both lone', '10d 17d 9d 20d', null, '20d'],
  ])('%s: %s', (_, trick, winner, leaves) => {
    expect(outcome(latestLoneWeekday, trick)).toEqual({ winner, leaves });
  });
});
