import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earliestWins } from '../../docs/examples/earliest-wins.js';
import { createGame, legalMoves, type Seat, tryMove, viewOf } from '../../src';
import type { FebruaryEvent, FebruaryView } from '../../src/february';
import { checkLaws, februaryCards } from '../../src/testing';
import { permuteFebruary } from '../laws/permute-february';

const EXAMPLE = 'docs/examples/earliest-wins.js';
const GUIDE = 'docs/new-ruleset.md';

type Plays = NonNullable<FebruaryView['lastTrick']>['plays'];

/** A date card's date and, for what is earlier, day before night; specials have none. */
const timeOf = (card: string): number => Number.parseInt(card, 10) + (card.endsWith('n') ? 0.5 : 0);

/** The cards that follow the lead by the rules' own words, the earliest first (F3, F4). */
function followers(plays: Plays): Plays {
  const dated = plays.filter(({ card }) => Number.isFinite(timeOf(card)));
  const date = (card: string): number => Math.floor(timeOf(card));
  const lead = date(dated[0]?.card ?? '');
  const isFollowing = (other: number): boolean =>
    Math.ceil(other / 7) === Math.ceil(lead / 7) || other % 7 === lead % 7;
  return dated
    .filter(({ card }) => isFollowing(date(card)))
    .sort((a, b) => timeOf(a.card) - timeOf(b.card));
}

/** Who ought to win a trick, which card ought to leave, and who ought to choose the date. */
function expected(plays: Plays) {
  const holderOf = (special: string): Seat | null =>
    plays.find(({ card }) => card === special)?.seat ?? null;
  const leap = holderOf('leap');
  if (leap !== null) return { winner: leap, leaves: 'leap', chooser: null };
  const following = followers(plays);
  const chooser = holderOf('reschedule') ?? following[following.length - 1]?.seat ?? null;
  return { winner: following[0]?.seat, leaves: following[0]?.card, chooser };
}

/** A trick, who won it with what, and who chose the date. */
interface Played {
  readonly plays: Plays;
  readonly winner: Seat;
  readonly leaves: string;
  readonly chooser: Seat | null;
}

/** The trick just filled: still on the table while a date is being chosen. */
const fullTrick = ({ trick, lastTrick, options }: FebruaryView): Plays =>
  trick.length === options.players ? trick : (lastTrick?.plays ?? []);

/** The tricks a move ends. */
const endedBy = (events: readonly FebruaryEvent[], view: FebruaryView): readonly Played[] =>
  events.flatMap((event) =>
    event.type === 'trick-won'
      ? [{ plays: fullTrick(view), winner: event.seat, leaves: event.card, chooser: null }]
      : [],
  );

/** The tricks of a whole game. */
function tricksOf(players: 3 | 4 | 5, seed: string): readonly Played[] {
  const tricks: Played[] = [];
  let state = createGame(earliestWins, { players, seed });
  for (let ply = 0; ; ply++) {
    const moves = legalMoves(earliestWins, state);
    const move = moves[(ply * 7919) % moves.length];
    const tried = tryMove(earliestWins, state, move);
    if (move === undefined || !tried.ok) return tricks;
    state = tried.state;
    const chosen = move.type === 'mark' ? tricks.pop() : undefined;
    if (chosen) tricks.push({ ...chosen, chooser: move.seat });
    tricks.push(...endedBy(tried.events, viewOf(earliestWins, state, 'referee')));
  }
}

describe('the made-up ruleset of the guide', () => {
  it.each([3, 4, 5] as const)('is played by its own rules, %i players', (players) => {
    for (const seed of ['a', 'b', 'c']) {
      const tricks = tricksOf(players, seed);
      // F1: as many tricks as cards in a hand of each round.
      expect(tricks).toHaveLength({ 3: 18 + 13, 4: 14 + 11, 5: 11 + 9 }[players]);
      for (const { plays, ...happened } of tricks) expect(happened).toEqual(expected(plays));
    }
  });

  it('keeps the laws', () => {
    const told = { cardsOf: februaryCards, permuteHidden: permuteFebruary, closely: 50 };
    expect(checkLaws(earliestWins, told).games).toBe(3 * 2);
  }, 120_000);

  it('has at most 60 lines and knows nothing but the package', () => {
    const source = readFileSync(EXAMPLE, 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
    const imported = Array.from(source.matchAll(/from '([^']+)'/g), ([, name]) => name);
    expect(imported.sort()).toEqual(['february-rules', 'february-rules/february', 'node:url']);
  });

  it('stands in the guide as it is in the file', () => {
    const source = readFileSync(EXAMPLE, 'utf8');
    const guide = readFileSync(GUIDE, 'utf8');
    const parts = source.split('\n\n').slice(1);
    for (const part of parts) expect(guide).toContain(part.trim());
  });
});

const NODE_TEST = `
  import { test } from 'node:test';
  import { checkLaws, februaryCards } from 'february-rules/testing';
  import { earliestWins } from './docs/examples/earliest-wins.js';
  test('Earliest Wins keeps the laws', () => {
    checkLaws(earliestWins, { cardsOf: februaryCards, options: [{ players: 3 }] });
  });
`;

describe('the made-up ruleset beside the built package', () => {
  let folder = '';
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'february-rules-ruleset-'));
    const entryPoints = ['index', 'february/index', 'testing/index'].map((at) => `src/${at}.ts`);
    const outdir = join(folder, 'dist');
    buildSync({
      entryPoints,
      outbase: 'src',
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
    });
    for (const file of ['package.json', EXAMPLE]) cpSync(file, join(folder, file));
    writeFileSync(join(folder, 'laws.test.js'), NODE_TEST);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('plays and prints the standings', () => {
    const { status, stdout, stderr } = run(EXAMPLE);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/seats.*points.*rank/);
  });

  it("keeps the laws under Node's own test runner", () => {
    const { status, stdout } = run('--test', 'laws.test.js');
    expect(stdout).toContain('# pass 1');
    expect(status).toBe(0);
  });
});
