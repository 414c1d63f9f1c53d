import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../docs/site/serve.js';
import { launchChromium } from '../browser/browser';
import { consumerProject } from './install';

/** The page that the guide tells readers to copy. */
const page = (): string => {
  const guide = readFileSync('docs/getting-started.md', 'utf8');
  const [, html] = /^```html\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  if (html === undefined) throw new Error('the guide has no page for browsers');
  return html;
};

let project = '';
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  project = consumerProject();
  writeFileSync(join(project, 'index.html'), page());
  site = await serve(project, 0);
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  site.close();
  rmSync(project, { recursive: true, force: true });
});

it('plays in a browser from a plain module script, as getting started says', async () => {
  const tab = await browser.newPage();
  const complaints: string[] = [];
  tab.on('pageerror', (error) => complaints.push(error.message));
  await tab.goto(site.url);
  // F1, F2: whoever holds the 1st by day leads, and may lead any of the 14 cards.
  await tab.getByText(/^Seat \d$/).waitFor();
  const leader = Number((await tab.locator('#turn').textContent())?.slice(-1));
  expect(await tab.locator('button').count()).toBe(14);
  await tab.locator('button').first().click();
  await tab.getByText(`Seat ${(leader + 1) % 4}`).waitFor();
  expect(complaints).toEqual([]);
});
