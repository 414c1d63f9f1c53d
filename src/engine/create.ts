import { dealerWith } from './chance';
import { OptionsError, ShuffleError } from './errors';
import { deepFreeze } from './freeze';
import { settle } from './options';
import type { Game, Variant } from './variant';

/**
 * Deals the first cards.
 *
 * @param variant - the rules, such as `original`
 * @param options - `players`, and `seed` or `decks` (or both); `dealer` and the variant's own where
 * the defaults do not fit. May come from a stranger.
 * @returns the first state, deeply frozen
 * @throws OptionsError naming the option that is wrong and what was expected; also if `decks` lack
 * a card of the first shuffle and if there is neither seed nor deck for it (ruling X1)
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 4, seed: 'a rainy evening' });
 * console.log(state.round); // 1
 * ```
 */
export function createGame<G extends Game>(variant: Variant<G>, options: G['options']): G['state'] {
  const { options: settled, chance: start } = settle(variant, options);
  const dealer = dealerWith<G['event']>(start);
  try {
    const own = variant.begin(settled, dealer);
    const { id, revision } = variant;
    const chance = dealer.chance();
    return deepFreeze<G['state']>({ variant: id, revision, options: settled, chance, ...own });
  } catch (error) {
    if (!(error instanceof ShuffleError)) throw error;
    throw new OptionsError('decks', 'every card of the shuffle in each order', error.message);
  }
}
