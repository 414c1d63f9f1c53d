import { describe, expect, it } from 'vitest';
import { type Marking, onAnyDate, onTrickDate, onWinningDate } from '../../../src/february';
import { datesIn } from '../../../src/february/calendar';
import { numbersOf } from '../table';

const ALL = Array.from({ length: 28 }, (_, index) => index + 1);

type Row = readonly [
  why: string,
  slot: Marking,
  trick: string,
  winner: number,
  chooser: number | null,
  dates: readonly number[],
  ruling: string,
];

describe('where the marker goes', () => {
  it.each<Row>([
    ['F7 on the winning date', onWinningDate, '17d 20n 24d 28n', 2, null, [24], 'F7'],
    ['F7 a night card', onWinningDate, '12d 5n 12n', 2, null, [12], 'F7'],
    ['F9 all dates of the trick', onWinningDate, 'reschedule 6d 13n 22d', 2, 0, [6, 13, 22], 'F9'],
    ['F9 the last to play chooses', onWinningDate, '22d 6d reschedule', 0, 2, [6, 22], 'F9'],
    ['F9 distinct dates once', onWinningDate, '26d reschedule 26n', 2, 1, [26], 'F9'],
    ['C9 dates of violations too', onWinningDate, '8d reschedule 25n 11d', 0, 1, [8, 11, 25], 'F9'],
    ['T3 the winner chooses', onTrickDate, '11d 14n 4d 27d', 1, 1, [4, 11, 14, 27], 'T3'],
    ['T3 distinct dates once', onTrickDate, '11d 11n 4d 4n', 1, 1, [4, 11], 'T3'],
    ['T4 reschedule instead', onTrickDate, '11d 4d 25n reschedule', 2, 3, [4, 11, 25], 'T4'],
    ['T3 any date', onAnyDate, '11d 14n 4d 27d', 1, 1, ALL, 'T3'],
    ['T4 any date, but reschedule', onAnyDate, 'reschedule 4d 25n 11d', 2, 0, [4, 11, 25], 'T4'],
  ])('%s', (_, slot, trick, winner, chooser, dates, ruling) => {
    const placement = slot(numbersOf(trick), winner);
    expect({ ...placement, dates: datesIn(placement.dates) }).toEqual({ chooser, dates, ruling });
  });
});
