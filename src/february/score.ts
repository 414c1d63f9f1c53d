import { firstOf, ranked } from '../engine/ranking';
import type { Seat } from '../engine/variant';
import { earliestOf } from './calendar';
import { UNITS } from './rules/scoring';
import type { Scoring } from './rules/slots';
import type { FebruaryScore } from './score-sheet';
import type { FebruaryState, Side } from './state';

/** Later than any date: who has no marker comes after who has one (F15). */
const NEVER = 29;

/**
 * The score as if the game ended now; each side has seats. Most points come first, then the
 * earliest marked date (F15); who has both equal shares a rank (F18).
 */
export function scoreOf(
  scoring: Scoring,
  sides: readonly (readonly Seat[])[],
  { marks, phase }: FebruaryState,
): FebruaryScore {
  const { units, ...why } = scoring(marks);
  const earliest = marks.map(earliestOf);
  const dateOf = (side: Side): number => earliest[side] ?? NEVER;
  const unitsOf = (side: Side): number => units[side] as number;
  const points = units.map((own) => own / UNITS);
  const standings = ranked(
    sides,
    points,
    (a, b) => unitsOf(b) - unitsOf(a) || dateOf(a) - dateOf(b),
  );
  const final = phase === 'over';
  return { final, winners: final ? firstOf(standings) : [], standings, ...why, earliest };
}
