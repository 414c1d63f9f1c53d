import type { Seat } from 'february-rules';
import { Badge } from '../table/badge';
import { letterOf } from '../words';

interface SeatFieldsProps {
  readonly players: number;
  readonly robots: readonly Seat[];
  readonly openTable: boolean;
  readonly onRobots: (robots: readonly Seat[]) => void;
  readonly onOpenTable: (openTable: boolean) => void;
}

/** Who sits where: somebody at this screen, or a robot. */
export function SeatFields(props: SeatFieldsProps) {
  const { players, robots, openTable, onRobots, onOpenTable } = props;
  const toggled = (seat: Seat): readonly Seat[] =>
    robots.includes(seat)
      ? robots.filter((robot) => robot !== seat)
      : [...robots, seat].sort((a, b) => a - b);
  return (
    <fieldset className="seats">
      <legend>Robots</legend>
      <p className="quiet">They play at random from what they see.</p>
      {Array.from({ length: players }, (_, seat) => (
        <label key={letterOf(seat)} className="field check">
          <input
            type="checkbox"
            checked={robots.includes(seat)}
            onChange={() => onRobots(toggled(seat))}
          />
          <span>
            <Badge side={seat} /> {letterOf(seat)} is a robot
          </span>
        </label>
      ))}
      <label className="field check">
        <input
          type="checkbox"
          checked={openTable}
          onChange={({ target }) => onOpenTable(target.checked)}
        />
        <span>
          Open table
          <span className="quiet">
            Several people share this screen and need not hide their cards from each other
          </span>
        </span>
      </label>
    </fieldset>
  );
}
