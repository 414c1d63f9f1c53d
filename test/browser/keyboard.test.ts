import { type Game, replay, score, type Variant } from 'february-rules';
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copied, openTab, type Visit, visitSite } from './browser';
import { CHOICES } from './clicking';
import { cellsOf, expectedStandings } from './score-on-page';
import { seedOfShortGame } from './short-game';

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterEach(() => visit.closeTabs());
afterAll(() => visit.close());

const OVER = '.winners';

/** More presses of Tab than there are things to reach mean that the way is blocked. */
const ENOUGH = 120;

/** Tabs on until the focus is on something the selector names, visibly, with that text in its name. */
async function tabTo(page: Page, selector: string, name = ''): Promise<void> {
  for (let presses = 0; presses < ENOUGH; presses++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(
      ([wanted, text]) => {
        const focused = document.activeElement;
        if (focused?.matches(wanted) !== true) return false;
        const label = focused.closest('label') ?? focused;
        const seen = getComputedStyle(focused).outlineStyle !== 'none';
        return seen && (label.textContent ?? '').includes(text);
      },
      [selector, name] as const,
    );
    if (there) return;
  }
  throw new Error(`the keyboard does not reach ${selector} ${name}`);
}

/** What decides something, once it is there; the winners once the game is over. */
async function choiceOn(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    (choices) => choices.find((selector) => document.querySelector(selector) !== null),
    [...CHOICES, OVER],
  );
  return (await found.jsonValue()) ?? OVER;
}

/** Decides whatever there is to decide until the game is over, and compares score and record. */
async function playOut<G extends Game>(page: Page, variant: Variant<G>): Promise<void> {
  for (let choice = await choiceOn(page); choice !== OVER; choice = await choiceOn(page)) {
    await tabTo(page, choice);
    await page.keyboard.press('Enter');
  }
  const pressed = async () => {
    await tabTo(page, 'button', 'Copy record');
    await page.keyboard.press('Enter');
  };
  const record = JSON.parse(await copied(page, 'Copy record', pressed));
  const result: G['score'] = score(variant, replay(variant, record));
  expect(result.final).toBe(true);
  expect(await cellsOf(page, '.standings')).toEqual(expectedStandings(result));
}

it('a whole game of Teams, from the setup on, by keyboard alone', async () => {
  const { page, complaints } = await openTab(visit, 'playground/');
  await tabTo(page, '[type="radio"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: teams.name }).isChecked()).toBe(true);
  // C is no robot: two people at one screen, who hand it over.
  await tabTo(page, '[type="checkbox"]', 'C is a robot');
  await page.keyboard.press('Space');
  await tabTo(page, '.inline select');
  await page.keyboard.press('End');
  await tabTo(page, '[type="submit"]');
  await page.keyboard.press('Enter');
  await playOut(page, teams);
  expect(complaints).toEqual([]);
});

/** Of a game of Hwatu that ends soon if everyone plays the first card that fits. */
const SHORT = seedOfShortGame(
  () =>
    ([first]) =>
      first,
);

it.each([
  ['February 2022', original, 'players=3&seed=keys&open=true'],
  ['Low-Luck', lowLuck, 'players=3&seed=keys&open=true'],
  ["Can't Follow", cantFollow, 'players=4&seed=keys&open=true'],
  ['Hwatu', shedding, `players=3&goal=270&seed=${SHORT}&open=true`],
] as readonly (readonly [string, Variant, string])[])(
  'a whole game of %s by keyboard alone',
  async (_, variant, hash) => {
    const { page, complaints } = await openTab(visit, `playground/#game=${variant.id}&${hash}`);
    await playOut(page, variant);
    expect(complaints).toEqual([]);
  },
);
