import {
  type FebruaryGame,
  type FebruaryScore,
  type Majority,
  weekdayName,
} from 'february-rules/february';
import { Badge } from '../table/badge';
import type { ScoreProps, Sides } from '../table/face';
import { sidesOf } from '../table/sides';
import { ordinal, points } from '../words';
import { reasonOf } from './reasons';

interface NamedMajority extends Majority {
  readonly name: string;
}

/** Weeks and weekdays under their names. */
const rowsOf = ({ weeks, weekdays }: FebruaryScore): readonly NamedMajority[] => [
  ...weeks.map((week, index) => ({ ...week, name: `Week ${index + 1}` })),
  ...weekdays.map((day, index) => ({ ...day, name: weekdayName(index) })),
];

/** Where each point comes from: weeks, weekdays, groups. */
export function FebruaryScoreSheet({ score }: ScoreProps<FebruaryGame>) {
  const sides = sidesOf(score);
  return (
    <>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">Markers, and who gets the points</th>
            {sides.names.map((name, side) => (
              <th scope="col" key={name}>
                <Badge side={side} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(score).map((row) => (
            <Row key={row.name} majority={row} sides={sides} />
          ))}
        </tbody>
      </table>
      <Groups score={score} sides={sides} />
      <p className="quiet">{earliestMarks(score, sides)}</p>
    </>
  );
}

interface RowProps {
  readonly majority: NamedMajority;
  readonly sides: Sides;
}

function Row({ majority, sides }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {majority.name} <span className="why">{reasonOf(majority, sides)}</span>
      </th>
      {majority.counts.map((number, side) => (
        <td key={sides.names[side]} className={majority.sides.includes(side) ? 'wins' : undefined}>
          {number}
        </td>
      ))}
    </tr>
  );
}

interface GroupsProps {
  readonly score: FebruaryScore;
  readonly sides: Sides;
}

function Groups({ score, sides }: GroupsProps) {
  if (score.groups.length === 0) return null;
  return (
    <ul className="groups">
      {score.groups.map(({ side, size, dates }) => (
        <li key={side}>
          {points(size)} to {sides.names[side]}:{' '}
          {dates.length === 0 ? 'no markers' : `the largest group, ${dates.join(', ')}`}
        </li>
      ))}
    </ul>
  );
}

/** What breaks a tie of the game. */
function earliestMarks({ earliest }: FebruaryScore, { names }: Sides): string {
  const marks = names.map((name, side) => {
    const date = earliest[side] ?? null;
    return `${name} ${date === null ? 'none' : `the ${ordinal(date)}`}`;
  });
  return `Earliest markers, which break ties in points: ${marks.join(', ')}.`;
}
