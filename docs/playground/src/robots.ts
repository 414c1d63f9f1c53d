/** Opponents that know what their seat sees, and play any legal move. */
import { activeSeats, legalMoves, type Seat, tryMove, viewOf } from 'february-rules';
import { type Session, type Step, stateOf } from './session';

/** How long an opponent seems to think, in milliseconds. */
export const paces = { slow: 1200, brisk: 350, instant: 0 } as const;

/** A name of a pace. */
export type Pace = keyof typeof paces;

/** Whether the text names a pace. */
export const isPace = (text: string | null): text is Pace => text !== null && text in paces;

/** At most so many moves between two drawings of the page. */
const MOST_AT_ONCE = 200;

/** One of the seat's legal moves at random, chosen from its view alone. */
export function randomMove({ variant }: Session, state: Step['state'], seat: Seat): Step['move'] {
  const moves = legalMoves(variant, viewOf(variant, state, seat), seat);
  return moves[Math.floor(Math.random() * moves.length)] as Step['move'];
}

/** The robots' next move, or at the pace `instant` their moves until somebody else must act. */
export function robotMoves(session: Session, pace: Pace): readonly Step['move'][] {
  const { variant, robots } = session;
  const moves: Step['move'][] = [];
  const most = pace === 'instant' ? MOST_AT_ONCE : 1;
  let state = stateOf(session);
  while (moves.length < most) {
    const seat = activeSeats(variant, state).find((active) => robots.includes(active));
    if (seat === undefined) break;
    const move = randomMove(session, state, seat);
    const tried = tryMove(variant, state, move);
    if (!tried.ok) break;
    moves.push(move);
    state = tried.state;
  }
  return moves;
}
