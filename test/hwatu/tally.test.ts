import { describe, expect, it } from 'vitest';
import type { RoundScore } from '../../src/hwatu';
import { emptyTally, entered, roundCount, roundsOf, tallyOf } from '../../src/hwatu/tally';

/** Rounds that can be told apart. */
const roundsUpTo = (count: number): RoundScore[] =>
  Array.from({ length: count }, (_, index) => ({
    winner: 0,
    counted: [0, index],
    gained: [index, -index],
  }));

const tallyAfter = (count: number) => roundsUpTo(count).reduce(entered, emptyTally(2));

describe('the tally (H8: there is no limit to rounds)', () => {
  it.each([0, 1, 2, 63, 64, 65, 128, 129, 1000])('keeps %i rounds in their order', (count) => {
    const tally = tallyAfter(count);
    const finished = roundsUpTo(count).map(({ winner, counted }) => ({ winner, counted }));
    expect(roundsOf(tally)).toEqual(finished);
    expect(roundCount(tally)).toBe(count);
    expect(tallyOf(tally.points, finished)).toEqual(tally);
  });

  it('sums what was gained', () => {
    expect(emptyTally(2).points).toEqual([0, 0]);
    // 0 + 1 + 2 + 3
    expect(tallyAfter(4).points).toEqual([6, -6]);
  });

  it('copies no more than one page for a round', () => {
    const tally = tallyAfter(1000);
    const next = entered(tally, { winner: 1, counted: [5, 0], gained: [-5, 5] });
    const shared = next.pages.filter((page, index) => page === tally.pages[index]);
    expect(next.pages.length - shared.length).toBe(1);
    expect(shared.length).toBeGreaterThan(1);
  });
});
