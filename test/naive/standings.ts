import { sum } from './lists';
import type { FinalScore, Standing } from './types';

/** Numerator and denominator. */
export type Fraction = readonly [number, number];

function commonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : commonDivisor(b, a % b);
}

export function lowestTerms([n, d]: Fraction): Fraction {
  const divisor = commonDivisor(n, d);
  return [n / divisor, d / divisor];
}

/** The exact sum (F17). */
export function addFractions(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(([a, b], [c, d]) => lowestTerms([a * d + c * b, b * d]), [0, 1]);
}

/** What a side is ranked by: points, then the earliest marked date, Infinity for none (F15). */
export interface SideResult {
  readonly side: number;
  readonly seats: readonly number[];
  readonly points: Fraction;
  readonly earliest: number;
}

function isAhead(a: SideResult, b: SideResult): boolean {
  const difference = a.points[0] * b.points[1] - b.points[0] * a.points[1];
  return difference !== 0 ? difference > 0 : a.earliest < b.earliest;
}

/** Equal sides share a rank and the next one is skipped (F15, F18, H8). */
function standingOf(result: SideResult, all: readonly SideResult[]): Standing {
  const { side, seats, points } = result;
  const rank = 1 + sum(all.map((other) => (isAhead(other, result) ? 1 : 0)));
  return { side, seats, points, rank };
}

export function scoreOf(results: readonly SideResult[], final: boolean): FinalScore {
  const standings = results
    .map((result) => standingOf(result, results))
    .sort((a, b) => a.rank - b.rank || a.side - b.side);
  const firsts = standings.filter((row) => row.rank === 1).flatMap((row) => row.seats);
  return { final, winners: final ? firsts.sort((a, b) => a - b) : [], standings };
}
