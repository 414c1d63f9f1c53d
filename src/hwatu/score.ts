import { firstOf, ranked } from '../engine/ranking';
import type { HwatuScore, HwatuState } from './state';
import { roundsOf, scored } from './tally';

/** The score: who won, the standings by points (H8), and every round that is over (H7). */
export function score({ turn, tally, options }: HwatuState): HwatuScore {
  const { points } = tally;
  const final = turn === null;
  const seats = points.map((_, seat) => [seat]);
  const standings = ranked(seats, points, (a, b) => (points[b] as number) - (points[a] as number));
  const rounds = roundsOf(tally).map((round) => scored(round, options));
  return { final, winners: final ? firstOf(standings) : [], standings, rounds };
}
