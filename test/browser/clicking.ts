/** Plays in the playground as somebody with a mouse and no plan would. */
import type { Page } from 'playwright-core';
import { createRandom } from '../../docs/bench/random.js';

/** A choice is drawn before it is known among how many, as a part of them. */
const PARTS = 1_000;

/** Whatever decides something at the table: a card only where nothing is to be confirmed. */
export const CHOICES: readonly string[] = [
  '.curtain button',
  '.month td button',
  '.selection .main:not([aria-disabled="true"])',
  '.table button.card:not([aria-disabled="true"]):not([aria-pressed="true"])',
];

/**
 * The middle of one of the choices, once it is in sight and nothing covers it; null at the end of
 * the game. Waits while robots play.
 */
async function nextPoint(page: Page, share: number) {
  const found = await page.waitForFunction(
    ([selectors, part]) => {
      const lists = selectors.map((selector) => [...document.querySelectorAll(selector)]);
      const choices = lists.find(({ length }) => length > 0) ?? [];
      const chosen = choices[Math.floor(part * choices.length)];
      if (chosen === undefined)
        return document.querySelector('.winners') && { over: true as const };
      chosen.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = chosen.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return chosen.contains(document.elementFromPoint(x, y)) && { over: false as const, x, y };
    },
    [CHOICES, share] as const,
    { polling: 20 },
  );
  const point = await found.jsonValue();
  return point === null || point === false || point.over ? null : point;
}

/** Which of so many choices comes next: the same for the same seed. */
export const choices = (seed: number): ((count: number) => number) => {
  const below = createRandom(seed);
  return (count) => Math.floor((below(PARTS) / PARTS) * count);
};

/** Clicks until the game is over, and tells how often. */
export async function clickThrough(page: Page, seed: number): Promise<number> {
  const below = createRandom(seed);
  let clicks = 0;
  for (;;) {
    const point = await nextPoint(page, below(PARTS) / PARTS);
    if (point === null) return clicks;
    await page.mouse.click(point.x, point.y);
    clicks++;
  }
}
