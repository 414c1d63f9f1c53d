/** Every variant there is, and how its games are told. */
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import { Complaint } from './complaint.js';
import { avoidWeeks, followLead } from './february/following.js';
import { februaryNarrator } from './february/narrator.js';
import { februaryScore } from './february/score-sheet.js';
import { hwatuNarrator } from './hwatu/narrator.js';
import { hwatuScore } from './hwatu/score-sheet.js';

/**
 * @typedef {{
 *   opening(state: import('february-rules').CommonState): readonly string[],
 *   tell(step: import('./games.js').Step): readonly string[],
 * }} Narrator
 */

/**
 * Methods, so that each game's own types may stand in for the general ones.
 *
 * @typedef {{
 *   readonly variant: import('february-rules').Variant,
 *   readonly options: Readonly<Record<string, unknown>>,
 *   narrator(table: import('./table.js').Table, brief: boolean): Narrator,
 *   scoreSheet(table: import('./table.js').Table, state: import('february-rules').CommonState): readonly string[],
 * }} Told
 */

/**
 * @template {import('february-rules/february').FebruaryGame} G
 * @param {import('february-rules').Variant<G>} variant
 * @param {import('./february/following.js').Following} following
 * @returns {Told}
 */
const february = (variant, following) => ({
  variant,
  options: {},
  narrator: (table, brief) => februaryNarrator(variant, following, table, brief),
  scoreSheet: (table, /** @type {G['state']} */ state) => februaryScore(variant, table, state),
});

/** @type {readonly Told[]} */
export const variants = [
  february(original, followLead),
  february(lowLuck, followLead),
  february(teams, followLead),
  february(cantFollow, avoidWeeks),
  {
    variant: shedding,
    options: { goal: 270 },
    narrator: hwatuNarrator,
    scoreSheet: hwatuScore,
  },
];

/**
 * The variant of that id, such as `february/low-luck`, or of the last part of one.
 *
 * @param {unknown} id
 * @throws {Complaint} listing the ids there are
 */
export function variantCalled(id) {
  const found = variants.find(({ variant }) => variant.id === id || variant.id.endsWith(`/${id}`));
  if (found !== undefined) return found;
  const ids = variants.map(({ variant }) => variant.id).join(', ');
  // As JSON, so that a stranger's file cannot send the terminal commands.
  const named = typeof id === 'string' ? `no variant ${JSON.stringify(id)}` : 'no variant named';
  throw new Complaint(`${named}; there are ${ids}.`);
}
