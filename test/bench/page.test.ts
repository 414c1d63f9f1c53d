import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GROUPS } from '../../docs/bench/rows.js';
import { cellsOf, HEADER } from '../../docs/bench/table.js';

const page = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
const table = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** What does not change from run to run: path, game, compared with, bar. */
const fixed = (cells: readonly (string | undefined)[]) => [...cells.slice(0, 3), cells[6]];

it('the page shows the table as `npm run bench` prints it', () => {
  const start = table.findIndex((cells) => cells.join() === HEADER.join());
  expect(start).toBeGreaterThanOrEqual(0);
  const rows = GROUPS.flat();
  const shown = table.slice(start + 2, start + 2 + rows.length);
  const expected = rows.map((row) => cellsOf({ row, ours: 1, theirs: 1, ratio: 1 }));
  expect(shown.map(fixed)).toEqual(expected.map(fixed));
});
