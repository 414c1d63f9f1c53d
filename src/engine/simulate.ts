import { freeze } from 'immer';
import { IllegalMoveError } from './errors';
import { advance, available, judge, noShuffle } from './judge';
import { soundState, typedError } from './position';
import type { Game, Seat, Variant } from './variant';

/** Picks one of the legal moves of a seat. */
export type Choose<G extends Game> = (
  moves: readonly G['move'][],
  seat: Seat,
  state: G['state'],
) => G['move'];

/**
 * Plays on until the game is over or `until` says so, in place on a private copy: the rules of
 * `applyMove` without immer, and nothing frozen on the way. For bots and load tests.
 *
 * @param variant - the rules
 * @param state - where to start; stays as it is
 * @param choose - picks one of the moves it is given. The state it sees changes with the next move
 * and is not to be kept; in a simultaneous phase the lowest seat is asked first.
 * @param options - `until`: stops before the next move when it says so
 * @returns the resulting state, deeply frozen
 * @throws IllegalMoveError if `choose` gives anything but a legal move, or none is left because a
 * shuffle is missing (ruling X1)
 * @throws StateError if the state is not one of the variant
 *
 * @example
 * ```ts
 * import { createGame, score, simulate } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const start = createGame(original, { players: 5, seed: 'x' });
 * const end = simulate(original, start, (moves) => moves[0]);
 * console.log(score(original, end).final); // true
 * ```
 */
export function simulate<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  choose: Choose<G>,
  { until }: { readonly until?: (state: G['state']) => boolean } = {},
): G['state'] {
  const current = { ...soundState(variant, state) };
  for (let ask = question(variant, current); ask !== null; ask = question(variant, current)) {
    if (until?.(current)) break;
    answer(variant, current, choose(ask.moves, ask.seat, current));
  }
  return freeze(current, true);
}

/** The lowest active seat with its legal moves, of which there is at least one; null at the end. */
function question<G extends Game>(variant: Variant<G>, state: G['state']) {
  try {
    const [seat] = variant.seats(state);
    if (seat === undefined) return null;
    const moves = available(variant, state, variant.moves(state, seat));
    if (moves.length === 0) throw new IllegalMoveError(noShuffle(variant));
    return { seat, moves };
  } catch (error) {
    throw typedError(variant, error);
  }
}

/** Plays the chosen move in place. */
function answer<G extends Game>(variant: Variant<G>, state: G['state'], chosen: unknown): void {
  try {
    const judged = judge(variant, state, chosen);
    if (!judged.ok) throw new IllegalMoveError(judged);
    Object.assign(state, advance(variant, state, judged.move, undefined));
  } catch (error) {
    throw typedError(variant, error);
  }
}
