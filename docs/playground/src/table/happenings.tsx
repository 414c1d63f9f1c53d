import { type CommonScore, type Game, type Viewer, viewEvents } from 'february-rules';
import type { Session } from '../session';
import type { Face } from './face';
import { sidesOf } from './sides';

/** As many sentences are kept on the page. */
const SHOWN = 12;

interface HappeningsProps {
  readonly face: Face;
  readonly session: Session;
  readonly viewer: Viewer;
  readonly score: CommonScore;
}

/** What happened last, newest first, as far as the viewer may know. */
export function Happenings({ face, session, viewer, score }: HappeningsProps) {
  const sides = sidesOf(score);
  const { steps, variant } = session;
  const recent = steps.slice(-SHOWN).flatMap(({ events }, index) => {
    const ply = Math.max(0, steps.length - SHOWN) + index;
    const seen: readonly Game['event'][] = viewEvents(variant, events, viewer);
    return seen.map((event, order) => ({ key: `${ply}.${order}`, text: face.tell(event, sides) }));
  });
  return (
    <section className="happenings" aria-label="What happened">
      <h3>What happened</h3>
      <div role="log" aria-label="What happened, newest first">
        <ol reversed>
          {recent
            .slice(-SHOWN)
            .reverse()
            .map(({ key, text }) => text !== null && <li key={key}>{text}</li>)}
        </ol>
      </div>
      {recent.length === 0 && <p className="quiet">The cards are dealt.</p>}
    </section>
  );
}
