import { describe, expect, it } from 'vitest';
import { activeSeats } from '../../src';
import { cantFollow, lastEvents, marksIn, seen, situation, stateAfter } from './table';
import { firstRound, legalCards, legalDates, secondRound } from './whole-games';

describe('C4, C5: violations', () => {
  // Seat 1 holds week 2 alone when week 2 is led.
  const given = {
    hands: ['10d 1d', '9d 8n', '5d 27n', '22d 6d'],
    marks: ['3', '4 17', '', '20'],
  };

  it('C5 the violator takes one of the own markers off at once, mid-trick (F10)', () => {
    const state = stateAfter(cantFollow, situation(cantFollow, given), '10d 9d');
    expect([state.phase, activeSeats(cantFollow, state)]).toEqual(['unmark', [1]]);
    expect(legalDates(cantFollow, state)).toEqual([4, 17]);
    expect(seen(cantFollow, state).trick.at(-1)).toEqual({ seat: 1, card: '9d', violation: true });
    const next = stateAfter(cantFollow, state, 'u17');
    expect([next.phase, activeSeats(cantFollow, next)]).toEqual(['play', [2]]);
    expect(marksIn(cantFollow, next)).toEqual(['3', '4', '', '20']);
    expect(legalCards(cantFollow, next)).toEqual(['27n', '5d']);
  });

  it('C5 with one marker there is still a choice to make (S3)', () => {
    const start = situation(cantFollow, { ...given, marks: ['3', '17', '', '20'] });
    const state = stateAfter(cantFollow, start, '10d 9d');
    expect([state.phase, legalDates(cantFollow, state)]).toEqual(['unmark', [17]]);
  });

  it('C5 without a marker nothing happens', () => {
    const start = situation(cantFollow, { ...given, marks: ['3', '', '4', '20'] });
    const state = stateAfter(cantFollow, start, '10d 9d');
    expect([state.phase, activeSeats(cantFollow, state)]).toEqual(['play', [2]]);
    expect(marksIn(cantFollow, state)).toEqual(['3', '', '4', '20']);
  });

  it('C5 a shared date keeps the others’ markers (F16)', () => {
    const start = situation(cantFollow, {
      ...given,
      options: { sharedDates: true },
      marks: ['17', '17', '', '20'],
    });
    const state = stateAfter(cantFollow, start, '10d 9d u17');
    expect(marksIn(cantFollow, state)).toEqual(['17', '', '', '20']);
  });

  it('C5, F10 on the last card of a trick the marker comes off before the trick is resolved', () => {
    // 12d Thursday, 20n Friday, 5d Thursday; 19d Thursday repeats week 3 and cannot win.
    const start = situation(cantFollow, {
      hands: ['12d 1d', '20n 2d', '5d 3d', '19d 16n'],
      marks: ['', '', '', '20 28'],
    });
    const full = stateAfter(cantFollow, start, '12d 20n 5d 19d');
    expect([full.phase, activeSeats(cantFollow, full)]).toEqual(['unmark', [3]]);
    expect([seen(cantFollow, full).gone, full.trick.length]).toEqual([[], 4]);
    expect(lastEvents(cantFollow, start, '12d 20n 5d 19d u28')).toEqual([
      { type: 'unmarked', seat: 3, side: 3, date: 28 },
      { type: 'trick-won', seat: 1, card: '20n' },
      { type: 'marked', side: 1, date: 20, replaced: [3] },
    ]);
    expect(marksIn(cantFollow, stateAfter(cantFollow, full, 'u28'))).toEqual(['', '20', '', '']);
    expect(marksIn(cantFollow, stateAfter(cantFollow, full, 'u20'))).toEqual(['', '20', '', '28']);
  });

  it('C5, C9, F10 then reschedule’s player chooses, a violation’s date offered', () => {
    // 8d Sunday wins: 25n and 11d are both Wednesdays, 11d a violation of week 2.
    const start = situation(cantFollow, {
      hands: ['8d 1d', 'reschedule', '25n 2d', '11d 9d'],
      marks: ['', '', '', '11'],
    });
    const full = stateAfter(cantFollow, start, '8d reschedule 25n 11d');
    expect(full.phase).toBe('unmark');
    const choice = stateAfter(cantFollow, full, 'u11');
    expect([choice.phase, activeSeats(cantFollow, choice)]).toEqual(['mark', [1]]);
    expect(legalDates(cantFollow, choice)).toEqual([8, 11, 25]);
    const end = stateAfter(cantFollow, choice, 'm11');
    expect(marksIn(cantFollow, end)).toEqual(['11', '', '', '']);
    expect([seen(cantFollow, end).gone, end.leader]).toEqual([['8d'], 0]);
  });

  it('C5, F8 a violation costs a marker though leap year wins', () => {
    const start = situation(cantFollow, {
      hands: ['16d 1d', 'leap', '9d 2d', '18n 17d'],
      marks: ['', '', '', '5'],
    });
    const end = stateAfter(cantFollow, start, '16d leap 9d 18n u5');
    expect([end.leader, marksIn(cantFollow, end)]).toEqual([1, ['', '', '', '']]);
    expect(seen(cantFollow, end).gone).toEqual(['leap']);
  });

  it('C5, F12 on the last card of the game the marker comes off before the end', () => {
    const start = situation(cantFollow, {
      hands: ['12d', '20n', '5d', '19d'],
      marks: ['', '', '', '28'],
    });
    const full = stateAfter(cantFollow, start, '12d 20n 5d 19d');
    expect(full.phase).toBe('unmark');
    expect(lastEvents(cantFollow, start, '12d 20n 5d 19d u28').slice(-2)).toEqual([
      { type: 'round-ended', round: 2 },
      { type: 'finished', winners: [1] },
    ]);
  });

  it('C4 a special must be played before a violation', () => {
    const start = situation(cantFollow, { hands: ['10d', '9d 8n reschedule', '5d', '22d'] });
    expect(legalCards(cantFollow, stateAfter(cantFollow, start, '10d'))).toEqual(['reschedule']);
  });

  it('C4, C5 two violations in one trick, each with its marker', () => {
    const start = situation(cantFollow, {
      hands: ['10d 1d', '9d 8n', '12d 13n', '22d 6d'],
      marks: ['', '4', '5', ''],
    });
    const end = stateAfter(cantFollow, start, '10d 9d u4 12d u5 22d');
    // Tuesday 10, Sunday 22 can win; Tuesday is later.
    expect(marksIn(cantFollow, end)).toEqual(['10', '', '', '']);
  });
});

describe('C8: tricks without a winner', () => {
  it.each<[why: string, hands: string[], script: string, leaves: string]>([
    ['two pairs', ['10d 1d', '17n 2d', '6d 3d', '27d 4d'], '10d 17n 6d 27d', '27d'],
    ['a violation is highest', ['10d 1d', '17n 2d', '20d 16d', '3d 4d'], '10d 17n 20d 3d', '20d'],
    [
      'both cards of a date: the night',
      ['21d 1d', '21n 16d', '7d 3d', '14n 4d'],
      '21d 21n 7d 14n',
      '21n',
    ],
  ])('C8 %s: it leaves, nothing is marked, the same player leads', (_, hands, script, leaves) => {
    const start = situation(cantFollow, { hands, leader: 0, marks: ['', '', '', ''] });
    const end = stateAfter(cantFollow, start, script);
    const view = seen(cantFollow, end);
    expect([view.gone, view.leader, view.active]).toEqual([[leaves], 0, [0]]);
    expect(view.lastTrick?.winner).toBeNull();
    expect(view.aside).toHaveLength(3);
    expect(marksIn(cantFollow, end)).toEqual(['', '', '', '']);
    expect(lastEvents(cantFollow, start, script).at(-1)).toEqual({ type: 'trick-void', leaves });
  });

  it('C8 with reschedule nothing is chosen either', () => {
    const start = situation(cantFollow, {
      hands: ['10d 1d', '17n 2d', 'reschedule 4d', '3d 28d'],
      leader: 1,
      marks: ['9', '', '', ''],
    });
    const end = stateAfter(cantFollow, start, '17n reschedule 3d 10d');
    expect([end.phase, end.leader]).toEqual(['play', 1]);
    expect([seen(cantFollow, end).gone, marksIn(cantFollow, end)]).toEqual([
      ['17n'],
      ['9', '', '', ''],
    ]);
  });

  it('C8 the leader who won nothing leads again, a winner leads next (F11)', () => {
    const start = situation(cantFollow, {
      hands: ['17n 1d', '6d 9n', '27d 16d', '10d 24d'],
      leader: 3,
    });
    const again = stateAfter(cantFollow, start, '10d 17n 6d 27d');
    expect(activeSeats(cantFollow, again)).toEqual([3]);
    // Tuesday 24, Sunday 1, Monday 9, Monday 16: the Tuesday wins.
    const { phase, last } = stateAfter(cantFollow, again, '24d 1d 9n 16d');
    expect([phase, last?.winner]).toEqual(['over', 3]);
  });
});

describe('C6, C9: tricks dealt by orders', () => {
  it('C2, C6 a first trick', () => {
    // Seat 2 drafted 1d and leads another card.
    const start = firstRound(cantFollow, ['12d', '20n', '1d 22d', '5d']);
    const end = stateAfter(cantFollow, start, '22d 5d 12d 20n');
    expect([end.leader, seen(cantFollow, end).calendar[19]]).toEqual([1, [1]]);
  });

  it('C7, C9 reschedule leads Round II, its player chooses the date', () => {
    const start = secondRound(cantFollow, ['6d', '15d', 'reschedule', '9n']);
    // Week 2 Monday, week 1 Friday, week 3 Sunday: Friday wins.
    const full = stateAfter(cantFollow, start, 'reschedule 9n 6d 15d');
    expect([activeSeats(cantFollow, full), legalDates(cantFollow, full)]).toEqual([
      [2],
      [6, 9, 15],
    ]);
    const end = stateAfter(cantFollow, full, 'm15');
    expect([end.leader, seen(cantFollow, end).calendar[14]]).toEqual([0, [0]]);
  });
});
