import { checkMove, type GameRecord, legalMoves, replay } from 'february-rules';
import { cards, type FebruaryGame, labelOf, original } from 'february-rules/february';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { copied, openTab, playForMe, type Visit, visitSite } from './browser';

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterEach(() => visit.closeTabs());
afterAll(() => visit.close());

const TABLE = 'playground/#game=february/original&players=4&seed=tools&open=true';

const recordOn = async (page: Page): Promise<GameRecord<FebruaryGame>> =>
  JSON.parse(await copied(page, 'Copy record'));

const reasonShown = (page: Page, reason: string): Promise<unknown> =>
  page.waitForFunction(
    (expected) => document.querySelector('.reason')?.textContent === expected,
    reason,
  );

it('dims the cards that may not be played, and says why', async () => {
  const { page, complaints } = await openTab(visit, TABLE);
  await playForMe(page, 1);
  const state = replay(original, await recordOn(page));
  const legal = legalMoves(original, state).flatMap((move) =>
    move.type === 'play' ? [move.card] : [],
  );
  const held = cards.filter((card) => {
    const answer = checkMove(original, state, { type: 'play', seat: 1, card });
    return answer.ok || answer.code === 'must-follow';
  });
  expect(held.length).toBe(14);
  expect(legal.length).toBeLessThan(14);
  for (const card of held) {
    const button = page.getByRole('button', { name: labelOf(card) });
    const answer = checkMove(original, state, { type: 'play', seat: 1, card });
    const described = await button.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(await button.getAttribute('aria-disabled')).toBe(String(!legal.includes(card)));
    expect(described).toBe(answer.ok ? undefined : `${answer.message} (${answer.ruling})`);
    await button.focus();
    await reasonShown(page, described ?? '');
    await button.blur();
    await reasonShown(page, '');
    await button.hover();
    await reasonShown(page, described ?? '');
  }
  const dimmed = page.locator('button.card[aria-disabled="true"]').first();
  await dimmed.click({ force: true });
  expect((await recordOn(page)).moves.length).toBe(1);
  expect(complaints).toEqual([]);
});

it('takes moves back one by one', async () => {
  const { page, complaints } = await openTab(visit, TABLE);
  await playForMe(page, 6);
  const { moves } = await recordOn(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.click();
  expect((await recordOn(page)).moves).toEqual(moves.slice(0, 4));
  for (let left = 4; left > 0; left--) await undo.click();
  expect(await undo.isDisabled()).toBe(true);
  expect((await recordOn(page)).moves).toEqual([]);
  expect(complaints).toEqual([]);
});

it('undo takes back what the robots answered, too', async () => {
  const { page, complaints } = await openTab(
    visit,
    'playground/#game=february/original&players=4&seed=tools&robots=1.2.3&pace=instant',
  );
  await page.locator('button.card[aria-disabled="false"]').first().click();
  await page.getByRole('heading', { name: /^A – / }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await recordOn(page)).moves).toEqual([]);
  expect(complaints).toEqual([]);
});

it('loads the record it gave', async () => {
  const first = await openTab(visit, TABLE);
  await playForMe(first.page, 9);
  const record = await recordOn(first.page);

  const { page, complaints } = await openTab(visit, 'playground/');
  for (const seat of ['B', 'C', 'D']) {
    await page.getByRole('checkbox', { name: `${seat} is a robot` }).uncheck();
  }
  await page.getByRole('textbox', { name: /Copy record/ }).fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Load' }).click();
  await page.getByRole('heading', { name: original.name }).waitFor();
  expect(await recordOn(page)).toEqual(record);
  expect(complaints).toEqual([]);
});

it.each([
  ['nonsense', 'no JSON', /not the record of a game/],
  ['another game', '{"variant":"chess","options":{}}', /not the record of a game/],
  [
    'no moves',
    '{"variant":"february/original","revision":1,"options":{"players":4,"seed":"x"}}',
    /moves/,
  ],
])('says what is wrong with a record: %s', async (_name, text, message) => {
  const { page, complaints } = await openTab(visit, 'playground/');
  await page.getByRole('textbox', { name: /Copy record/ }).fill(text);
  await page.getByRole('button', { name: 'Load' }).click();
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  expect(complaints).toEqual([]);
});

it('refuses a record with an illegal move, naming it', async () => {
  const record = {
    variant: original.id,
    revision: original.revision,
    options: { players: 4, seed: 'x' },
    moves: [{ type: 'play', seat: 0, card: 'leap' }],
  };
  const { page, complaints } = await openTab(visit, 'playground/');
  await page.getByRole('textbox', { name: /Copy record/ }).fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Load' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'move 0: That card is not in your hand.' })
    .waitFor();
  expect(complaints).toEqual([]);
});

it('gives a link that deals the same cards with the same options', async () => {
  const { page, complaints } = await openTab(visit, 'playground/');
  await page.getByRole('radio', { name: 'February Teams 2023' }).check();
  await page.getByRole('combobox', { name: 'Marking' }).selectOption('calendar');
  await page.getByRole('combobox', { name: 'Follow' }).selectOption('week');
  await page.getByRole('combobox', { name: 'Dealer' }).selectOption('1');
  await page.getByRole('checkbox', { name: 'Shared dates' }).check();
  await page.getByRole('checkbox', { name: 'D is a robot' }).uncheck();
  await page.getByRole('textbox', { name: /Seed/ }).fill('so & so = #1');
  await page.getByRole('button', { name: 'Deal' }).click();
  const link = await copied(page, 'Copy link');
  expect(link).toBe(page.url());
  const { options } = await recordOn(page);
  expect(options).toEqual({
    players: 4,
    seed: 'so & so = #1',
    dealer: 1,
    sharedDates: true,
    marking: 'calendar',
    follow: 'week',
  });

  const other = await openTab(visit, link.replace(visit.url, ''));
  expect((await recordOn(other.page)).options).toEqual(options);
  expect(await other.page.locator('.players li', { hasText: 'robot' }).count()).toBe(2);
  expect([...complaints, ...other.complaints]).toEqual([]);
});

it('goes back from a game to the setup screen, and says what a bad link has wrong', async () => {
  const { page, complaints } = await openTab(visit, 'playground/');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  await page.goto(`${visit.url}playground/#game=february/original&players=9&seed=x`);
  await page.getByRole('alert').filter({ hasText: 'option players' }).waitFor();
  expect(complaints).toEqual([]);
});

it('hides a hand from the next player until asked', async () => {
  const { page, complaints } = await openTab(
    visit,
    'playground/#game=february/original&players=3&seed=tools',
  );
  expect(await page.locator('.card').count()).toBe(0);
  await page.getByRole('button', { name: 'Show A’s cards' }).click();
  expect(await page.locator('button.card').count()).toBe(18);
  await page.locator('button.card').first().click();
  expect(await page.locator('button.card').count()).toBe(0);
  await page.getByRole('button', { name: 'Show B’s cards' }).waitFor();
  expect(complaints).toEqual([]);
});
