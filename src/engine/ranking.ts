import type { Seat, Standing } from './variant';

/**
 * The standings, by rank, then side: equal sides share a rank and the next one is skipped.
 *
 * @param sides - the seats of each side
 * @param points - by side, for display
 * @param compare - below 0 if side `a` is ahead of side `b`, 0 if neither is
 */
export const ranked = (
  sides: readonly (readonly Seat[])[],
  points: readonly number[],
  compare: (a: number, b: number) => number,
): readonly Standing[] =>
  sides
    .map((seats, side) => ({
      side,
      seats,
      points: points[side] as number,
      rank: 1 + sides.filter((_, other) => compare(other, side) < 0).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.side - b.side);

/** The seats of all sides that are first, ascending. */
export const firstOf = (standings: readonly Standing[]): readonly Seat[] =>
  standings
    .filter(({ rank }) => rank === 1)
    .flatMap(({ seats }) => seats)
    .sort((a, b) => a - b);
