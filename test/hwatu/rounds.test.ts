import { describe, expect, it } from 'vitest';
import { activeSeats, applyMove, checkMove, legalMoves, score, tryMove } from '../../src/engine';
import { type HwatuMove, hwatuCards, shedding } from '../../src/hwatu';
import { everything, stateAt, type Table } from './table';

/**
 * Seat 2 is about to discard its last card. The others hold 20 + 1 = 21, 10 + 5 + 5 = 20 and 1
 * (H2), 42 together.
 */
const lastCard: Table = {
  hands: [
    ['1-chaff-1', '8-bright'],
    ['5-animal', '6-ribbon', '7-ribbon'],
    ['9-animal'],
    ['12-chaff-1'],
  ],
  top: '9-ribbon',
  drawPile: ['2-animal'],
  turn: 2,
  dealer: 0,
  decks: [hwatuCards],
};

const out: HwatuMove = { type: 'discard', seat: 2, card: '9-animal' };

const pointsAfter = (table: Partial<Table>): readonly number[] =>
  everything(applyMove(shedding, stateAt({ ...lastCard, ...table }), out)).points;

describe('the end of a round (H7)', () => {
  it.each([
    ['losers lose their own hands', {}, [-21, -20, 42, -1]],
    ['or nothing, with losersScoreZero', { losersScoreZero: true }, [0, 0, 42, 0]],
    ['added to what was there', { points: [100, -60, 30, 1] }, [79, -80, 72, 0]],
  ])('%s', (_what, table, points) => {
    expect(pointsAfter(table)).toEqual(points);
  });

  it('itemises the round', () => {
    const { rounds } = score(shedding, applyMove(shedding, stateAt(lastCard), out));
    expect(rounds).toEqual([{ winner: 2, counted: [21, 20, 0, 1], gained: [-21, -20, 42, -1] }]);
  });

  it('the winner deals the next at once, from the whole deck (X2)', () => {
    const next = applyMove(shedding, stateAt(lastCard), out);
    const view = everything(next);
    expect(view).toMatchObject({ round: 2, phase: 'play', dealer: 2 });
    // The dealer's left neighbour, seat 3, is dealt to first and starts (H4, H5).
    expect(view.hands[3]).toEqual(['1-bright', '1-ribbon', '3-bright', '3-ribbon']);
    expect([view.top, view.drawPile]).toEqual(['5-animal', hwatuCards.slice(17)]);
    expect(activeSeats(shedding, next)).toEqual([3]);
    expect(next.chance.shuffles).toBe(2);
  });

  it('is told: the discard, the round, the new deal', () => {
    const tried = tryMove(shedding, stateAt(lastCard), out);
    expect(tried.ok && tried.events).toEqual([
      { type: 'discarded', seat: 2, card: '9-animal' },
      { type: 'round-ended', winner: 2, counted: [21, 20, 0, 1], gained: [-21, -20, 42, -1] },
      {
        type: 'dealt',
        round: 2,
        dealer: 2,
        hands: [
          ['1-chaff-1', '1-chaff-2', '3-chaff-1', '3-chaff-2'],
          ['2-animal', '2-ribbon', '4-animal', '4-ribbon'],
          ['2-chaff-1', '2-chaff-2', '4-chaff-1', '4-chaff-2'],
          ['1-bright', '1-ribbon', '3-bright', '3-ribbon'],
        ],
        top: '5-animal',
      },
    ]);
  });

  it('is refused, and changes nothing, where the next deal has no shuffle (X1)', () => {
    const state = stateAt({ ...lastCard, decks: [] });
    expect(tryMove(shedding, state, out)).toMatchObject({
      code: 'shuffle-unavailable',
      ruling: 'X1',
    });
    expect(legalMoves(shedding, state)).toEqual([]);
  });

  it('comes even for a player who had no card before (the engine is total)', () => {
    const table = { hands: [[], ['5-animal']], top: '9-ribbon', decks: [hwatuCards] } as const;
    const state = stateAt({ ...table, drawPile: ['9-animal'] });
    const next = applyMove(shedding, state, { type: 'draw', seat: 0 });
    expect(everything(next)).toMatchObject({ round: 2, dealer: 0, points: [10, -10] });
  });
});

describe('the goal (H8)', () => {
  it.each([
    [270, 227, 269, false],
    [270, 228, 270, true],
    [270, 229, 271, true],
    [570, 228, 270, false],
    [570, 527, 569, false],
    [570, 528, 570, true],
    [570, 560, 602, true],
  ] as const)('%i: from %i to %i points, over: %s', (goal, before, after, over) => {
    for (const losersScoreZero of [false, true]) {
      const state = stateAt({ ...lastCard, goal, losersScoreZero, points: [0, 0, before, 0] });
      const next = applyMove(shedding, state, out);
      expect(everything(next).points[2]).toBe(after);
      expect(score(shedding, next)).toMatchObject({ final: over, winners: over ? [2] : [] });
      expect(activeSeats(shedding, next)).toEqual(over ? [] : [3]);
    }
  });

  const won = applyMove(
    shedding,
    stateAt({ ...lastCard, points: [100, 99, 228, 80], decks: [] }),
    out,
  );

  it('ends the game without another deal', () => {
    expect(everything(won)).toMatchObject({ round: 1, phase: 'over', active: [], dealer: 0 });
    expect(won.chance.shuffles).toBe(1);
    expect(legalMoves(shedding, won)).toEqual([]);
  });

  it('refuses every further move', () => {
    const move: HwatuMove = { type: 'draw', seat: 3 };
    const rejection = { ok: false, code: 'game-over', ruling: 'H8' };
    expect(checkMove(shedding, won, move)).toMatchObject(rejection);
  });

  it('is told', () => {
    const tried = tryMove(shedding, stateAt({ ...lastCard, points: [0, 0, 228, 0] }), out);
    expect(tried.ok && tried.events.map(({ type }) => type)).toEqual([
      'discarded',
      'round-ended',
      'finished',
    ]);
    expect(tried.ok && tried.events[2]).toEqual({ type: 'finished', winners: [2] });
  });

  it('ranks by points; equal points share a rank and the next is skipped', () => {
    // 100 - 21 = 79, 99 - 20 = 79, 228 + 42 = 270, 80 - 1 = 79.
    expect(score(shedding, won).standings).toEqual([
      { side: 2, seats: [2], points: 270, rank: 1 },
      { side: 0, seats: [0], points: 79, rank: 2 },
      { side: 1, seats: [1], points: 79, rank: 2 },
      { side: 3, seats: [3], points: 79, rank: 2 },
    ]);
    const leading = stateAt({ ...lastCard, points: [7, -3, 7, 0] });
    expect(score(shedding, leading)).toEqual({
      final: false,
      winners: [],
      standings: [
        { side: 0, seats: [0], points: 7, rank: 1 },
        { side: 2, seats: [2], points: 7, rank: 1 },
        { side: 3, seats: [3], points: 0, rank: 3 },
        { side: 1, seats: [1], points: -3, rank: 4 },
      ],
      rounds: [],
    });
  });
});
