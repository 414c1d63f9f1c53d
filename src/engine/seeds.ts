import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { OptionsError } from './errors';
import { isList, itemsIn, kindOf } from './fields';

/** The platform's generator: the one thing in the package that is not determined by its input. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** More contributions than any table has are refused before they are walked. */
const MAX_PARTS = 1_000;

/** A lone surrogate has no UTF-8 of its own: seeds that differ in one would be hashed alike. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Whether the value is a string that UTF-8 can carry. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && !LONE_SURROGATE.test(value);

const hashOf = (use: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`february-rules ${use} 1\n${text}`)));

/**
 * A seed nobody can guess: 256 bits from the platform's cryptographic generator. The only function
 * of the package that gives something new each time.
 *
 * @returns 64 hexadecimal digits
 *
 * @example
 * ```ts
 * import { randomSeed } from 'february-rules';
 *
 * console.log(randomSeed().length); // 64
 * ```
 */
export const randomSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/**
 * A digest of the seed to publish before the game: it binds the server to the seed and tells
 * nothing about it, as long as the seed cannot be guessed. Derived apart from the deal.
 *
 * @param seed - the seed, or one's contribution to it
 * @returns 64 hexadecimal digits: SHA-256 of the line `february-rules commitment 1` and the seed
 * @throws OptionsError if the seed is no string, or has half a surrogate pair in it
 *
 * @example
 * ```ts
 * import { commitSeed } from 'february-rules';
 *
 * console.log(commitSeed('secret') === commitSeed('Secret')); // false
 * ```
 */
export function commitSeed(seed: string): string {
  if (!isText(seed))
    throw new OptionsError('seed', 'a string without half a surrogate pair', kindOf(seed));
  return hashOf('commitment', seed);
}

/**
 * One seed of one contribution each of the server and every player: unpredictable if at least one
 * of them is, provided that all were committed to before any was shown.
 *
 * @param contributions - 1 to 1,000 strings; the order counts
 * @returns 64 hexadecimal digits
 * @throws OptionsError if one is no string, or has half a surrogate pair in it
 *
 * @example
 * ```ts
 * import { combineSeeds } from 'february-rules';
 *
 * console.log(combineSeeds(['server', 'ann']) === combineSeeds(['ann', 'server'])); // false
 * ```
 */
export function combineSeeds(contributions: readonly string[]): string {
  const parts = partsIn(contributions);
  // JSON keeps the parts apart: no two lists have the same text.
  return hashOf('contributions', JSON.stringify(parts));
}

/**
 * A copy of the contributions, each read once.
 *
 * @throws OptionsError if it is no list of 1 to 1,000 whole strings
 */
export function partsIn(contributions: unknown): readonly string[] {
  const expected = `a list of 1 to ${MAX_PARTS} strings, none with half a surrogate pair`;
  if (!isList(contributions) || !(contributions.length >= 1 && contributions.length <= MAX_PARTS)) {
    throw new OptionsError('contributions', expected, kindOf(contributions));
  }
  const parts = itemsIn(contributions);
  for (const part of parts) {
    if (!isText(part)) throw new OptionsError('contributions', expected, kindOf(part));
  }
  return parts as string[];
}
