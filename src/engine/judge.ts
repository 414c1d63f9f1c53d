import { type Dealer, dealerWith, isEndless } from './chance';
import { ShuffleError } from './errors';
import { readMove } from './fields';
import { type Listing, listed } from './listing';
import type { Code, Refusal, Rejection } from './rejections';
import type { Game, Variant } from './variant';

/** A move found legal, as a plain copy, or why it is not. */
export type Judged<Move> = { readonly ok: true; readonly move: Move } | Rejection;

/** The rejection for a refusal. */
export const rejected = ({ code, ruling, message, data }: Refusal): Rejection => ({
  ok: false,
  code,
  ruling,
  message,
  data,
});

/** A refusal the engine itself gives. */
const refused = (
  variant: Variant,
  code: Code & keyof Variant['rulings'],
  message: string,
): Rejection => ({ ok: false, code, ruling: variant.rulings[code], message, data: {} });

/**
 * Whether anything at all is a legal move in the state. The one place that decides it.
 *
 * @param variant - the rules
 * @param state - a sound state
 * @param input - anything
 */
export function judge<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  input: unknown,
): Judged<G['move']> {
  const move = readMove(variant.shapes, state.options.players, input);
  if (typeof move === 'string') return refused(variant, 'malformed', `Not a move: ${move}.`);
  if (variant.seats(state).length === 0) return refused(variant, 'game-over', 'The game is over.');
  const refusal = variant.refusal(state, move);
  if (refusal !== null) return rejected(refusal);
  return isAvailable(variant, state, move) ? { ok: true, move } : noShuffle(variant);
}

/** The rejection of a move for which no shuffle is left (X1). */
export const noShuffle = (variant: Variant): Rejection =>
  refused(
    variant,
    'shuffle-unavailable',
    'No order or seed is left for the shuffle this move needs.',
  );

/** Of the moves the rules allow, those that do not fail for want of a shuffle (X1). */
export function available<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  moves: Listing<G['move']>,
): Listing<G['move']> {
  if (isEndless(state.chance)) return moves;
  return listed(moves).filter((move) => isAvailable(variant, state, move));
}

/** Tried on the rules themselves, so that no second place knows which move needs a shuffle. */
export function isAvailable<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  move: G['move'],
): boolean {
  if (isEndless(state.chance)) return true;
  try {
    advance(variant, state, move, dealerWith(state.chance));
    return true;
  } catch (error) {
    if (error instanceof ShuffleError) return false;
    throw error;
  }
}

/**
 * The state after a legal move, not frozen. Every verb that plays goes through here.
 *
 * @param dealer - makes the shuffles, from the state's chance on, and tells who listens
 * @throws ShuffleError if a shuffle is needed and none is left
 */
export function advance<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  move: G['move'],
  dealer: Dealer<G['event']>,
): G['state'] {
  const next = variant.play(state, move, dealer);
  const chance = dealer.chance();
  return chance === state.chance ? next : { ...next, chance };
}
