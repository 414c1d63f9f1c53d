import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createGame, viewOf } from 'february-rules';
import { original } from 'february-rules/february';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstrate } from '../../docs/examples/clock-seed/main.js';
import { momentsThatDeal } from '../../docs/examples/clock-seed/search.js';
import { clockDeck, DECK, dealtByClock } from '../../docs/examples/clock-seed/site.js';
import { packageWithExample } from './package';

const EXAMPLE = 'docs/examples/clock-seed';
const DEALT = Date.parse('2026-02-01T20:15:30.123Z');

/** What seat 0 sees of its own hand when the site deals at that moment. */
const handAt = (moment: number) => viewOf(original, dealtByClock(moment), 0).hands[0] ?? [];

/** Every fourth card of the site's deck, the first included, by name. */
const dealtTo = (seat: number): string[] =>
  clockDeck(DEALT)
    .filter((_, place) => place % 4 === seat)
    .sort();

/** The demonstration's outcome and what it says. */
function demonstration(hours: number, now = DEALT + 1_000) {
  const lines: string[] = [];
  const scene = { dealt: DEALT, now, hours, seed: 'c0ffee'.repeat(10) };
  return { outcome: demonstrate(scene, (line) => lines.push(line)), lines };
}

describe('the site', () => {
  it('deals all 56 cards, other ones a millisecond later', () => {
    expect([...clockDeck(DEALT)].sort()).toEqual([...DECK].sort());
    expect(clockDeck(DEALT)).not.toEqual(clockDeck(DEALT + 1));
    expect([...handAt(DEALT)].sort()).toEqual(dealtTo(0));
  });
});

describe('the search', () => {
  it('finds what trying every deal in full finds', () => {
    const span = { from: DEALT - 1_500, to: DEALT + 1_500 };
    const [own, sorted] = [handAt(DEALT), dealtTo(0).join()];
    const moments = Array.from({ length: 3_001 }, (_, k) => span.from + k);
    const inFull = moments.filter((moment) => [...handAt(moment)].sort().join() === sorted);
    expect(inFull).toEqual([DEALT]);
    expect(momentsThatDeal(own, span)).toEqual(inFull);
  });

  it.each([
    ['the first', { from: DEALT, to: DEALT + 50 }, [DEALT]],
    ['the last', { from: DEALT - 50, to: DEALT }, [DEALT]],
    ['none', { from: DEALT + 1, to: DEALT + 50 }, []],
  ])('finds the moment if it is %s of those tried', (_, span, found) => {
    expect(momentsThatDeal(handAt(DEALT), span)).toEqual(found);
  });

  it('tells a hand apart from one with another card', () => {
    const own = handAt(DEALT);
    const other = DECK.find((card) => !own.includes(card)) ?? null;
    expect(momentsThatDeal(own.with(5, other), { from: DEALT, to: DEALT })).toEqual([]);
  });
});

describe('the demonstration', () => {
  const { outcome, lines } = demonstration(0.5);

  it('recovers every deal whose seed is the clock, and none whose seed is random', () => {
    expect(outcome).toEqual({ clockAndSmallGenerator: true, clockAlone: true, randomSeed: false });
  });

  it("tells the opponents' hands", () => {
    const told = lines
      .filter((line) => line.startsWith('    seat '))
      .map((line) => line.split(': '));
    expect(told.map(([seat]) => seat?.trim())).toEqual([
      'seat 1',
      'seat 2',
      'seat 3',
      'seat 1',
      'seat 2',
      'seat 3',
    ]);
    const hands = told.slice(0, 3).map(([, hand]) => hand?.split(' ').sort());
    expect(hands).toEqual([1, 2, 3].map(dealtTo));
    const ours = createGame(original, { players: 4, seed: String(DEALT) });
    const held = viewOf(original, ours, 'referee').hands.slice(1);
    expect(told.slice(3).map(([, hand]) => hand)).toEqual(held.map((hand) => hand.join(' ')));
  });

  it('says how many moments it tried, and what it found', () => {
    expect(lines).toContain('  Of 1,800,000 moments, 1 deals you this hand.');
    expect(lines).toContain(
      '  The cards were dealt on 2026-02-01T20:15:30.123Z. So the others hold',
    );
    expect(lines).toContain('  Of 1,800,000 moments, none deals you this hand.');
  });

  it('fails where the moment is not among those tried', () => {
    expect(demonstration(0.01, DEALT - 1).outcome.clockAndSmallGenerator).toBe(false);
  });
});

describe('run.js', () => {
  let folder = '';

  beforeAll(() => {
    folder = packageWithExample();
    cpSync(EXAMPLE, join(folder, EXAMPLE), { recursive: true });
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...words: string[]) => {
    const program = join(folder, EXAMPLE, 'run.js');
    return spawnSync('node', [program, ...words], { encoding: 'utf8' });
  };

  it('runs with the moment and the span it is given', () => {
    const { status, stdout, stderr } = run(
      '--hours=0.1',
      '--dealt=2026-02-14T12:00Z',
      '--now=2026-02-14T12:05Z',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('The cards were dealt on 2026-02-14T12:00:00.000Z.');
    expect(stdout).toContain('Table 3');
    expect(stdout).toContain('Of 360,000 moments, none deals you this hand.');
  });

  it.each([['--hours=soon'], ['--hours=0'], ['--dealt=yesterday']])('refuses %s', (word) => {
    const { status, stdout, stderr } = run(word);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--hours takes a number');
  });
});
