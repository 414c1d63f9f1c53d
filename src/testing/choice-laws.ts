/** Laws of choices made at the same time (S4). */
import { applyMove, tryMove } from '../engine/apply';
import { activeSeats, legalMoves } from '../engine/moves';
import type { Game, Seat } from '../engine/variant';
import { viewEvents, viewOf } from '../engine/view';
import { difference, textOf } from './compare';
import { foundIn, type Moment, phraseOf } from './moment';

/** One choice of each seat that may act; none where fewer than two may. */
function choicesOf<G extends Game>({ variant, state, legal, random }: Moment<G>) {
  const active = activeSeats(variant, state);
  if (active.length < 2) return [];
  return active.flatMap((seat): readonly G['move'][] => {
    const choice = random.pick(legal.filter((move) => move.seat === seat));
    return choice === undefined ? [] : [choice];
  });
}

/** Choices made at the same time lead to the same state, whatever the order. */
export function anyOrder<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state } = moment;
  const choices = choicesOf(moment);
  let reached = new Map<string, G['state']>([['', state]]);
  for (const _ of choices) {
    const next = new Map<string, G['state']>();
    const found = foundIn(reached, ([made, from]) =>
      foundIn(choices, (choice) => {
        if (made.includes(nameOf(choice.seat))) return null;
        const name = withName(made, choice.seat);
        const to = applyMove(variant, from, choice);
        const known = next.get(name) ?? to;
        next.set(name, known);
        const differs = difference(to, known, 'the state');
        return differs && `${textOf(choices)} depend on their order: ${differs}`;
      }),
    );
    if (found !== null) return found;
    reached = next;
  }
  return null;
}

const nameOf = (seat: Seat): string => `<${seat}>`;

/** The name of a set of seats with another seat in it. */
const withName = (made: string, seat: Seat): string =>
  `${made}${nameOf(seat)}`
    .split(/(?<=>)/)
    .sort()
    .join('');

/** Nobody sees another's choice, nor an event that tells it, until all have chosen. */
export function choiceHidden<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state, legal, random } = moment;
  const active = activeSeats(variant, state);
  if (active.length < 2) return null;
  return foundIn(active, (seat) => {
    const own = legal.filter((move) => move.seat === seat);
    const choices = [random.pick(own), random.pick(own)];
    const [one, other] = choices.map((choice) => choice && told(moment, choice));
    if (!one || !other || activeSeats(variant, one.state).length === 0) return null;
    if (activeSeats(variant, one.state).includes(seat)) return null;
    const differs = seenApart(moment, seat, one, other);
    return differs && `${choices.map(textOf).join(' or ')} can be told apart: ${differs}`;
  });
}

interface Told<G extends Game> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

function told<G extends Game>({ variant, state }: Moment<G>, move: G['move']): Told<G> | null {
  const tried = tryMove(variant, state, move);
  return tried.ok ? tried : null;
}

function seenApart<G extends Game>(
  { variant, viewers }: Moment<G>,
  seat: Seat,
  one: Told<G>,
  other: Told<G>,
): string | null {
  const waiting = activeSeats(variant, one.state);
  const away = viewers.filter((viewer) => viewer !== seat);
  return foundIn(away, (viewer) => {
    const whose = `of ${phraseOf(viewer)}`;
    const seen = difference(
      viewOf(variant, other.state, viewer),
      viewOf(variant, one.state, viewer),
      `the view ${whose}`,
    );
    const events = difference(
      viewEvents(variant, other.events, viewer),
      viewEvents(variant, one.events, viewer),
      `the events ${whose}`,
    );
    const found = seen ?? events;
    if (found !== null || typeof viewer !== 'number' || !waiting.includes(viewer)) return found;
    const legal = legalMoves(variant, one.state, viewer);
    return difference(legalMoves(variant, other.state, viewer), legal, `the legal moves ${whose}`);
  });
}
