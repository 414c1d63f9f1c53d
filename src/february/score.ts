import type { Seat, Standing } from '../engine/variant';
import { earliestOf } from './calendar';
import { UNITS } from './rules/scoring';
import type { Scoring } from './rules/slots';
import type { FebruaryScore } from './score-sheet';
import type { FebruaryState, Side } from './state';

/** Later than any date: who has no marker comes after who has one (F15). */
const NEVER = 29;

/** The score as if the game ended now; each side has seats. */
export function scoreOf(
  scoring: Scoring,
  sides: readonly (readonly Seat[])[],
  { marks, phase }: FebruaryState,
): FebruaryScore {
  const { units, ...why } = scoring(marks);
  const earliest = marks.map(earliestOf);
  const standings = ranked(units, earliest, sides);
  const final = phase === 'over';
  const first = standings.filter(({ rank }) => final && rank === 1);
  const winners = first.flatMap(({ seats }) => seats).sort((a, b) => a - b);
  return { final, winners, standings, ...why, earliest };
}

/** Most points first, then the earliest marked date (F15); who has both equal shares a rank (F18). */
function ranked(
  units: readonly number[],
  earliest: readonly (number | null)[],
  sides: readonly (readonly Seat[])[],
): readonly Standing[] {
  const dateOf = (side: Side): number => earliest[side] ?? NEVER;
  const unitsOf = (side: Side): number => units[side] as number;
  const ahead = (a: Side, b: Side): number => unitsOf(b) - unitsOf(a) || dateOf(a) - dateOf(b);
  return sides
    .map((seats, side) => ({
      side,
      seats,
      points: unitsOf(side) / UNITS,
      rank: 1 + sides.filter((_, other) => ahead(other, side) < 0).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.side - b.side);
}
