import type { CommonScore, Game, Seat } from 'february-rules';
import { amount, count, letterOf } from '../words';
import { Badge } from './badge';
import type { Face, Place } from './face';
import { sidesOf } from './sides';

interface PlayersProps {
  readonly face: Face;
  readonly view: Game['view'];
  readonly score: CommonScore;
  /** The seats that may act. */
  readonly active: readonly Seat[];
  readonly robots: readonly Seat[];
  readonly looker: Seat | null;
}

/** Everyone at the table, clockwise: how many cards, how many points, whose turn. */
export function Players({ face, view, score, active, robots, looker }: PlayersProps) {
  const sides = sidesOf(score);
  return (
    <ul className="players" aria-label="Players">
      {face.places(view).map((place, seat) => {
        const side = sides.of[seat] ?? 0;
        return (
          <Player
            key={letterOf(seat)}
            seat={seat}
            side={side}
            place={place}
            points={score.standings.find((row) => row.side === side)?.points ?? 0}
            active={active.includes(seat)}
            notes={[
              ...(robots.includes(seat) ? ['robot'] : []),
              ...(seat === looker ? ['at the screen'] : []),
            ]}
          />
        );
      })}
    </ul>
  );
}

interface PlayerProps {
  readonly seat: Seat;
  readonly side: number;
  readonly place: Place;
  readonly points: number;
  readonly active: boolean;
  readonly notes: readonly string[];
}

function Player({ seat, side, place, points, active, notes }: PlayerProps) {
  const facts = [
    ...(active ? ['to play'] : []),
    ...(place.leads ? ['leads'] : []),
    ...(place.deals ? ['dealer'] : []),
    ...notes,
  ];
  return (
    <li className={active ? 'active' : undefined}>
      <Badge side={side} letter={letterOf(seat)} label={`Player ${letterOf(seat)}`} />
      <span className="player-facts">
        <span>
          {count(place.cards, 'card')}, {amount(points)} pt
        </span>
        <span className="quiet">{facts.join(', ')}</span>
      </span>
    </li>
  );
}
