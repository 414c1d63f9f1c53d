/** The month as a calendar, with the letter of each side that has a marker on a date. */
import { weekdayName } from 'february-rules/february';

/** @typedef {import('../table.js').Table} Table */

const WEEKS = [0, 1, 2, 3];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const MARGIN = ' '.repeat(8);
const RULE = '─'.repeat(7);

/**
 * A date and the markers on it, seven columns wide.
 *
 * @param {number} date
 * @param {readonly number[]} sides
 * @param {Table} table
 */
function cell(date, sides, { ink, letter }) {
  const day = String(date).padStart(2);
  const [first, ...others] = sides;
  if (first === undefined) return ` ${ink.dim(day)}    `;
  if (others.length === 0) return ` ${ink.marker(`${day} ${letter(first)}`, first)}  `;
  const markers = sides.map((side) => ink.marker(letter(side), side)).join('');
  return ` ${day} ${markers}${' '.repeat(Math.max(0, 3 - sides.length))}`;
}

/**
 * The month, a week a row.
 *
 * @param {import('february-rules/february').FebruaryView['calendar']} calendar the sides on each date
 * @param {Table} table
 * @returns {string[]}
 */
export function drawnMonth(calendar, table) {
  const names = WEEKDAYS.map((weekday) => weekdayName(weekday).slice(0, 3).padEnd(8)).join('');
  const rows = WEEKS.map((week) => {
    const cells = WEEKDAYS.map((weekday) => {
      const index = 7 * week + weekday;
      return cell(index + 1, calendar[index] ?? [], table);
    });
    return ` week ${week + 1} │${cells.join('│')}│`;
  });
  return [
    `${MARGIN}  ${names}`.trimEnd(),
    `${MARGIN}┌${WEEKDAYS.map(() => RULE).join('┬')}┐`,
    ...rows,
    `${MARGIN}└${WEEKDAYS.map(() => RULE).join('┴')}┘`,
  ];
}
