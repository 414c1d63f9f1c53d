import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Block, blocksIn } from './blocks';
import { type Run, runsOf } from './runs';

const page = 'docs/getting-started.md';
const blocks = blocksIn(readFileSync(page, 'utf8'), page);

/** S2: with this order seat 0 leads 1d, and seat 1 holds 2d, of its week, and 10d, which is not. */
const use = `
import { applyMove, createGame, viewOf } from 'february-rules';
import { cards, original } from 'february-rules/february';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hand } from './hand';
import { Table } from './table';

const first = ['1d', '2d', '22d', '23d', '24d', '10d'] as const;
const deck = [...first, ...cards.filter((card) => !(first as readonly string[]).includes(card))];
const start = createGame(original, { players: 4, decks: [deck] });
const led = applyMove(original, start, { type: 'play', seat: 0, card: '1d' });

const table = renderToStaticMarkup(<Table seed="x" />);
const hand = renderToStaticMarkup(
  <Hand view={viewOf(original, led, 1)} seat={1} onPlay={() => undefined} />,
);
console.log(table); // the table
console.log(hand); // the hand
`;

const user: Block = {
  where: 'here',
  page,
  file: 'use.tsx',
  code: use,
  compiledOnly: false,
};

let folder = '';
let run: Run;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'february-rules-page-'));
  run = runsOf(folder, [...blocks, user]).at(-1) as Run;
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const countOf = (text: string | undefined, what: RegExp): number => text?.match(what)?.length ?? 0;

it('shows a hand of which every card may be led (F1)', () => {
  expect(run.error).toBeNull();
  const [table] = run.printed;
  expect(countOf(table?.text, /<button/g)).toBe(14);
  expect(countOf(table?.text, /aria-disabled="false"/g)).toBe(14);
  expect(countOf(table?.text, /<td>/g)).toBe(28);
});

it('dims what does not follow and says why (F4)', () => {
  const buttons = run.printed[1]?.text.match(/<button.*?<\/button>/g) ?? [];
  const buttonOf = (name: string) => buttons.find((button) => button.includes(`>${name}<`));
  expect(buttons).toHaveLength(14);
  expect(buttonOf('Monday 2, day')).toContain('aria-disabled="false"');
  expect(buttonOf('Tuesday 10, day')).toContain('aria-disabled="true"');
  expect(buttonOf('Tuesday 10, day')).toContain('(F4)');
});
