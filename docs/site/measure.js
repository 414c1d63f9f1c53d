/**
 * What a first visit to the playground costs: bytes over the wire, and how long until it answers on
 * a processor four times slower than this one. Needs `npm run site` and Chromium.
 * Run: node docs/site/measure.js
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from './serve.js';

const RUNS = 5;
const SLOWDOWN = 4;
/** As long as nothing blocks the page for this time, it is taken to be ready, in milliseconds. */
const QUIET = 1_500;

const site = await serve(fileURLToPath(new URL('../../site', import.meta.url)), 0);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

/** One visit with an empty cache. */
async function visit() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await session.send('Network.enable');
  // Counted in the thread's own processor time, so that other programs do not lengthen it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${site.url}playground/`);
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  await page.waitForTimeout(QUIET);
  const times = await page.evaluate(readTimes);
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  await context.close();
  return { bytes, requests, busy, ...times };
}

/** In the page: the first paint with content, and the end of the last task of over 50 ms. */
async function readTimes() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const tasks = await new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
    setTimeout(() => resolve([]), 500);
  });
  const ends = /** @type {PerformanceEntry[]} */ (tasks).map(
    (task) => task.startTime + task.duration,
  );
  return { paint, interactive: Math.max(paint, ...ends) };
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @type {Awaited<ReturnType<typeof visit>>[]} */
const visits = [];
for (let run = 0; run < RUNS; run++) visits.push(await visit());
const [first] = visits;
/** @param {'paint' | 'interactive' | 'busy'} name */
const spread = (name) => {
  const times = visits.map((each) => each[name]);
  return `${Math.round(median(times))} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
};

console.log(
  `first load        ${((first?.bytes ?? 0) / 1000).toFixed(1)} kB gzip in ${first?.requests} requests`,
);
console.log(
  `first paint       ${spread('paint')}, processor slowed ${SLOWDOWN} times, ${RUNS} visits`,
);
console.log(`time to interactive ${spread('interactive')}`);
console.log(`main thread busy  ${spread('busy')} of its own processor time`);
console.log(`load of this machine ${loadavg()[0]?.toFixed(1)}`);
await browser.close();
site.close();
