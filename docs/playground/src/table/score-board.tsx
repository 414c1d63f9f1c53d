import type { CommonScore } from 'february-rules';
import type { ReactNode } from 'react';
import { amount, letterOf, listed } from '../words';
import { Badge } from './badge';
import { sidesOf } from './sides';

interface ScoreBoardProps {
  readonly score: CommonScore;
  /** Where each point comes from. */
  readonly children: ReactNode;
}

/** The standings, who won, and why. */
export function ScoreBoard({ score, children }: ScoreBoardProps) {
  const { names } = sidesOf(score);
  return (
    <section className="score" aria-label="Score">
      <h2>{score.final ? 'Final score' : 'Score, if the game ended now'}</h2>
      {score.final && (
        <p className="winners" role="status">
          {listed(score.winners.map(letterOf))} won.
        </p>
      )}
      <table className="standings">
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {score.standings.map(({ side, points, rank }) => (
            <tr key={side}>
              <td>{rank}</td>
              <th scope="row">
                <Badge side={side} /> {names[side]}
              </th>
              <td>{amount(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
