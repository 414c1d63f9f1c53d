import { februaryGame } from './february';
import { hwatuGame } from './hwatu';
import type { Decks, NaiveGame, NaiveOptions } from './types';

export { moveText } from './lists';
export type { NaiveGame, NaiveOptions } from './types';

/**
 * All five games once more, as plainly as the rules can be written down: cards are strings, hands
 * are arrays, and every move copies everything. It shares no code with the package and serves the
 * tests as a second opinion. There is no seed: every shuffle takes the next of the given orders.
 */
export function naiveGame(variantId: string, options: NaiveOptions, decks: Decks): NaiveGame {
  if (variantId === 'hwatu/shedding') return hwatuGame(options, decks);
  return februaryGame(variantId, options, decks);
}
