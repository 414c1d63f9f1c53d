/**
 * A small generator for bots, which need no secrecy: splitmix32. The same seed gives the same
 * numbers. Deals never come from it.
 *
 * @param {number} seed an integer
 * @returns {(bound: number) => number} a whole number from 0 to `bound - 1`
 */
export function randomFrom(seed) {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * bound);
  };
}
