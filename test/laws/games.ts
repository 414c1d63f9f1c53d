import fc from 'fast-check';
import { createGame, type Game, legalMoves, type Seat, tryMove, type Variant } from '../../src';

/** A whole game: its moves, and every event of it. */
export interface WholeGame<G extends Game> {
  readonly moves: readonly G['move'][];
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/** Picks moves one after another; fewer and smaller numbers are simpler games. */
export const picks = fc.array(fc.nat({ max: 2_147_483_647 }), { minLength: 1, maxLength: 40 });

/** The game in which the picks, over and over, say which of the legal moves is played. */
export function playedBy<G extends Game>(
  variant: Variant<G>,
  options: G['options'],
  choices: readonly number[],
  longest = 5_000,
): WholeGame<G> {
  const moves: G['move'][] = [];
  const events: G['event'][] = [];
  let state = createGame(variant, options);
  for (let ply = 0; ply < longest; ply++) {
    const legal = legalMoves(variant, state);
    const move = legal[((choices[ply % choices.length] ?? 0) + 31 * ply) % legal.length];
    const tried = tryMove(variant, state, move);
    if (move === undefined || !tried.ok) break;
    moves.push(move);
    events.push(...tried.events);
    state = tried.state;
  }
  return { moves, events, state };
}

/** The seat so many places clockwise. */
export const turned = (seat: Seat, by: number, players: number): Seat => (seat + by) % players;
