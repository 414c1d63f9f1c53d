import { replay, score } from 'february-rules';
import { teams } from 'february-rules/february';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copied, openTab, type Visit, visitSite } from './browser';
import { CHOICES } from './clicking';
import { cellsOf, expectedStandings } from './score-on-page';

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterEach(() => visit.closeTabs());
afterAll(() => visit.close());

const OVER = '.winners';

/** More presses of Tab than there are things to reach mean that the way is blocked. */
const ENOUGH = 120;

/** Tabs on until the focus is on something the selector names, visibly. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < ENOUGH; presses++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      return focused?.matches(wanted) === true && getComputedStyle(focused).outlineStyle !== 'none';
    }, selector);
    if (there) return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** What decides something, once it is there; the winners once the game is over. */
async function choiceOn(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    (choices) => choices.find((selector) => document.querySelector(selector) !== null),
    [...CHOICES, OVER],
  );
  return (await found.jsonValue()) ?? OVER;
}

it('a whole game of Teams, from the setup on, by keyboard alone', async () => {
  const { page, complaints } = await openTab(visit, 'playground/');
  await tabTo(page, '[type="radio"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: teams.name }).isChecked()).toBe(true);
  // C is no robot: two people at one screen, who hand it over.
  await page.getByRole('checkbox', { name: 'C is a robot' }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, '.inline select');
  await page.keyboard.press('End');
  await tabTo(page, '[type="submit"]');
  await page.keyboard.press('Enter');

  for (let choice = await choiceOn(page); choice !== OVER; choice = await choiceOn(page)) {
    await tabTo(page, choice);
    await page.keyboard.press('Enter');
  }

  const record = JSON.parse(await copied(page, 'Copy record'));
  const result = score(teams, replay(teams, record));
  expect(result.final).toBe(true);
  expect(await cellsOf(page, '.standings')).toEqual(expectedStandings(result));
  expect(complaints).toEqual([]);
});
