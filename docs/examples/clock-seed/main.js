/** The demonstration: three tables, one attack. */
import { createGame, randomSeed, viewOf } from 'february-rules';
import { original } from 'february-rules/february';
import { momentsThatDeal } from './search.js';
import { dealtByClock } from './site.js';

/** In milliseconds. */
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** @typedef {(line: string) => void} Say tells one line */
/** @typedef {import('./search.js').Span} Span */
/** @typedef {import('february-rules/february').FebruaryState} FebruaryState */

/**
 * @typedef {object} Scene
 * @property {number} dealt when the cards were dealt, milliseconds since 1970
 * @property {number} now when the player sits down to search
 * @property {number} hours how far back the search goes
 * @property {string} [seed] the seed of the third table; a random one unless given
 */

/**
 * Plays all three acts.
 *
 * @param {Scene} scene
 * @param {Say} say
 * @returns whether the attack succeeded, by table
 */
export function demonstrate({ dealt, now, hours, seed = randomSeed() }, say) {
  const span = { from: Math.ceil(now - hours * HOUR) + 1, to: now };
  return {
    clockAndSmallGenerator: firstTable(dealt, span, say),
    clockAlone: secondTable(dealt, say),
    randomSeed: thirdTable(seed, span, say),
  };
}

/** What seat 0 holds: all that the attack is given. */
const ownHand = (/** @type {FebruaryState} */ state) => viewOf(original, state, 0).hands[0] ?? [];

/**
 * A 32-bit generator seeded with the clock.
 *
 * @param {number} dealt
 * @param {Span} span
 * @param {Say} say
 */
function firstTable(dealt, span, say) {
  say('Table 1: a 32-bit generator, seeded with the clock.');
  const state = dealtByClock(dealt);
  const hand = ownHand(state);
  say(`  You hold ${hand.join(' ')}.`);
  const found = momentsThatDeal(hand, span);
  say(`  Of ${count(span)} moments, ${found.length} deals you this hand.`);
  const [moment] = found;
  if (moment === undefined) return false;
  say(`  The cards were dealt on ${new Date(moment).toISOString()}. So the others hold`);
  return isRecovered(dealtByClock(moment), state, say);
}

/**
 * Our own generator, but the clock for a seed.
 *
 * @param {number} dealt
 * @param {Say} say
 */
function secondTable(dealt, say) {
  say('Table 2: the generator of this package, but the clock as its seed.');
  const deal = (/** @type {number} */ moment) =>
    createGame(original, { players: 4, seed: String(moment) });
  const state = deal(dealt);
  const hand = ownHand(state).join();
  const span = { from: dealt - 4 * SECOND, to: dealt + 4 * SECOND };
  for (let moment = span.from; moment <= span.to; moment++) {
    if (ownHand(deal(moment)).join() !== hand) continue;
    say(`  Of ${count(span)} moments, one deals your hand: a good generator does not help`);
    say('  a seed that can be guessed. The others hold');
    return isRecovered(deal(moment), state, say);
  }
  return false;
}

/**
 * As the package means it: our generator and `randomSeed()`.
 *
 * @param {string} seed
 * @param {Span} span
 * @param {Say} say
 */
function thirdTable(seed, span, say) {
  say('Table 3: the generator of this package, and randomSeed().');
  const hand = ownHand(createGame(original, { players: 4, seed }));
  say(`  You hold ${hand.join(' ')}.`);
  const found = momentsThatDeal(hand, span);
  say(`  Of ${count(span)} moments, ${found.length || 'none'} deals you this hand.`);
  say('  The seed is one of 2^256, drawn by the platform; no list of candidates contains it,');
  say('  and no hand, however long, tells anything of the generator but what it shows.');
  return found.length > 0;
}

/**
 * Says the opponents' hands of the recovered deal.
 *
 * @param {FebruaryState} recovered
 * @param {FebruaryState} actual
 * @param {Say} say
 * @returns whether they are what the opponents hold
 */
function isRecovered(recovered, actual, say) {
  const [told, held] = [recovered, actual].map((state) =>
    viewOf(original, state, 'referee').hands.map((hand) => hand.join(' ')),
  );
  for (const seat of [1, 2, 3]) say(`    seat ${seat}: ${told?.[seat]}`);
  return JSON.stringify(told) === JSON.stringify(held);
}

/** @param {Span} span */
const count = ({ from, to }) => (to - from + 1).toLocaleString('en-US');
