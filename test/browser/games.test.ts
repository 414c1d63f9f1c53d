import { type Game, replay, score, type Variant } from 'february-rules';
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copied, openTab, type Visit, visitSite } from './browser';
import { choices, clickThrough } from './clicking';
import {
  cellsOf,
  expectedMarkers,
  expectedRounds,
  expectedStandings,
  expectedWinners,
} from './score-on-page';
import { seedOfShortGame } from './short-game';

/** What the clicks are drawn from. */
const CLICKS = 7;

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterEach(() => visit.closeTabs());
afterAll(() => visit.close());

/** Plays a whole game and gives its score by the package, from the record the page gives. */
async function playedOut<G extends Game>(variant: Variant<G>, hash: string) {
  const { page, complaints } = await openTab(visit, `playground/#game=${variant.id}&${hash}`);
  const clicks = await clickThrough(page, CLICKS);
  const record = JSON.parse(await copied(page, 'Copy record'));
  const result: G['score'] = score(variant, replay(variant, record));
  expect(result.final).toBe(true);
  expect(clicks).toBeGreaterThanOrEqual(record.moves.length);
  expect(await page.getByRole('heading', { name: 'The game is over' }).count()).toBe(1);
  expect(await page.locator('.winners').textContent()).toBe(expectedWinners(result));
  expect(await cellsOf(page, '.standings')).toEqual(expectedStandings(result));
  expect(complaints).toEqual([]);
  return { page, result };
}

describe('a whole game by clicking, hot-seat', () => {
  it.each([
    ['February 2022 by three', original, 'players=3&seed=three&open=true'],
    [
      'February 2022 by five, with shared dates',
      original,
      'players=5&seed=five&sharedDates=true&open=true',
    ],
    ['Low-Luck with another dealer', lowLuck, 'players=4&seed=draft&dealer=1&open=true'],
    ['Teams with dates of the trick', teams, 'players=4&seed=pairs&open=true'],
    [
      'Teams with any date, and the week alone',
      teams,
      'players=4&seed=t5&marking=calendar&follow=week&open=true',
    ],
    ["Can't Follow", cantFollow, 'players=4&seed=avoid&open=true'],
  ])('%s', async (_what, variant, hash) => {
    const { page, result } = await playedOut(variant, hash);
    const shown = await cellsOf(page, '.sheet');
    expect(shown.map(([, ...counts]) => counts)).toEqual(expectedMarkers(result));
  });

  it('Hwatu, round by round', async () => {
    const seed = seedOfShortGame(() => {
      const choose = choices(CLICKS);
      return (legal) => legal[choose(legal.length)];
    });
    const hash = `players=3&goal=270&seed=${seed}&open=true`;
    const { page, result } = await playedOut(shedding, hash);
    const shown = await cellsOf(page, '.sheet');
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual(expectedRounds(result));
  });
});
