/** Laws of a move played: the next state, and the events that tell of it. */
import { applyMove, tryMove } from '../engine/apply';
import { activeSeats } from '../engine/moves';
import { simulate } from '../engine/simulate';
import type { Game } from '../engine/variant';
import { viewEvents } from '../engine/view';
import { copyOf, difference, stringsIn, textOf, thawed, unmasked, unplain } from './compare';
import { foundIn, type Moment, phraseOf } from './moment';
import { toldIn } from './view-laws';

/** A move that was played. */
export interface Step<G extends Game> {
  /** Where the move was made. */
  readonly before: Moment<G>;
  /** A legal move. */
  readonly move: G['move'];
  /** What it told. */
  readonly events: readonly G['event'][];
  /** Where it led to. */
  readonly after: Moment<G>;
}

/** Equal moves give equal states and events. */
export function sameAgain<G extends Game>({ before, move, events, after }: Step<G>) {
  const again = tryMove(before.variant, before.state, copyOf(move));
  return (
    difference(again.ok && again.events, events, 'the list of events, asked for again,') ??
    difference(again.ok && again.state, after.state, 'the state, asked for again,') ??
    difference(
      applyMove(before.variant, before.state, move),
      after.state,
      'the state applyMove gives',
    )
  );
}

/** The next state is deeply frozen. */
export function frozenStep<G extends Game>({ after }: Step<G>): string | null {
  const open = thawed(after.state, 'the state');
  return open === null ? null : `${open} is not frozen`;
}

/** simulate reaches the same state by the same move; of several seats it asks the lowest. */
export function simulatedStep<G extends Game>({ before, move, after }: Step<G>): string | null {
  const { variant, state } = before;
  if (activeSeats(variant, state)[0] !== move.seat) return null;
  let plies = 0;
  const choose = () => {
    plies++;
    return move;
  };
  const simulated = simulate(variant, state, choose, { until: () => plies === 1 });
  return (
    difference(simulated, after.state, 'the state simulate gives') ??
    thawed(simulated, 'not frozen: the state simulate gives')
  );
}

/** Events are plain JSON, and a viewer gets them with null for what is hidden. */
export function plainEvents<G extends Game>({ before, move, events }: Step<G>): string | null {
  const { variant, viewers } = before;
  const strange = unplain(events, `events of ${textOf(move)}`);
  if (strange !== null) return strange;
  return foundIn(viewers, (viewer) =>
    foundIn(events, (event) => {
      const [seen] = viewEvents(variant, [event], viewer);
      const name = `the event ${textOf(event.type)} for ${phraseOf(viewer)}`;
      if (typeof event.type !== 'string') return `${name} has no type`;
      return seen === undefined ? null : unmasked(seen, event, name);
    }),
  );
}

/** No secret stands in an event. */
export const secretEvents = <G extends Game>({ before, events }: Step<G>): string | null =>
  toldIn(before.secrets, events, 'an event');

/** An event names no card that its viewer can see neither before nor after it, nor by the move. */
export function eventsKnown<G extends Game>({ before, move, events, after }: Step<G>) {
  const { variant, viewers } = before;
  const cards = new Set(variant.cards);
  const played = new Set(stringsIn(move));
  return foundIn(viewers, (viewer) => {
    const named = stringsIn(viewEvents(variant, events, viewer));
    const news = named.filter((name) => cards.has(name) && !played.has(name));
    if (news.length === 0) return null;
    const seen = new Set(stringsIn([before.see(viewer), after.see(viewer)]));
    const told = news.find((name) => !seen.has(name));
    return told !== undefined && `${phraseOf(viewer)} is told of ${told}, hidden from it`;
  });
}
