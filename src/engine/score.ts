import { type Position, stateOf, withTypedErrors } from './position';
import type { Game, Variant } from './variant';

/**
 * The score, as if the game ended now.
 *
 * @param variant - the rules
 * @param position - a state or anyone's view
 * @returns `final`, `winners` (seats; empty until final), `standings` (a row a side, by rank), and
 * the variant's own account of where each point comes from
 * @throws StateError if the position is not one of the variant
 *
 * @example
 * ```ts
 * import { createGame, score } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * console.log(score(original, state).standings.length); // 4
 * ```
 */
export function score<G extends Game>(variant: Variant<G>, position: Position<G>): G['score'] {
  return withTypedErrors(variant, () => variant.score(stateOf(variant, position)));
}
