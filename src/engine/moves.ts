import { StateError, saidBy } from './errors';
import { readMove } from './fields';
import { available, type Judged, judge, noShuffle, rejected } from './judge';
import { listed } from './listing';
import {
  damageOf,
  isView,
  type Position,
  shows,
  soundState,
  stateOf,
  withTypedErrors,
} from './position';
import type { Rejection } from './rejections';
import type { Game, Seat, Variant } from './variant';

/** Says that a move is legal. */
const LEGAL = /* @__PURE__ */ Object.freeze({ ok: true } as const);

/**
 * The seats that may act now: several in a simultaneous phase (ruling S4), none when the game is
 * over.
 *
 * @param variant - the rules
 * @param position - a state or anyone's view
 * @returns seats, ascending
 * @throws StateError if the position is not one of the variant
 *
 * @example
 * ```ts
 * import { activeSeats, createGame } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 4, seed: 'x', dealer: 1 });
 * console.log(activeSeats(original, state)); // [2]
 * ```
 */
export function activeSeats<G extends Game>(
  variant: Variant<G>,
  position: Position<G>,
): readonly Seat[] {
  return withTypedErrors(variant, () => variant.seats(stateOf(variant, position)));
}

/**
 * Every legal move of a seat, or of all active seats. A view answers for its own seat exactly as
 * the full state does.
 *
 * @param variant - the rules
 * @param position - a state or a view
 * @param seat - whose moves; if left out those of all active seats, in a view the viewer's
 * @returns the moves; `[]` if there is none
 * @throws StateError if the position is not one of the variant, or a view that does not show the
 * seat's cards
 *
 * @example
 * ```ts
 * import { createGame, legalMoves, viewOf } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * console.log(legalMoves(original, state, 0).length); // 14
 * console.log(legalMoves(original, viewOf(original, state, 0)).length); // 14
 * ```
 */
export function legalMoves<G extends Game>(
  variant: Variant<G>,
  position: Position<G>,
  seat?: Seat,
): readonly G['move'][] {
  return withTypedErrors(variant, () =>
    isView<G>(position)
      ? movesShown(variant, position, seat)
      : movesIn(variant, soundState(variant, position), seat),
  );
}

/** The moves of a seat, or of all active ones. */
function movesIn<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  seat: Seat | undefined,
): readonly G['move'][] {
  const active = variant.seats(state);
  const asked = seat ?? (active.length === 1 ? active[0] : undefined);
  if (asked === undefined) return active.flatMap((each) => movesIn(variant, state, each));
  if (!active.includes(asked)) return [];
  return listed(available(variant, state, variant.moves(state, asked)));
}

/** The moves of a seat, or of all active ones whose cards the view shows. */
function movesShown<G extends Game>(
  variant: Variant<G>,
  view: G['view'],
  seat: Seat | undefined,
): readonly G['move'][] {
  const state = stateOf(variant, view);
  const active = variant.seats(state);
  if (seat !== undefined && active.includes(seat) && !shows(view, seat)) {
    throw new StateError('this view does not show what that seat holds');
  }
  return active
    .filter((each) => (seat === undefined ? shows(view, each) : each === seat))
    .flatMap((each) => except(listed(variant.moves(state, each)), view.unavailable));
}

/** The moves that are not among the unavailable ones. */
function except<Move>(moves: readonly Move[], unavailable: readonly Move[]): readonly Move[] {
  if (unavailable.length === 0) return moves;
  const texts = new Set(unavailable.map((move) => JSON.stringify(move)));
  return moves.filter((move) => !texts.has(JSON.stringify(move)));
}

/** Moves are flat and their keys always in one order, so their texts tell them apart. */
function isListed(list: readonly unknown[], move: unknown): boolean {
  if (list.length === 0) return false;
  const text = JSON.stringify(move);
  return list.some((other) => JSON.stringify(other) === text);
}

/**
 * Whether a move is legal, and if not, why. Never throws, whatever it is given.
 *
 * @param variant - the rules
 * @param position - a state or a view
 * @param move - anything
 * @returns `{ ok: true }`, or a rejection with code, ruling, message and data
 *
 * @example
 * ```ts
 * import { checkMove, createGame } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * const answer = checkMove(original, state, { type: 'play', seat: 0, card: 'leap' });
 * console.log(answer.ok || answer.code); // card-not-in-hand
 * ```
 */
export function checkMove<G extends Game>(
  variant: Variant<G>,
  position: Position<G>,
  move: unknown,
): { readonly ok: true } | Rejection {
  const judged = judgeSafely(variant, () => judgePosition(variant, position, move));
  return judged.ok ? LEGAL : judged;
}

/** Judges, and turns whatever a damaged position or a hostile move throws into a rejection. */
export function judgeSafely<Move>(variant: Variant, judgement: () => Judged<Move>): Judged<Move> {
  try {
    return judgement();
  } catch (error) {
    const message = saidBy(error)?.message ?? damageOf(variant);
    return rejected({ code: 'wrong-state', ruling: variant.rulings.malformed, message, data: {} });
  }
}

function judgePosition<G extends Game>(
  variant: Variant<G>,
  position: Position<G>,
  input: unknown,
): Judged<G['move']> {
  if (!isView<G>(position)) return judge(variant, soundState(variant, position), input);
  const state = stateOf(variant, position);
  const move = readMove(variant.shapes, state.options.players, input);
  if (typeof move === 'object' && isHidden(variant, position, state, move.seat)) {
    const message = 'This view does not show what that seat holds.';
    return rejected({ code: 'hidden', ruling: variant.rulings.malformed, message, data: {} });
  }
  return isListed(position.unavailable, move) ? noShuffle(variant) : judge(variant, state, input);
}

/** Whether the seat may act, but on cards the view does not show. */
const isHidden = <G extends Game>(
  variant: Variant<G>,
  view: G['view'],
  state: G['state'],
  seat: Seat,
): boolean => !shows(view, seat) && variant.seats(state).includes(seat);
