import { describe, expect, it } from 'vitest';
import { activeSeats, legalMoves } from '../../src';
import { lastEvents, marksIn, type Situation, seen, situation, stateAfter, teams } from './table';
import { legalCards, legalDates, secondRound } from './whole-games';

const ALL = Array.from({ length: 28 }, (_, index) => index + 1);
const hands = ['11d 2n', '14n 8d', '4d 27n', '27d 1d'];

describe('T1, T3: the winner chooses the date for the team', () => {
  it('T3 among the dates of the trick, those that did not follow included', () => {
    const full = stateAfter(teams, situation(teams, { hands }), '11d 14n 4d 27d');
    expect([full.phase, activeSeats(teams, full), legalDates(teams, full)]).toEqual([
      'mark',
      [1],
      [4, 11, 14, 27],
    ]);
  });

  it.each<[why: string, date: number, before: string[], marks: string[]]>([
    ['T1 markers belong to the team', 14, ['', ''], ['', '14']],
    ['T3 not the winning date', 27, ['', ''], ['', '27']],
    ['T3 the other team’s marker is replaced', 4, ['4 5', '6'], ['5', '4 6']],
    ['T3 an own date, nothing changes', 11, ['', '11'], ['', '11']],
  ])('%s', (_, date, before, marks) => {
    const start = situation(teams, { hands, marks: before });
    const end = stateAfter(teams, start, `11d 14n 4d 27d m${date}`);
    expect(marksIn(teams, end)).toEqual(marks);
    expect([seen(teams, end).gone, end.leader]).toEqual([['14n'], 1]);
  });

  it('T3 any of the 28 dates with marking: calendar', () => {
    const start = situation(teams, {
      hands,
      options: { marking: 'calendar' },
      marks: ['19', '20'],
    });
    const full = stateAfter(teams, start, '11d 14n 4d 27d');
    expect(legalDates(teams, full)).toEqual(ALL);
    expect(marksIn(teams, stateAfter(teams, full, 'm19'))).toEqual(['', '19 20']);
  });

  it('S3 one date alone is chosen all the same', () => {
    const start = situation(teams, {
      hands: ['11d 1d', 'leap', '11n 2d', 'reschedule'],
      leader: 2,
    });
    const other = situation(teams, { hands: ['11d', '11n', '11d', '11n'] });
    expect(legalDates(teams, stateAfter(teams, other, '11d 11n 11d 11n'))).toEqual([11]);
    expect(stateAfter(teams, start, '11n reschedule 11d leap').phase).toBe('play');
  });

  it('F8 a trick won by leap year marks nothing, with reschedule too', () => {
    const start = situation(teams, {
      hands: ['8d 1d', '22n 2d', 'leap 3d', 'reschedule 4d'],
      marks: ['1', '2'],
    });
    const end = stateAfter(teams, start, '8d 22n leap reschedule');
    expect([end.phase, end.leader, marksIn(teams, end)]).toEqual(['play', 2, ['1', '2']]);
  });
});

describe('T4: reschedule', () => {
  const given: Situation = {
    hands: ['11d 1d', '4d 2n', '25n 3d', 'reschedule 8d'],
    marks: ['', '4 9'],
  };

  it.each(['trick', 'calendar'] as const)('T4 its player chooses, marking: %s', (marking) => {
    const start = situation(teams, { ...given, options: { marking } });
    const full = stateAfter(teams, start, '11d 4d 25n reschedule');
    expect([activeSeats(teams, full), legalDates(teams, full)]).toEqual([[3], [4, 11, 25]]);
  });

  it('T4 though the own side lost: the marker is the winning team’s', () => {
    const script = '11d 4d 25n reschedule m4';
    const end = stateAfter(teams, situation(teams, given), script);
    expect(marksIn(teams, end)).toEqual(['4', '9']);
    expect(lastEvents(teams, situation(teams, given), script)).toEqual([
      { type: 'marked', side: 0, date: 4, replaced: [1] },
    ]);
    expect([end.leader, seen(teams, end).gone]).toEqual([2, ['25n']]);
  });

  it('T4 the own partner won', () => {
    const start = situation(teams, {
      hands: ['11d 1d', 'reschedule 2n', '4n 3d', '25n 8d'],
      leader: 0,
    });
    const end = stateAfter(teams, start, '11d reschedule 4n 25n m25');
    expect(marksIn(teams, end)).toEqual(['', '25']);
  });
});

describe('T5: following', () => {
  it.each([
    ['week-or-weekday', '4d 14n 25d reschedule', ['14n', '25d', '4d', 'reschedule']],
    ['week', '4d 14n 25d reschedule', ['14n', 'reschedule']],
    ['week-or-weekday', '4d 27n', ['4d']],
    ['week', '4d 27n', ['27n', '4d']],
  ] as const)('T5 follow: %s with %s', (follow, hand, legal) => {
    const start = situation(teams, { hands: ['11d', hand, '', ''], options: { follow } });
    expect(legalCards(teams, stateAfter(teams, start, '11d'))).toEqual(legal);
  });

  it.each([
    ['a weekday card wins', ['11d 1d', '12n 2d', '25d 3d', '28d 5d'], '11d 12n 25d 28d', 2],
    [
      'the latest date, not the last played',
      ['11d 1d', '25d 3d', '12n 2d', '18d 5d'],
      '11d 25d 12n 18d',
      1,
    ],
  ])('T5 follow: week, %s', (_, given, script, winner) => {
    const start = situation(teams, { hands: given, options: { follow: 'week' } });
    const full = stateAfter(teams, start, script);
    expect(activeSeats(teams, full)).toEqual([winner]);
  });
});

describe('T2, T4: a Round II dealt by orders', () => {
  it('T2, T4 a special that was passed is played', () => {
    const second = secondRound(
      teams,
      ['2d 15d', 'reschedule', '20n', '16d'],
      ({ lastTrick }) => lastTrick?.winner === 0,
    );
    const full = stateAfter(teams, second, '15d reschedule 20n 16d');
    expect([activeSeats(teams, full), legalDates(teams, full)]).toEqual([[1], [15, 16, 20]]);
    expect(seen(teams, stateAfter(teams, full, 'm16')).calendar[15]).toEqual([0]);
  });

  it('T8 what partners say is for the table: no move speaks', () => {
    const second = secondRound(teams, ['', '', '', '']);
    expect(new Set(legalMoves(teams, second).map(({ type }) => type))).toEqual(new Set(['play']));
  });
});
