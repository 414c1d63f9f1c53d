import type { Seat } from 'february-rules';
import { dateOf, type FebruaryView, type PlayedCard } from 'february-rules/february';
import { Badge } from '../table/badge';
import type { Sides } from '../table/face';
import { letterOf } from '../words';
import { CardFace, spokenCard } from './card';

interface PlaysProps {
  readonly plays: readonly PlayedCard[];
  readonly winner: Seat | null;
  readonly sides: Sides;
}

/** The cards of a trick in the order they were played. */
function Plays({ plays, winner, sides }: PlaysProps) {
  const lead = plays.find(({ card }) => dateOf(card) !== null);
  return (
    <ol className="plays">
      {plays.map((play) => (
        <li key={play.card}>
          <span className="card" role="img" aria-label={spokenCard(play.card)}>
            <CardFace card={play.card} />
          </span>
          <span className="by">
            <Badge
              side={sides.of[play.seat] ?? 0}
              letter={letterOf(play.seat)}
              label={letterOf(play.seat)}
            />
            {play === lead && <span className="note">lead</span>}
            {play.violation && <span className="note">violation</span>}
            {play.seat === winner && <span className="note won">won</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface TrickProps {
  readonly view: FebruaryView;
  readonly sides: Sides;
}

/** The trick on the table, and the one before it. */
export function Trick({ view, sides }: TrickProps) {
  const { trick, lastTrick, leader, phase } = view;
  return (
    <div className="tricks">
      <section aria-label="Trick">
        <h3>Trick</h3>
        {trick.length > 0 && <Plays plays={trick} winner={null} sides={sides} />}
        {trick.length === 0 && <p className="quiet">{waiting(phase, leader)}</p>}
      </section>
      {lastTrick !== null && (
        <section className="last-trick" aria-label="Last trick">
          <h3>Last trick{lastTrick.winner === null && ': nobody won'}</h3>
          <Plays plays={lastTrick.plays} winner={lastTrick.winner} sides={sides} />
        </section>
      )}
    </div>
  );
}

function waiting(phase: FebruaryView['phase'], leader: Seat | null): string {
  if (phase === 'over') return 'All cards are played.';
  if (leader === null) return 'Who leads depends on the draft.';
  return `${letterOf(leader)} leads.`;
}
