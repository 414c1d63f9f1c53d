/** The score of a February game, with the reason for every point. */
import { score, viewOf } from 'february-rules';
import { weekdayName } from 'february-rules/february';
import { standingsLines, verdict } from '../standings.js';
import { amount, ordinal, points } from '../words.js';
import { drawnMonth } from './calendar.js';

/**
 * @typedef {import('../table.js').Table} Table
 * @typedef {import('february-rules/february').Majority} Majority
 * @typedef {import('february-rules/february').Group} Group
 * @typedef {import('february-rules/february').FebruaryScore} Score
 */

/**
 * The score sheet, from the weeks to the winner.
 *
 * @template {import('february-rules/february').FebruaryGame} G
 * @param {import('february-rules').Variant<G>} ruleset
 * @param {Table} table
 * @param {G['state']} state
 * @returns {readonly string[]}
 */
export function februaryScore(ruleset, table, state) {
  const result = score(ruleset, state);
  const { final, weeks, weekdays, groups } = result;
  const month = final ? [] : ['', ...drawnMonth(viewOf(ruleset, state, 'referee').calendar, table)];
  return [
    ...month,
    '',
    table.ink.bold(final ? '── Score ──' : '── Score, if the game ended now ──'),
    `  Markers   ${table.sides.map((_, side) => table.ink.side(table.letter(side).padStart(3), side)).join('')}`,
    ...weeks.map((week, index) => majorityRow(`Week ${index + 1}`, week, table)),
    ...weekdays.map((day, weekday) => majorityRow(weekdayName(weekday), day, table)),
    ...groups.map((group) => groupRow(group, table)),
    '',
    ...standingsLines(result.standings, table),
    ...tieBreaks(result, table),
    verdict(result, table),
  ];
}

/**
 * @param {string} name
 * @param {Majority} majority
 * @param {Table} table
 */
function majorityRow(name, majority, table) {
  const counts = majority.counts.map((count) => String(count).padStart(3)).join('');
  return `  ${name.padEnd(10)}${counts}   ${awarded(majority, table)}`;
}

/**
 * Who got the points, and what decided it.
 *
 * @param {Majority} majority
 * @param {Table} table
 */
function awarded({ counts, worth, sides, decidedBy, date }, { sideList }) {
  const most = Math.max(...counts);
  const level = counts.flatMap((count, side) => (count === most ? [side] : []));
  const winners = sideList(sides);
  const day = ordinal(date ?? 0);
  switch (decidedBy) {
    case 'most':
      return `${points(worth)} to ${winners}: most markers`;
    case 'earliest':
      return `${points(worth)} to ${winners}: level with ${sideList(level.filter((side) => !sides.includes(side)))}, but earliest, on the ${day}`;
    case 'shared':
      return `${amount(worth / sides.length)} each to ${winners}: level, and both on the ${day}, the earliest`;
    case 'tied':
      return `nothing: ${sideList(level)} are level`;
    case 'none':
      return 'nothing: no markers';
  }
}

/**
 * @param {Group} group
 * @param {Table} table
 */
function groupRow({ side, size, dates }, table) {
  const where = dates.length === 0 ? '' : ` (${dates.join(', ')})`;
  return `  ${points(size)} to ${table.side(side)}: its largest group${where}`;
}

/**
 * Why sides with the same points have the ranks they have.
 *
 * @param {Score} result
 * @param {Table} table
 */
function tieBreaks({ standings, earliest }, { side, sideList }) {
  const levels = [...new Set(standings.map((row) => row.points))];
  return levels.flatMap((level) => {
    const rows = standings.filter((row) => row.points === level);
    if (rows.every(({ rank }) => rank === rows[0]?.rank)) return [];
    const firsts = rows.map(
      (row) => `${side(row.side)} ${firstMarker(earliest[row.side] ?? null)}`,
    );
    const those = sideList(rows.map((row) => row.side));
    return [
      `  ${those} have ${points(level)} each, so the earliest marker decides: ${firsts.join(', ')}.`,
    ];
  });
}

/** @param {number | null} date */
const firstMarker = (date) => (date === null ? 'has none' : `on the ${ordinal(date)}`);
