/** Players who choose at random, but the same way each time for the same seed. */
import { createHash } from 'node:crypto';
import { activeSeats, legalMoves, viewOf } from 'february-rules';

/**
 * A source of whole numbers from 0 to bound - 1. Good enough for opponents who do not think; cards
 * are shuffled by the package.
 *
 * @param {string} seed
 * @returns {(bound: number) => number}
 */
export function numbersFrom(seed) {
  let drawn = 0;
  return (bound) => {
    drawn += 1;
    return createHash('sha256').update(`${drawn} ${seed}`).digest().readUInt32BE() % bound;
  };
}

/**
 * The next move of whoever may act, chosen from what that player sees; nothing at the end.
 *
 * @template {import('february-rules').Game} G
 * @param {import('february-rules').Variant<G>} variant
 * @param {string} seed
 * @returns {(state: G['state']) => G['move'] | undefined}
 */
export function randomPlayers(variant, seed) {
  const numberBelow = numbersFrom(seed);
  return (state) => {
    const [seat] = activeSeats(variant, state);
    if (seat === undefined) return undefined;
    const moves = legalMoves(variant, viewOf(variant, state, seat));
    return moves[numberBelow(moves.length)];
  };
}
