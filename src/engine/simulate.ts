import { type Dealer, dealerWith } from './chance';
import { change } from './change';
import { IllegalMoveError } from './errors';
import { deepFreeze } from './freeze';
import { advance, available, judge, noShuffle } from './judge';
import { frozen, soundState, typedError } from './position';
import type { Game, Seat, Variant } from './variant';

/** Picks one of the legal moves of a seat; anything else is refused. */
export type Choose<G extends Game> = (
  moves: readonly G['move'][],
  seat: Seat,
  state: G['state'],
) => G['move'] | undefined;

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
  const current = privateCopy(variant, state);
  const dealer = dealerWith<G['event']>(current.chance);
  while (!until?.(current)) {
    const ask = question(variant, current);
    if (ask === null) break;
    answer(variant, current, ask, choose(ask.moves, ask.seat, current), dealer);
  }
  return deepFreeze(current);
}

/** A copy whose root may change; what it holds never does. */
function privateCopy<G extends Game>(variant: Variant<G>, state: G['state']): G['state'] {
  try {
    return { ...frozen(soundState(variant, state)) };
  } catch (error) {
    throw typedError(variant, error);
  }
}

/** Who is asked, and what there is to choose from. */
interface Question<G extends Game> {
  readonly seat: Seat;
  readonly moves: readonly G['move'][];
}

/** The lowest active seat with its legal moves, of which there is at least one; null at the end. */
function question<G extends Game>(variant: Variant<G>, state: G['state']): Question<G> | null {
  try {
    const seat = variant.seats(state)[0];
    if (seat === undefined) return null;
    const moves = available(variant, state, variant.moves(state, seat));
    if (moves.length === 0) throw new IllegalMoveError(noShuffle(variant));
    return { seat, moves };
  } catch (error) {
    throw typedError(variant, error);
  }
}

/** Plays the chosen move in place; one of those offered is legal and not judged again. */
function answer<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  { moves }: Question<G>,
  chosen: G['move'] | undefined,
  dealer: Dealer<G['event']>,
): void {
  try {
    const listed = chosen !== undefined && moves.includes(chosen);
    const judged = listed ? chosen : judgedMove(variant, state, chosen);
    change(state, advance(variant, state, judged, dealer));
  } catch (error) {
    throw typedError(variant, error);
  }
}

function judgedMove<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  chosen: unknown,
): G['move'] {
  const judged = judge(variant, state, chosen);
  if (!judged.ok) throw new IllegalMoveError(judged);
  return judged.move;
}
