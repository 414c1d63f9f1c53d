import type { Standing } from '../engine/variant';
import type { HwatuScore, HwatuState } from './state';
import { roundsOf, scored } from './tally';

/** The score: who won, the standings (H8), and every round that is over (H7). */
export function score({ turn, tally, options }: HwatuState): HwatuScore {
  const final = turn === null;
  const standings = standingsOf(tally.points);
  const best = standings.filter(({ rank }) => rank === 1).map(({ side }) => side);
  const rounds = roundsOf(tally).map((round) => scored(round, options));
  return { final, winners: final ? best : [], standings, rounds };
}

/** By points; equal points share a rank and the next one is skipped (H8). */
const standingsOf = (points: readonly number[]): readonly Standing[] =>
  points
    .map((own, side) => ({ side, seats: [side], points: own, rank: rankOf(own, points) }))
    .sort((a, b) => a.rank - b.rank || a.side - b.side);

/** One more than there are players with more points. */
const rankOf = (own: number, points: readonly number[]): number =>
  points.reduce((rank, other) => (other > own ? rank + 1 : rank), 1);
