/**
 * `npm run perft`: counts every case by the package and by the naive games and compares.
 * `-- --deeper 2` goes so many moves further; `-- --update` writes `docs/perft.md` from the naive
 * counts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { engineGame } from './engine-adapter';
import { naiveGame } from './index';
import { type PerftCase, type PerftCounts, perftCases, perftCounts } from './perft-cases';
import { allRows, parts, rowsOf, tablesOf, withTables } from './tables';

const PAGE = 'docs/perft.md';

const { values } = parseArgs({
  options: { deeper: { type: 'string', default: '0' }, update: { type: 'boolean' } },
});

const counted = (game: typeof naiveGame, one: PerftCase): PerftCounts =>
  perftCounts(one, game(one.variant, one.options, one.decks));

function deepened(one: PerftCase, by: number): PerftCase {
  const { opening, middle } = one;
  return { ...one, opening: opening + by, middle: { ...middle, depth: middle.depth + by } };
}

/** Whether both count the same. */
function compared(one: PerftCase): boolean {
  const naive = counted(naiveGame, one);
  const same = isDeepStrictEqual(counted(engineGame, one), naive);
  const rows = rowsOf(one, naive);
  for (const part of parts) console.log(`${same ? 'equal' : 'DIFFERENT'} ${part} ${rows[part]}`);
  return same;
}

if (values.update) {
  const rows = allRows((one) => counted(naiveGame, one));
  writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), tablesOf(rows)));
} else {
  const results = perftCases.map((one) => compared(deepened(one, Number(values.deeper))));
  if (results.includes(false)) process.exitCode = 1;
}
