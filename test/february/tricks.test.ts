import { describe, expect, it } from 'vitest';
import { activeSeats, checkMove, legalMoves } from '../../src';
import {
  lastEvents,
  lowLuck,
  marksIn,
  original,
  type Situation,
  seen,
  situation,
  stateAfter,
  teams,
} from './table';
import { firstRound, legalCards, legalDates, secondRound } from './whole-games';

/** Four hands of two cards in the middle of Round II. */
const hands = ['17d 2n', '20n 8d', '24d 27n', '28n 9d'];

describe('F6, F7, F11: a trick won by a date card', () => {
  const start = situation(original, {
    hands,
    marks: ['24', '5', '', '6'],
    gone: '26d',
    aside: '1d',
  });
  const end = seen(original, stateAfter(original, start, '17d 20n 24d 28n'));

  it('F6 the winning card leaves the game, the others are set aside', () => {
    expect(end.gone).toEqual(['24d', '26d']);
    expect(end.aside).toEqual(['1d', '17d', '20n', '28n']);
    expect(end.trick).toEqual([]);
    expect(end.lastTrick).toEqual({
      winner: 2,
      plays: [
        { seat: 0, card: '17d', violation: false },
        { seat: 1, card: '20n', violation: false },
        { seat: 2, card: '24d', violation: false },
        { seat: 3, card: '28n', violation: false },
      ],
    });
  });

  it('F7 the winner’s marker replaces another’s, by itself', () => {
    expect(end.calendar[23]).toEqual([2]);
    expect(end.calendar[4]).toEqual([1]);
    expect(end.calendar[5]).toEqual([3]);
    expect(lastEvents(original, start, '17d 20n 24d 28n')).toEqual([
      { type: 'played', seat: 3, card: '28n', violation: false },
      { type: 'trick-won', seat: 2, card: '24d' },
      { type: 'marked', side: 2, date: 24, replaced: [0] },
    ]);
  });

  it('F7 an own marker stays', () => {
    const own = situation(original, { hands, marks: ['', '', '24', ''] });
    expect(marksIn(original, stateAfter(original, own, '17d 20n 24d 28n'))).toEqual([
      '',
      '',
      '24',
      '',
    ]);
    expect(lastEvents(original, own, '17d 20n 24d 28n').at(-1)).toEqual({
      type: 'marked',
      side: 2,
      date: 24,
      replaced: [],
    });
  });

  it('F7 several markers of one player stay', () => {
    const more = situation(original, { hands, marks: ['', '', '1 23', ''] });
    expect(marksIn(original, stateAfter(original, more, '17d 20n 24d 28n'))[2]).toBe('1 23 24');
  });

  it('F11 the winner leads the next trick', () => {
    expect([end.leader, end.active]).toEqual([2, [2]]);
  });

  it('F7 in Low-Luck as well', () => {
    const low = situation(lowLuck, { hands: hands.slice(0, 3), marks: ['', '24', ''], leader: 1 });
    expect(marksIn(lowLuck, stateAfter(lowLuck, low, '20n 27n 17d'))).toEqual(['', '24', '27']);
  });
});

describe('F3, F8: leap year', () => {
  const given: Situation = {
    hands: ['17d 2n', 'leap 8d', '24d 27n', 'reschedule 9d'],
    marks: ['17', '8'],
  };

  it.each([
    ['F8 in the middle of a trick', 0, '17d leap 24d 9d', 1],
    ['F8 with reschedule', 0, '17d leap 24d reschedule', 1],
    ['F8 led', 1, 'leap 27n 9d 2n', 1],
    ['F3, F8 specials led twice in a row', 3, 'reschedule 2n leap 27n', 1],
  ])('%s: nothing is marked, it leaves, its player leads', (_, leader, script, winner) => {
    const start = situation(original, { ...given, leader });
    const end = stateAfter(original, start, script);
    expect(marksIn(original, end)).toEqual(['17', '8', '', ''].slice(0, start.marks.length));
    const view = seen(original, end);
    expect([view.gone, view.leader, view.active]).toEqual([['leap'], winner, [winner]]);
    expect(view.lastTrick?.winner).toBe(winner);
    expect(lastEvents(original, start, script).at(-1)).toMatchObject({
      type: 'trick-won',
      card: 'leap',
    });
  });

  it('F3 after two specials anything can be played, and that is the lead', () => {
    const both = situation(original, { hands: ['reschedule', 'leap', '17d 2n', '24d 27n 16n'] });
    const two = stateAfter(original, both, 'reschedule leap');
    expect(legalCards(original, two)).toEqual(['17d', '2n']);
    expect(legalCards(original, stateAfter(original, two, '17d'))).toEqual(['16n', '24d']);
  });

  it('F4 a player with a special and no following card can play any', () => {
    const start = situation(original, { hands: ['17d', 'leap 1d 28d', '2n', '3n'] });
    expect(legalCards(original, stateAfter(original, start, '17d'))).toEqual(['1d', '28d', 'leap']);
  });
});

describe('F9: reschedule', () => {
  const given: Situation = {
    hands: ['17d 2n', 'reschedule 8d', '24d 27n', '28n 9d'],
    marks: ['28', '', '', '1'],
  };
  const start = situation(original, given);
  const full = stateAfter(original, start, '17d reschedule 24d 28n');

  it('F9 its player chooses among the dates of all date cards, after the last one', () => {
    expect([full.phase, activeSeats(original, full)]).toEqual(['mark', [1]]);
    expect(legalDates(original, full)).toEqual([17, 24, 28]);
    expect(seen(original, full)).toMatchObject({ gone: [], leader: 0, trick: { length: 4 } });
  });

  it.each<[date: number, marks: string[]]>([
    [17, ['28', '', '17', '1']],
    [24, ['28', '', '24', '1']],
    [28, ['', '', '28', '1']],
  ])(
    'F9 the winner’s marker goes on the %i; the winning card leaves all the same',
    (date, marks) => {
      const end = stateAfter(original, full, `m${date}`);
      expect(marksIn(original, end)).toEqual(marks);
      const view = seen(original, end);
      expect([view.gone, view.leader, view.phase]).toEqual([['24d'], 2, 'play']);
      expect(view.aside).toEqual(['17d', '28n', 'reschedule']);
    },
  );

  it('F9 distinct dates are offered once, also a single one (S3)', () => {
    const two = situation(original, { hands: ['26d 1d', 'reschedule 2d', '26n 3d'] });
    const choice = stateAfter(original, two, '26d reschedule 26n');
    expect([activeSeats(original, choice), legalDates(original, choice)]).toEqual([[1], [26]]);
    expect(marksIn(original, stateAfter(original, choice, 'm26'))).toEqual(['', '', '26']);
  });

  it('F9 the player of reschedule can have won nothing and give the own date away', () => {
    const own = situation(original, { ...given, marks: ['', '17'] });
    const end = stateAfter(original, own, '17d reschedule 24d 28n m17');
    expect(marksIn(original, end)[1]).toBe('');
    expect(lastEvents(original, own, '17d reschedule 24d 28n m17')).toEqual([
      { type: 'marked', side: 2, date: 17, replaced: [1] },
    ]);
  });

  it('F9, F3 reschedule led: the next card is the lead, its player chooses', () => {
    const led = situation(original, { hands: ['reschedule 2n', '6d', '13n', '22d'] });
    const choice = stateAfter(original, led, 'reschedule 6d 13n 22d');
    expect([activeSeats(original, choice), legalDates(original, choice)]).toEqual([
      [0],
      [6, 13, 22],
    ]);
    expect(marksIn(original, stateAfter(original, choice, 'm22'))).toEqual(['', '', '22', '']);
  });

  it('F10, F12 on the last card of the game the choice comes first', () => {
    const last = situation(original, { hands: ['17d', 'reschedule', '24d'] });
    const choice = stateAfter(original, last, '17d reschedule 24d');
    expect(choice.phase).toBe('mark');
    const events = lastEvents(original, last, '17d reschedule 24d m17');
    expect(events).toEqual([
      { type: 'marked', side: 2, date: 17, replaced: [] },
      { type: 'round-ended', round: 2 },
      { type: 'finished', winners: [2] },
    ]);
  });

  it('F9 a whole Round II, dealt by orders', () => {
    const second = secondRound(
      original,
      ['reschedule', '15d 27d 28d', '20n'],
      ({ lastTrick }) => lastTrick?.winner === 1,
    );
    // Seat 1 leads the 15th; seat 2's 20n follows by week; seat 0 chooses the 15th for seat 2.
    const choice = stateAfter(original, second, '15d 20n reschedule');
    expect([activeSeats(original, choice), legalDates(original, choice)]).toEqual([[0], [15, 20]]);
    expect(seen(original, stateAfter(original, choice, 'm15')).calendar[14]).toEqual([2]);
  });
});

describe('F16: shared dates', () => {
  const options = { sharedDates: true } as const;

  it('F16 a new marker never replaces another’s', () => {
    const start = situation(original, { options, hands, marks: ['24', '', '', '24'] });
    expect(seen(original, stateAfter(original, start, '17d 20n 24d 28n')).calendar[23]).toEqual([
      0, 2, 3,
    ]);
    expect(lastEvents(original, start, '17d 20n 24d 28n').at(-1)).toEqual({
      type: 'marked',
      side: 2,
      date: 24,
      replaced: [],
    });
  });

  it('F16 a player has at most one marker on a date', () => {
    const start = situation(original, { options, hands, marks: ['24', '', '24', ''] });
    expect(seen(original, stateAfter(original, start, '17d 20n 24d 28n')).calendar[23]).toEqual([
      0, 2,
    ]);
  });

  it('F16, F9 with reschedule too', () => {
    const start = situation(original, {
      options,
      hands: ['17d 2n', 'reschedule 8d', '24d 27n'],
      marks: ['17', '17', ''],
    });
    const end = stateAfter(original, start, '17d reschedule 24d m17');
    expect(seen(original, end).calendar[16]).toEqual([0, 1, 2]);
  });

  it('F16, T7 teams share too', () => {
    const start = situation(teams, { options, hands, marks: ['', '24'] });
    expect(seen(teams, stateAfter(teams, start, '17d 20n 24d 28n m24')).calendar[23]).toEqual([
      0, 1,
    ]);
  });
});

describe('F2, F6, F11: a whole first trick, dealt by an order', () => {
  it('F5, F6, F7 seat 2 wins with the latest following date', () => {
    // Seat 3 is given neither week 3 nor Tuesdays.
    const last = '28n 28d 27d 27n 26d 26n 25d 25n 23d 23n 22d 22n 14d 14n';
    const start = firstRound(original, ['17d', '20n', '24d', last], { dealer: 3 });
    const view = seen(original, stateAfter(original, start, '17d 20n 24d'));
    expect(view.active).toEqual([3]);
    const end = seen(original, stateAfter(original, start, '17d 20n 24d 28n'));
    expect([end.gone, end.leader, end.calendar[23]]).toEqual([['24d'], 2, [2]]);
  });

  it('F4 the whole hand decides what may be played', () => {
    // Seat 1 is given neither week 3 nor Tuesdays: free to play anything.
    const start = firstRound(original, [
      '17d',
      '1d 1n 2d 2n 4d 4n 5d 5n 6d 6n 7d 7n 8d 8n 9d 9n 11d 11n',
      '',
    ]);
    const state = stateAfter(original, start, '17d');
    expect(legalMoves(original, state)).toHaveLength(18);
    expect(checkMove(original, state, { type: 'play', seat: 1, card: '11n' })).toEqual({
      ok: true,
    });
  });
});
