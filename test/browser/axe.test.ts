import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTab, playForMe, type Visit, visitSite } from './browser';

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterEach(() => visit.closeTabs());
afterAll(() => visit.close());

/** What the script puts on the page. */
interface AxeWindow {
  readonly axe: typeof axe;
}

/** What axe finds, each with the first place it finds it in. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as AxeWindow).axe.run());
  return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.html}`);
}

const SEATS = 'players=4&seed=axe&open=true';
const PAGES: readonly (readonly [name: string, path: string, moves: number])[] = [
  ['setup', 'playground/', 0],
  ['a trick', `playground/#game=february/original&${SEATS}`, 30],
  ['a draft', `playground/#game=february/low-luck&${SEATS}`, 5],
  ['a pass', `playground/#game=february/teams&${SEATS}`, 1],
  ['a choice of dates', `playground/#game=february/teams&${SEATS}`, 8],
  ['a shared screen', 'playground/#game=february/cant-follow&players=4&seed=axe', 0],
  ['Hwatu', 'playground/#game=hwatu/shedding&players=8&seed=axe&open=true&goal=270', 60],
  ['the home page', 'index.html', 0],
  ['a guide', 'getting-started.html', 0],
  ['rules', 'rules/original.html', 0],
];

const SCREENS = [
  { colorScheme: 'light', viewport: { width: 1200, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const;

for (const screen of SCREENS) {
  it.each(PAGES)(
    `axe finds nothing in ${screen.colorScheme} at ${screen.viewport.width} px: %s`,
    async (_name, path, moves) => {
      const { page, complaints } = await openTab(visit, path, screen);
      await playForMe(page, moves);
      expect(await findings(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(screen.viewport.width);
      expect(complaints).toEqual([]);
    },
  );
}
