import { describe, expect, it } from 'vitest';
import { applyMove, checkMove, createGame, IllegalMoveError, legalMoves, tryMove } from '../../src';
import type { FebruaryState } from '../../src/february';
import { dateCards } from './dealing';
import {
  type AnyRuleset,
  cantFollow,
  lowLuck,
  original,
  type Situation,
  situation,
  stateAfter,
  teams,
} from './table';

type Row = readonly [
  why: string,
  variant: AnyRuleset,
  given: Situation,
  script: string,
  move: object,
  code: string,
  ruling: string,
  message: string,
  data: object,
];

/** Seat 1 holds one card of week 3, one Tuesday, a special, and a card that does not follow. */
const follow: Situation = { hands: ['17d', '20n 3d leap 1d', '24d', '28n'] };
const choice: Situation = { hands: ['17d 1d', 'reschedule', '24d', '28n'], leader: 0 };
const avoid: Situation = { hands: ['10d', '9d 27n', '5d', '22d'], marks: ['', '4 17', '', ''] };
const full = '17d reschedule 24d 28n';

const play = (seat: number, card: string) => ({ type: 'play', seat, card });
const date = (type: string, seat: number, on: number) => ({ type, seat, date: on });

const ROWS: readonly Row[] = [
  [
    'F4 a card that does not follow',
    original,
    follow,
    '17d',
    play(1, '1d'),
    'must-follow',
    'F4',
    'You hold a card of week 3 or a Tuesday, so you play one or a special.',
    { card: '1d', legal: ['3d', '20n', 'leap'], trick: ['17d'] },
  ],
  [
    'F3, F4 after a special, the lead is the date card',
    lowLuck,
    { hands: ['reschedule', '6d', '13n 8d', '1n'] },
    'reschedule 6d',
    play(2, '8d'),
    'must-follow',
    'F4',
    'You hold a card of week 1 or a Friday, so you play one or a special.',
    { card: '8d', legal: ['13n'], trick: ['reschedule', '6d'] },
  ],
  [
    'T5 a weekday card',
    teams,
    { ...follow, options: { follow: 'week' } },
    '17d',
    play(1, '3d'),
    'must-follow',
    'T5',
    'You hold a card of week 3, so you play one or a special.',
    { card: '3d', legal: ['20n', 'leap'], trick: ['17d'] },
  ],
  [
    'F4 a card of somebody else',
    original,
    follow,
    '17d',
    play(1, '24d'),
    'card-not-in-hand',
    'F4',
    'That card is not in your hand.',
    { card: '24d' },
  ],
  [
    'T5 a card of nobody',
    teams,
    { ...follow, options: { follow: 'week' } },
    '',
    play(0, 'leap'),
    'card-not-in-hand',
    'T5',
    'That card is not in your hand.',
    { card: 'leap' },
  ],
  [
    'F11 somebody else leads',
    original,
    follow,
    '',
    play(1, '20n'),
    'not-your-turn',
    'F11',
    'It is not your turn.',
    { active: [0] },
  ],
  [
    'F9 the winner does not choose',
    original,
    choice,
    full,
    date('mark', 2, 24),
    'not-your-turn',
    'F10',
    'It is not your turn.',
    { active: [1] },
  ],
  [
    'F9 a date that is not in the trick',
    original,
    choice,
    full,
    date('mark', 1, 20),
    'date-not-offered',
    'F9',
    'The marker cannot go on that date.',
    { date: 20, legal: [17, 24, 28] },
  ],
  [
    'T3 a date that is not in the trick',
    teams,
    { hands: ['17d', '20n', '24d', '28n'] },
    '17d 20n 24d 28n',
    date('mark', 2, 1),
    'date-not-offered',
    'T3',
    'The marker cannot go on that date.',
    { date: 1, legal: [17, 20, 24, 28] },
  ],
  [
    'T4 reschedule offers the trick alone, whatever marking is',
    teams,
    { ...choice, options: { marking: 'calendar' } },
    full,
    date('mark', 1, 20),
    'date-not-offered',
    'T4',
    'The marker cannot go on that date.',
    { date: 20, legal: [17, 24, 28] },
  ],
  [
    'F10 a card while a date is to be chosen',
    original,
    choice,
    full,
    play(1, '17d'),
    'wrong-phase',
    'F10',
    'Now is not the time for that; the game waits for: mark.',
    { expected: 'mark' },
  ],
  [
    'F10 a date while a card is to be played',
    original,
    follow,
    '',
    date('mark', 0, 17),
    'wrong-phase',
    'F10',
    'Now is not the time for that; the game waits for: play.',
    { expected: 'play' },
  ],
  [
    'C4 a week that is in the trick',
    cantFollow,
    avoid,
    '10d',
    play(1, '9d'),
    'week-already-played',
    'C4',
    'That week is already in the trick, and you hold a card of another week.',
    { card: '9d', legal: ['27n'], trick: ['10d'] },
  ],
  [
    'C4 a special must be played',
    cantFollow,
    { hands: ['10d', '9d 8n leap', '5d', '22d'] },
    '10d',
    play(1, '8n'),
    'must-play-special',
    'C4',
    'All your date cards are of weeks already in the trick, so you play a special.',
    { card: '8n', legal: ['leap'], trick: ['10d'] },
  ],
  [
    'C5 a date without a marker of one’s own',
    cantFollow,
    { ...avoid, hands: ['10d', '9d 8n', '5d', '22d'], marks: ['6', '4 17', '', ''] },
    '10d 9d',
    date('unmark', 1, 6),
    'no-marker-there',
    'C5',
    'You have no marker on that date to take off.',
    { date: 6, legal: [4, 17] },
  ],
  [
    'C5, F10 the next card before the marker is off',
    cantFollow,
    { ...avoid, hands: ['10d', '9d 8n', '5d', '22d'] },
    '10d 9d',
    play(1, '8n'),
    'wrong-phase',
    'F10',
    'Now is not the time for that; the game waits for: unmark.',
    { expected: 'unmark' },
  ],
  [
    'F12 after the end',
    original,
    { hands: ['17d', '20n', '24d'] },
    '17d 20n 24d',
    play(2, '24d'),
    'game-over',
    'F12',
    'The game is over.',
    {},
  ],
];

/** All three verbs refuse it in the same words and leave the state. */
function refused(variant: AnyRuleset, state: FebruaryState, move: object) {
  const before = JSON.stringify(state);
  const rejection = checkMove(variant, state, move);
  expect(tryMove(variant, state, move)).toEqual(rejection);
  try {
    applyMove(variant, state, move as never);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalMoveError);
    expect((error as IllegalMoveError).rejection).toEqual(rejection);
    const { code, ruling, message } = (error as IllegalMoveError).rejection;
    expect((error as Error).message).toBe(`${code} (${ruling}): ${message}`);
    expect((error as Error).name).toBe('IllegalMoveError');
  }
  expect(JSON.stringify(state)).toBe(before);
  return rejection;
}

describe('rejections', () => {
  it.each(ROWS)('%s', (_, variant, given, script, move, code, ruling, message, data) => {
    const state = stateAfter(variant, situation(variant, given), script);
    const rejection = refused(variant, state, move);
    expect(rejection).toEqual({ ok: false, code, ruling, message, data });
    const { legal } = data as { legal?: readonly unknown[] };
    if (legal === undefined) return;
    const offered = legalMoves(variant, state).map((each) =>
      'card' in each ? each.card : 'date' in each && each.date,
    );
    expect(new Set(offered)).toEqual(new Set(legal));
  });

  const draft = createGame(lowLuck, { players: 5, decks: [dateCards] });

  it('L1 a card that is not in the pack', () => {
    // In the order of the calendar seat 0 of five is dealt 1d, 3n, 6d….
    expect(refused(lowLuck, draft, { type: 'draft', seat: 0, cards: ['1d', '1n'] })).toEqual({
      ok: false,
      code: 'card-not-in-pack',
      ruling: 'L1',
      message: 'That card is not in the pack you hold.',
      data: { card: '1n' },
    });
  });

  it('L2 one card where there are more', () => {
    expect(refused(lowLuck, draft, { type: 'draft', seat: 0, cards: ['1d'] })).toEqual({
      ok: false,
      code: 'wrong-card-count',
      ruling: 'L2',
      message: 'You pick two cards.',
      data: { count: 2 },
    });
  });

  it('L2 two cards where there is one', () => {
    let state = draft;
    while (legalMoves(lowLuck, state, 4).length > 1) {
      for (const seat of [0, 1, 2, 3, 4]) {
        state = applyMove(lowLuck, state, legalMoves(lowLuck, state, seat)[0] as never);
      }
    }
    expect(refused(lowLuck, state, { type: 'draft', seat: 4, cards: ['1d', '1n'] })).toEqual({
      ok: false,
      code: 'wrong-card-count',
      ruling: 'L2',
      message: 'You pick the one card left.',
      data: { count: 1 },
    });
  });

  it('S4, F10 other moves while all choose', () => {
    for (const [variant, expected] of [
      [lowLuck, 'draft'],
      [cantFollow, 'draft'],
      [teams, 'pass'],
    ] as const) {
      const start = createGame(variant, { players: 4, decks: [dateCards] });
      expect(refused(variant, start, play(0, '1d'))).toMatchObject({
        code: 'wrong-phase',
        data: { expected },
      });
    }
  });

  it('S4 a second choice', () => {
    const chosen = applyMove(lowLuck, draft, {
      type: 'draft',
      seat: 2,
      cards: ['2d', '4n'],
    } as never);
    expect(refused(lowLuck, chosen, { type: 'draft', seat: 2, cards: ['2d', '4n'] })).toEqual({
      ok: false,
      code: 'already-chosen',
      ruling: 'S4',
      message: 'You have chosen; the others are still choosing.',
      data: { active: [0, 1, 3, 4] },
    });
  });
});
