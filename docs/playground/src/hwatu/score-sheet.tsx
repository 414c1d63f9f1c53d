import type { HwatuGame } from 'february-rules/hwatu';
import { Badge } from '../table/badge';
import type { ScoreProps } from '../table/face';
import { sidesOf } from '../table/sides';
import { amount, letterOf, listed } from '../words';

/** Where each point comes from: a row a round, the newest first. */
export function HwatuScoreSheet({ score }: ScoreProps<HwatuGame>) {
  const { names } = sidesOf(score);
  const rounds = score.rounds.map((round, index) => ({ ...round, number: index + 1 })).reverse();
  if (rounds.length === 0) return <p className="quiet">No round is over yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls by the arrow keys
    <section className="scroll" tabIndex={0} aria-label="Rounds">
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">Round</th>
            {names.map((name, side) => (
              <th scope="col" key={name}>
                <Badge side={side} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ number, winner, counted, gained }) => (
            <tr key={number}>
              <th scope="row">
                {number} <span className="why">{whyOf(winner, counted)}</span>
              </th>
              {gained.map((gain, seat) => (
                <td key={names[seat]} className={seat === winner ? 'wins' : undefined}>
                  {amount(gain)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The cards that were left in the other hands. */
function whyOf(winner: number, counted: readonly number[]): string {
  const hands = counted.flatMap((points, seat) =>
    seat === winner ? [] : [`${letterOf(seat)} held ${points}`],
  );
  return `${letterOf(winner)} went out; ${listed(hands)}`;
}
