/** A game being played: the reducer that `useReducer` runs. It knows no game; the variant does. */
import {
  createGame,
  type Game,
  type GameRecord,
  replay,
  type Seat,
  toRecord,
  tryMove,
  type Variant,
} from 'february-rules';

/** A move with what it led to. */
export interface Step<G extends Game = Game> {
  readonly move: G['move'];
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** One game from its first state on. */
export interface Session<G extends Game = Game> {
  readonly variant: Variant<G>;
  readonly options: G['options'];
  /** The seats that play at random from what they see. */
  readonly robots: readonly Seat[];
  readonly opening: G['state'];
  readonly steps: readonly Step<G>[];
}

/** What can happen to a session. */
export type SessionAction =
  | { readonly type: 'play'; readonly moves: readonly Game['move'][] }
  | { readonly type: 'undo' };

/**
 * Deals a game.
 *
 * @throws OptionsError naming the option that is wrong
 */
export const deal = <G extends Game>(
  variant: Variant<G>,
  options: G['options'],
  robots: readonly Seat[],
): Session<G> => ({ variant, options, robots, opening: createGame(variant, options), steps: [] });

/**
 * Takes a recorded game up where it stopped.
 *
 * @throws RecordError or OptionsError if it is no record of the variant
 */
export function resume<G extends Game>(
  variant: Variant<G>,
  record: GameRecord<G>,
  robots: readonly Seat[],
): Session<G> {
  replay(variant, record);
  return played(deal(variant, record.options, robots), record.moves);
}

/** The state the game is in. */
export const stateOf = <G extends Game>({ opening, steps }: Session<G>): G['state'] =>
  steps.at(-1)?.state ?? opening;

/** The game so far, to save and to load. */
export const recordOf = <G extends Game>({ variant, options, steps }: Session<G>): GameRecord<G> =>
  toRecord(
    variant,
    options,
    steps.map(({ move }) => move),
  );

/** The session after legal moves; one that is not legal ends them. */
function played<G extends Game>(session: Session<G>, moves: readonly G['move'][]): Session<G> {
  const steps = [...session.steps];
  let state = stateOf(session);
  for (const move of moves) {
    const tried = tryMove(session.variant, state, move);
    if (!tried.ok) break;
    state = tried.state;
    steps.push({ move, state, events: tried.events });
  }
  return { ...session, steps };
}

/** How many steps stay when the last decision of somebody who is no robot is taken back. */
const undoneTo = ({ steps, robots }: Session): number =>
  Math.max(
    0,
    steps.findLastIndex(({ move }) => !robots.includes(move.seat)),
  );

/** The one place where a session changes. */
export const sessionReducer = (session: Session, action: SessionAction): Session =>
  action.type === 'play'
    ? played(session, action.moves)
    : { ...session, steps: session.steps.slice(0, undoneTo(session)) };
