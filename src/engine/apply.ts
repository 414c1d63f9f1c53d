import { Immer } from 'immer';
import { dealerWith } from './chance';
import { IllegalMoveError } from './errors';
import { freezeAfter } from './freeze';
import { advance, type Judged, judge } from './judge';
import { judgeSafely } from './moves';
import { frozen, soundState, withTypedErrors } from './position';
import type { Rejection } from './rejections';
import type { Game, Variant } from './variant';

/** Our own, so that nobody's settings of the shared one decide whether states are frozen. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/**
 * Plays a move.
 *
 * @param variant - the rules
 * @param state - the state, which stays as it is
 * @param move - the move; may come from a stranger
 * @returns the next state, deeply frozen; what did not change is shared with the old one
 * @throws IllegalMoveError with the rejection that `checkMove` gives
 * @throws StateError if the state is not one of the variant
 *
 * @example
 * ```ts
 * import { applyMove, createGame, legalMoves } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 3, seed: 'x' });
 * const [move] = legalMoves(original, state);
 * if (move) console.log(applyMove(original, state, move).trick.length); // 1
 * ```
 */
export function applyMove<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  move: G['move'],
): G['state'] {
  return withTypedErrors(variant, () => {
    const base = frozen(soundState(variant, state));
    const judged = judge(variant, base, move);
    if (!judged.ok) throw new IllegalMoveError(judged);
    return produced(base, advance(variant, base, judged.move, dealerWith(base.chance)));
  });
}

/** The outcome of `tryMove`. */
export type Tried<G extends Game> =
  | {
      /** True: the move was legal and has been played. */
      readonly ok: true;
      /** The next state, deeply frozen. */
      readonly state: G['state'];
      /** What happened, in order, for every eye: `viewEvents` hides what a viewer may not see. */
      readonly events: readonly G['event'][];
    }
  | Rejection;

/**
 * Plays a move if it is legal, and tells what happened. Never throws, whatever it is given.
 *
 * @param variant - the rules
 * @param state - the state, which stays as it is
 * @param move - anything
 * @returns the next state with the events that led to it, for every eye (`viewEvents` hides what
 * a viewer may not see); or the rejection that `checkMove` gives
 *
 * @example
 * ```ts
 * import { createGame, legalMoves, tryMove } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 3, seed: 'x' });
 * const tried = tryMove(original, state, legalMoves(original, state)[0]);
 * if (tried.ok) console.log(tried.events.map((event) => event.type)); // ['played']
 * ```
 */
export function tryMove<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  move: unknown,
): Tried<G> {
  const played: { state?: G['state'] } = {};
  const events: G['event'][] = [];
  const judged = judgeSafely(variant, (): Judged<G['move']> => {
    const base = frozen(soundState(variant, state));
    const verdict = judge(variant, base, move);
    if (verdict.ok) {
      const emit = (event: G['event']) => void events.push(event);
      const dealer = dealerWith(base.chance, emit);
      played.state = produced(base, advance(variant, base, verdict.move, dealer));
    }
    return verdict;
  });
  return judged.ok ? { ok: true, state: played.state as G['state'], events } : judged;
}

/**
 * The recipe gives the next state whole instead of assigning to the draft: what has not changed is
 * shared all the same, and immer neither traps assignments nor walks the state to freeze it, which
 * together cost several times as much as the rules themselves.
 */
const produced = <State extends object>(base: State, next: State): State =>
  immer.produce(base, () => freezeAfter(base, next));
