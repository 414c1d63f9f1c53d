import { type Dealer, dealerWith } from './chance';
import { IllegalMoveError } from './errors';
import { freezeAfter } from './freeze';
import { advance, available, judge, noShuffle } from './judge';
import { type Offer, offered } from './listing';
import { frozen, soundState, withTypedErrors } from './position';
import type { Game, Seat, Variant } from './variant';

/**
 * Picks one of the legal moves of a seat; anything else is refused.
 *
 * @param moves - every legal move of the seat
 * @param seat - who is to choose
 * @param state - the state so far, not to be changed
 */
export type Choose<G extends Game> = (
  moves: readonly G['move'][],
  seat: Seat,
  state: G['state'],
) => G['move'] | undefined;

/**
 * Plays on until the game is over or `until` says so: the rules of `applyMove` without immer, and
 * nothing frozen on the way. For bots and load tests.
 *
 * @param variant - the rules
 * @param state - where to start; stays as it is
 * @param choose - picks one of the moves it is given, a list to read: long ones are made as they are read.
 * The state it sees is not to be changed; in a simultaneous phase the lowest seat is asked first.
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
  const first = start(variant, state);
  let current = first;
  const dealer = dealerWith<G['event']>(current.chance);
  while (!until?.(current)) {
    const ask = question(variant, current);
    if (ask === null) break;
    current = answer(variant, current, ask, choose(ask.moves.items, ask.seat, current), dealer);
  }
  return freezeAfter(first, current);
}

function start<G extends Game>(variant: Variant<G>, state: G['state']): G['state'] {
  return withTypedErrors(variant, () => frozen(soundState(variant, state)));
}

/** Who is asked, and what there is to choose from. */
interface Question<G extends Game> {
  readonly seat: Seat;
  readonly moves: Offer<G['move']>;
}

/** The lowest active seat with its legal moves, of which there is at least one; null at the end. */
function question<G extends Game>(variant: Variant<G>, state: G['state']): Question<G> | null {
  return withTypedErrors(variant, () => {
    const seat = variant.seats(state)[0];
    if (seat === undefined) return null;
    const moves = available(variant, state, variant.moves(state, seat));
    if (moves.length === 0) throw new IllegalMoveError(noShuffle(variant));
    return { seat, moves: offered(moves) };
  });
}

/** The state after the chosen move; one that is sure to be as it was offered is not judged again. */
function answer<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  { moves }: Question<G>,
  chosen: G['move'] | undefined,
  dealer: Dealer<G['event']>,
): G['state'] {
  return withTypedErrors(variant, () => {
    const own = chosen as G['move'];
    const move = moves.sure.includes(own) ? own : judgedMove(variant, state, chosen);
    return advance(variant, state, move, dealer);
  });
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
