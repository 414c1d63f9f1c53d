/**
 * How the seed comes about, so that neither the server nor any player can choose the deal:
 * 1. the server commits to its contribution, which stays secret until the game is over;
 * 2. each player commits to a contribution of one's own, or wants none;
 * 3. when all have, those who committed show theirs to the server;
 * 4. the seed is made of all contributions, the server's first, then by seat.
 */
import { combineSeeds, commitSeed, randomSeed } from 'february-rules';
import { refusal } from './refusal.js';

/**
 * @typedef {object} Opening
 * @property {string} secret the server's contribution
 * @property {readonly (string | null | undefined)[]} commitments by seat: null for none wanted,
 * undefined until the seat has said
 * @property {readonly (string | undefined)[]} contributions by seat
 *
 * @typedef {'commit' | 'reveal' | 'done'} Stage
 */

/**
 * @param {number} players
 * @param {string} [secret]
 * @returns {Opening}
 */
export const newOpening = (players, secret = randomSeed()) => ({
  secret,
  commitments: Array.from({ length: players }, () => undefined),
  contributions: Array.from({ length: players }, () => undefined),
});

/**
 * The seats that have not said whether they contribute.
 *
 * @param {Opening} opening
 */
const uncommitted = ({ commitments }) => seatsWhere(commitments, (said) => said === undefined);

/**
 * The seats that have committed to a contribution and not shown it.
 *
 * @param {Opening} opening
 */
const unrevealed = ({ commitments, contributions }) =>
  seatsWhere(commitments, (said, seat) => said !== null && contributions[seat] === undefined);

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item, seat: number) => boolean} test
 */
const seatsWhere = (items, test) => items.flatMap((item, seat) => (test(item, seat) ? [seat] : []));

/**
 * What the table waits for.
 *
 * @param {Opening} opening
 * @returns {Stage}
 */
export function stageOf(opening) {
  if (uncommitted(opening).length > 0) return 'commit';
  return unrevealed(opening).length > 0 ? 'reveal' : 'done';
}

/**
 * What everybody may know: commitments, never contributions.
 *
 * @param {Opening} opening
 */
export function publicPart(opening) {
  const stage = stageOf(opening);
  const waiting = stage === 'commit' ? uncommitted(opening) : unrevealed(opening);
  const players = opening.commitments.map((commitment) => commitment ?? null);
  return { stage, waiting, commitments: { server: commitSeed(opening.secret), players } };
}

/**
 * @param {Opening} opening
 * @param {number} seat
 * @param {string | null} commitment
 * @returns {Opening | import('./refusal.js').Refusal}
 */
export function committed(opening, seat, commitment) {
  if (opening.commitments[seat] !== undefined) {
    return refusal('already-chosen', 'What was committed to stands.');
  }
  return { ...opening, commitments: opening.commitments.with(seat, commitment) };
}

/**
 * @param {Opening} opening
 * @param {number} seat
 * @param {string} contribution
 * @returns {Opening | import('./refusal.js').Refusal}
 */
export function revealed(opening, seat, contribution) {
  if (stageOf(opening) !== 'reveal') {
    return refusal('wrong-phase', 'Contributions are shown when all players have committed.');
  }
  if (!unrevealed(opening).includes(seat)) {
    return refusal('already-chosen', 'This seat has nothing more to show.');
  }
  if (commitSeed(contribution) !== opening.commitments[seat]) {
    return refusal('commitment-differs', 'This is not what the seat committed to.');
  }
  return { ...opening, contributions: opening.contributions.with(seat, contribution) };
}

/**
 * What proves the deal, once the game is over.
 *
 * @param {Opening} opening
 */
export function proofOf({ secret, commitments, contributions }) {
  const isString = (/** @type {unknown} */ item) => typeof item === 'string';
  return {
    commitments: [commitSeed(secret), .../** @type {string[]} */ (commitments.filter(isString))],
    contributions: [secret, .../** @type {string[]} */ (contributions.filter(isString))],
  };
}

/**
 * The game's seed.
 *
 * @param {Opening} opening
 */
export const seedOf = (opening) => combineSeeds(proofOf(opening).contributions);
