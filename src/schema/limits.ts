/**
 * How large an input may be, in characters of JSON text. Larger ones are refused before they are
 * read; each parser takes another limit as `maxSize`.
 */
export const MAX_SIZE = {
  /** A move has three or four short fields. */
  move: 1_000,
  /** Room for two thousand card orders. */
  options: 1_000_000,
  /** Room for ten thousand rounds, or as many card orders. */
  state: 4_000_000,
  view: 4_000_000,
  /** Room for a hundred and fifty thousand moves, several times the longest games known. */
  record: 8_000_000,
} as const;

/** More shuffles, rounds or draws than any game has. */
export const MAX_COUNT = 1_000_000;
