/** The end of every score sheet: the standings and who won. */
import { agreeing, points } from './words.js';

/**
 * A row a side, by rank.
 *
 * @param {readonly import('february-rules').Standing[]} standings
 * @param {import('./table.js').Table} table
 */
export const standingsLines = (standings, { side }) =>
  standings.map(
    (row) => `  ${String(row.rank).padStart(2)}. ${side(row.side)}, ${points(row.points)}`,
  );

/**
 * Who won, or that nobody has yet.
 *
 * @param {import('february-rules').CommonScore} score
 * @param {import('./table.js').Table} table
 */
export function verdict({ final, winners }, { ink, seatList }) {
  if (!final) return 'The game is not over.';
  return ink.bold(`${seatList(winners)} ${agreeing('win', winners)}.`);
}
