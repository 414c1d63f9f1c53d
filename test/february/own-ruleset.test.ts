import { describe, expect, it } from 'vitest';
import { activeSeats, applyMove, createGame, legalMoves, simulate, viewOf } from '../../src';
import {
  drafted,
  everySeat,
  followWeekOrWeekday,
  latestFollowing,
  onWinningDate,
  partners,
  passed,
  ruleset,
  weeksAndWeekdays,
} from '../../src/february';
import { dateCards } from './dealing';

/** Hands are drafted first, and cards of them passed then. */
const both = ruleset({
  id: 'february/both-steps',
  revision: 3,
  name: 'Draft, then pass',
  players: [4],
  options: {},
  sides: everySeat,
  slots: () => ({
    preparing: { ...drafted, steps: [...drafted.steps, ...passed.steps] },
    following: followWeekOrWeekday,
    winning: latestFollowing,
    marking: onWinningDate,
    scoring: weeksAndWeekdays,
  }),
});

describe('a ruleset of one’s own', () => {
  it('S4, L1, T2 can have two steps before the first trick', () => {
    let state = createGame(both, { players: 4, decks: [dateCards], dealer: 1 });
    const counts: Record<string, number> = {};
    while (state.phase !== 'play') {
      const [move] = legalMoves(both, state);
      if (move === undefined) throw new Error('stuck');
      counts[move.type] = (counts[move.type] ?? 0) + 1;
      state = applyMove(both, state, move);
    }
    expect(counts).toEqual({ draft: 28, pass: 4 });
    expect(activeSeats(both, state)).toEqual([2]);
    const { hands, passes } = viewOf(both, state, 'referee');
    expect([hands.map((hand) => hand.length), passes.length]).toEqual([[14, 14, 14, 14], 12]);
    expect([...hands.flat()].sort()).toEqual([...dateCards].sort());
  });

  it('T2 forgets the cards passed in Round I when Round II is dealt', () => {
    const start = createGame(both, { players: 4, seed: 'x' });
    const end = simulate(both, start, ([move]) => move, { until: ({ round }) => round === 2 });
    expect([end.phase, viewOf(both, end, 'referee').passes]).toEqual(['draft', []]);
  });

  it('carries its id and revision, and refuses other states', () => {
    const state = createGame(both, { players: 4, seed: 'x' });
    expect([state.variant, state.revision]).toEqual(['february/both-steps', 3]);
    expect(() => legalMoves(both, { ...state, revision: 1 })).toThrow(/revision 3/);
  });

  it('T1 seats are sides of their own, or partners', () => {
    expect(everySeat(3)).toEqual([[0], [1], [2]]);
    expect(partners()).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});
