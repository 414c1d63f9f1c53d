/** The site on loopback and a browser that looks at it; whatever the browser complains of is kept. */
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../../docs/site/serve.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Only what never comes is waited for as long as this, in milliseconds: machines may be busy. */
const PATIENCE = 60_000;

/** Chromium as the system has it, or as the variable says. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
    timeout: PATIENCE,
  });

/** A browser with the site's address. */
export interface Visit {
  readonly browser: Browser;
  readonly url: string;
  closeTabs(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both. */
export async function visitSite(): Promise<Visit> {
  const site = await serve(fileURLToPath(new URL('../../site', import.meta.url)), 0);
  const browser = await launchChromium();
  return {
    browser,
    url: site.url,
    async closeTabs() {
      for (const context of browser.contexts()) await context.close();
    },
    async close() {
      await browser.close();
      site.close();
    },
  };
}

/** A page in a profile of its own, and what went wrong on it. */
export interface Tab {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens a page of the site, such as `playground/#game=…`, once there is something on it. */
export async function openTab(
  { browser, url }: Visit,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    reducedMotion: 'reduce',
    permissions,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, complaints };
}

/** The text on the clipboard after a click on that button, or after it was pressed another way. */
export async function copied(
  page: Page,
  button: string,
  press = () => page.getByRole('button', { name: button }).click(),
): Promise<string> {
  await press();
  await page.getByText('Copied', { exact: true }).first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Lets the page play so many moves at random for whoever is at the screen. */
export async function playForMe(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++)
    await page.getByRole('button', { name: 'Play for me' }).click();
}
