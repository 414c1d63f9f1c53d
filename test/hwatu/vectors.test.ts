import { describe, expect, it } from 'vitest';
import { activeSeats, applyMove, createGame, legalMoves, score } from '../../src/engine';
import { type HwatuGame, type HwatuMove, type HwatuOptions, shedding } from '../../src/hwatu';
import { type FinalScore, type VectorGame, vectorsOf } from '../vectors/read';

/** The score as the vectors write it: points as a fraction. */
function finalScore(state: HwatuGame['state']): FinalScore {
  const { final, winners, standings } = score(shedding, state);
  return {
    final,
    winners,
    standings: standings.map((row) => ({ ...row, points: [row.points, 1] as const })),
  };
}

const sorted = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();

function playThrough({ options, decks, steps }: VectorGame): HwatuGame['state'] {
  let state = createGame(shedding, { ...options, decks } as HwatuOptions);
  for (const [ply, { move, n, legal = [] }] of steps.entries()) {
    const moves = legalMoves(shedding, state, move.seat);
    expect(moves.length, `ply ${ply}`).toBe(n);
    expect(sorted(moves), `ply ${ply}`).toEqual(sorted(legal));
    expect(activeSeats(shedding, state), `ply ${ply}`).toEqual([move.seat]);
    state = applyMove(shedding, state, move as HwatuMove);
  }
  return state;
}

describe('whole games computed elsewhere (H1 to H8, X1, X2)', () => {
  const games = vectorsOf('hwatu');

  it('are there', () => {
    expect(games.length).toBeGreaterThan(0);
  });

  it.each(games.map((game, index) => [index, JSON.stringify(game.options), game] as const))(
    'game %i with %s offers the same moves and ends with the same score',
    (_index, _options, game) => {
      const end = playThrough(game);
      expect(finalScore(end)).toEqual(game.score);
      expect(activeSeats(shedding, end)).toEqual([]);
      expect(legalMoves(shedding, end)).toEqual([]);
    },
  );
});
