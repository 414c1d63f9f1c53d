/**
 * The printed tables: Markdown with padded columns.
 */

/**
 * @typedef {{ row: import('./rows.js').Row, ours: number, theirs: number, ratio: number }} Measured
 */

export const HEADER = ['path', 'game', 'compared with', 'per second', 'theirs', 'ratio', 'bar', ''];

/** @param {readonly number[]} values at least one */
export const medianOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
};

/**
 * @param {number} value
 * @returns {string} three digits that count, thousands apart
 */
export const formatNumber = (value) => {
  if (value < 100) return String(Number(value.toPrecision(3)));
  return Number(value.toPrecision(3)).toLocaleString('en-US').replaceAll(',', ' ');
};

/** @param {Measured} measured */
export const isReached = ({ row, ratio }) => ratio >= row.bar;

/**
 * @param {Measured} measured
 * @returns {string[]} the cells of its row, as in the header
 */
export const cellsOf = (measured) => {
  const { row, ours, theirs, ratio } = measured;
  const other =
    row.theirs.game === row.ours.game ? row.theirs.path : `${row.theirs.path}, ${row.theirs.game}`;
  return [
    row.ours.path,
    row.ours.game,
    other,
    formatNumber(ours),
    formatNumber(theirs),
    formatNumber(ratio),
    formatNumber(row.bar),
    isReached(measured) ? 'pass' : 'FAIL',
  ];
};

/**
 * @param {readonly string[]} header
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} a Markdown table
 */
export const formatTable = (header, rows) => {
  const widths = header.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [header, rule, ...rows].map(line).join('\n');
};
