/**
 * The one source of chance every contestant draws from: a 32-bit xorshift. It is small enough to
 * be inlined and cheap enough not to be what is measured.
 */

/**
 * @typedef {(bound: number) => number} Below gives a uniform integer from 0 to `bound - 1`
 */

const PER_INTEGER = 2 ** -32;

/**
 * Neighbouring seeds would start xorshift on neighbouring sequences, so the seed is scrambled first.
 * @param {number} seed an integer
 * @returns {number} a 32-bit integer other than 0, the one state xorshift never leaves
 */
const scramble = (seed) => {
  const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) ^ 0x5bf03635;
  return Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) | 1;
};

/**
 * @param {number} seed an integer; the same seed gives the same sequence
 * @returns {Below}
 */
export const createRandom = (seed) => {
  let state = scramble(seed);
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) * PER_INTEGER * bound) | 0;
  };
};

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} index
 * @returns {T}
 */
export const at = (items, index) => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} of ${items.length}`);
  return item;
};

/**
 * Shuffles in place (Fisher and Yates).
 * @template T
 * @param {T[]} items
 * @param {Below} below
 * @returns {T[]} the same array
 */
export const shuffle = (items, below) => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const item = at(items, last);
    items[last] = at(items, other);
    items[other] = item;
  }
  return items;
};
