import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGame, shedding, simulate } from '../../src';

const page = readFileSync(new URL('../../docs/rules/shedding.md', import.meta.url), 'utf8');

/** The rows of the table of lengths: goal, players, and the moves' median, 99th percentile, maximum. */
const rows = [
  ...page.matchAll(/^\| (270|570) \| (\d) \| [\d, ]+ \| (\d+), (\d+), (\d+) \|$/gm),
].map(([, ...cells]) => cells.map(Number) as [270 | 570, 2 | 4 | 8, number, number, number]);

/** The moves of a game in which one card after another in the hand is chosen. */
function movesOf(goal: 270 | 570, players: 2 | 4 | 8, game: number): number {
  const start = createGame(shedding, { players, goal, seed: `length ${game}` });
  let moves = 0;
  simulate(shedding, start, (legal) => legal[moves++ % legal.length]);
  return moves;
}

describe('H8: how long a game takes', () => {
  it('is told for both goals and 2, 4 and 8 players', () => {
    expect(rows.map(([goal, players]) => [goal, players])).toEqual([
      [270, 2],
      [270, 4],
      [270, 8],
      [570, 2],
      [570, 4],
      [570, 8],
    ]);
  });

  it.each(rows)('goal %i, %i players: half of the games take about the median', (...row) => {
    const [goal, players, median, , maximum] = row;
    const counts = Array.from({ length: 15 }, (_, game) => movesOf(goal, players, game));
    const middle = counts.sort((a, b) => a - b)[7] as number;
    expect(middle).toBeGreaterThan(median / 4);
    expect(middle).toBeLessThan(median * 4);
    expect(counts[14]).toBeLessThan(2 * maximum);
  });
});
