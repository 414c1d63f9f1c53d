/** The package and the naive games count the same, and `docs/perft.md` publishes just that. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineGame } from './engine-adapter';
import { naiveGame } from './index';
import { type PerftCase, perftCases, perftCounts } from './perft-cases';
import { parts, rowsOf, tablesOf } from './tables';

const page = readFileSync(new URL('../../docs/perft.md', import.meta.url), 'utf8');
const lines = page.split('\n');

const counted = (game: typeof naiveGame, one: PerftCase) =>
  perftCounts(one, game(one.variant, one.options, one.decks));

describe('the counts', () => {
  it.each(perftCases)('of $variant $options', (one) => {
    const naive = counted(naiveGame, one);
    expect(counted(engineGame, one)).toEqual(naive);
    const rows = rowsOf(one, naive);
    for (const part of parts) expect(lines).toContain(rows[part]);
  });
});

describe('docs/perft.md', () => {
  it('has no row that is not counted', () => {
    const games = lines.filter((line) => /^\| `(february|hwatu)\/[a-z-]+` \| players /.test(line));
    expect(games).toHaveLength(parts.length * perftCases.length);
  });

  it('shows the decks', () => {
    expect(page).toContain(tablesOf({ opening: [], middle: [], ending: [] }).decks);
  });
});
