import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyMove,
  createGame,
  type Game,
  type GameRecord,
  legalMoves,
  replay,
  score,
  toRecord,
  type Variant,
  viewOf,
} from 'february-rules';
import {
  cantFollow,
  cards,
  type FebruaryGame,
  lowLuck,
  type Majority,
  original,
  teams,
  weekdayName,
} from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inkFor } from '../../docs/examples/play/ink.js';
import { main } from '../../docs/examples/play/main.js';
import { wrapped } from '../../docs/examples/play/words.js';
import { packageWithExample } from './package';

let folder = '';

beforeAll(() => {
  folder = packageWithExample();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  readonly code: number | null;
  readonly text: string;
  readonly complaint: string;
}

const plain = inkFor({}, {});

/** What the program says, without a process of its own. */
const play = (...words: readonly string[]): Told => {
  const said: string[] = [];
  const complaints: string[] = [];
  const output = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complaints.push(line),
    ink: plain,
  };
  const code = main(words, output);
  const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  return { code, text: textOf(said), complaint: textOf(complaints) };
};

/** What the program says when a user runs it on the package; its output goes into a pipe. */
const run = (...words: readonly string[]): Told => {
  const { status, stdout, stderr } = spawnSync('node', ['docs/examples/play.js', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, text: stdout, complaint: stderr };
};

/** Writes a file for the program to read. */
const fileWith = (content: unknown): string => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(inFolder('record.json'), text);
  return inFolder('record.json');
};

const inFolder = (name: string): string => join(folder, name);

const lettersOf = (sides: readonly number[], names: string): readonly string[] =>
  sides.map((side) => names[side] ?? '');

/** Every letter that stands alone or after `team`. */
const lettersIn = (text: string): readonly string[] => text.match(/\b[A-Z]\b/g) ?? [];

/** The row of a score sheet with that name. */
const rowOf = (text: string, name: string): string =>
  text.split('\n').find((line) => line.startsWith(`  ${name} `)) ?? `no row ${name}`;

const numbersIn = (text: string): readonly number[] =>
  (text.match(/-?\d+/g) ?? []).map((number) => Number(number));

/** A game played by taking legal moves from different places of the list. */
const gameOf = <G extends Game>(variant: Variant<G>, options: G['options']): GameRecord<G> => {
  const moves: G['move'][] = [];
  let state = createGame(variant, options);
  for (let ply = 0; ; ply++) {
    const legal = legalMoves(variant, state);
    const move = legal[(7 * ply) % legal.length];
    if (move === undefined) return toRecord(variant, options, moves);
    state = applyMove(variant, state, move);
    moves.push(move);
  }
};

const february = [
  { variant: original, players: 3, tricks: 18 + 13, names: 'ABC' },
  { variant: original, players: 4, tricks: 14 + 11, names: 'ABCD' },
  { variant: original, players: 5, tricks: 11 + 9, names: 'ABCDE' },
  { variant: lowLuck, players: 5, tricks: 11 + 9, names: 'ABCDE' },
  { variant: teams, players: 4, tricks: 14 + 11, names: 'XY' },
  { variant: cantFollow, players: 4, tricks: 14 + 11, names: 'ABCD' },
] as unknown as readonly {
  readonly variant: Variant<FebruaryGame>;
  readonly players: number;
  readonly tricks: number;
  readonly names: string;
}[];

/** What a row must say of the points: a number a side, or nothing (F13, F14, F17, T6). */
const awardOf = ({ worth, sides }: Majority): RegExp => {
  if (sides.length === 0) return /^nothing: /;
  if (sides.length > 1) return worth === 2 ? /^1 each to / : /^½ each to /;
  return worth === 1 ? /^1 point to / : /^2 points to /;
};

const expectMajority = (row: string, majority: Majority, names: string): void => {
  const width = 3 * names.length;
  const award = row.slice(12 + width).trimStart();
  expect(numbersIn(row.slice(12, 12 + width))).toEqual(majority.counts);
  expect(award).toMatch(awardOf(majority));
  const winners = award.split(':', 1)[0] ?? '';
  expect(lettersIn(winners)).toEqual(lettersOf(majority.sides, names));
};

const expectMonth = (text: string, calendar: readonly (readonly number[])[], names: string) => {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith(' week '))
    .slice(-4);
  const cells = rows.flatMap((row) => row.split('│').slice(1, -1));
  const seen = cells.map((cell) => ({ date: numbersIn(cell)[0], on: cell.match(/[A-Z]/g) ?? [] }));
  expect(seen).toEqual(
    calendar.map((sides, index) => ({ date: index + 1, on: lettersOf(sides, names) })),
  );
};

const expectFebruaryScore = (
  text: string,
  { variant, names }: (typeof february)[number],
  record: GameRecord<FebruaryGame>,
): void => {
  const state = replay(variant, record);
  const { weeks, weekdays, groups, standings, winners } = score(variant, state);
  for (const [index, week] of weeks.entries()) {
    expectMajority(rowOf(text, `Week ${index + 1}`), week, names);
  }
  for (const [weekday, day] of weekdays.entries()) {
    expectMajority(rowOf(text, weekdayName(weekday)), day, names);
  }
  const sheet = text.split('\n');
  for (const { side, size, dates } of groups) {
    expect(sheet).toContainEqual(
      expect.stringMatching(
        `^ {2}${size} points? to team ${names[side]}: its largest group.*${dates.join(', ')}`,
      ),
    );
  }
  const rows = sheet.filter((line) => /^ +\d+\. .*, /.test(line));
  const rankings = standings.map(({ rank, side, points }) => [rank, names[side], points]);
  expect(rows.map(standingIn)).toEqual(rankings);
  expect(lettersIn(sheet.at(-2) ?? '')).toEqual(lettersOf(winners, 'ABCDE'));
  expect(sheet.at(-2)).toMatch(/ wins?\.$/);
  expectMonth(text, viewOf(variant, state, 'referee').calendar, names);
};

/** `2. team X, 3½ points` as rank, letter and points. */
const standingIn = (row: string) => {
  const [, rank, letter, whole, half] =
    /^ +(\d+)\. (?:team )?([A-Z]), (-?\d*)(½?) points?$/.exec(row) ?? [];
  return [Number(rank), letter, Number(whole) + (half ? 0.5 : 0)];
};

describe.each(february)('$variant.id for $players', (told) => {
  const { variant, players, tricks } = told;
  const words = ['--variant', variant.id, '--players', `${players}`, '--seed', 'a test'];

  it('is told to the itemised score, and told again from its record', () => {
    const { text, code } = play(...words, '--record', inFolder('game.json'));
    const record = JSON.parse(readFileSync(inFolder('game.json'), 'utf8'));
    expect(code).toBe(0);
    expect(text).not.toContain('\u001b');
    // F1: so many tricks a round.
    expect(text.match(/^[ \d]\d {2}[A-E] leads /gm)).toHaveLength(tricks);
    expectFebruaryScore(text, told, record);
    expect(play(inFolder('game.json')).text).toBe(text);
  });

  it('is the same game for the same seed, in fewer lines in brief', () => {
    const [text, brief] = [play(...words).text, play(...words, '--brief').text];
    const scoreIn = (all: string) => all.slice(all.indexOf('── Score ──'));
    expect(scoreIn(brief)).toBe(scoreIn(text));
    expect(brief.length).toBeLessThan(text.length);
  });

  it('keeps its lines within 119 columns', () => {
    const { text } = play(...words);
    expect(text.split('\n').filter((line) => line.length > 119)).toEqual([]);
  });

  it('tells shared dates and shared points (F16, F17)', () => {
    const record = gameOf(variant, { players: players as 4, seed: 'shared', sharedDates: true });
    expectFebruaryScore(play(fileWith(record)).text, told, record);
  });
});

describe('a line', () => {
  it('is broken between words, and goes on below its first word', () => {
    const word = 'a'.repeat(35);
    expect(wrapped(`25  ${word} ${word} ${word} ${word}`)).toEqual([
      `25  ${word} ${word}`,
      `    ${word} ${word}`,
    ]);
  });

  it('is measured without its colours', () => {
    const ink = inkFor({ isTTY: true }, {});
    const line = Array.from({ length: 27 }, () => ink.side('abc', 0)).join(' ');
    expect(wrapped(line)).toEqual([line]);
  });
});

describe('hwatu/shedding', () => {
  it('has every round in its score sheet', () => {
    const { text } = play(
      '--variant',
      'shedding',
      '--seed',
      'a test',
      '--record',
      inFolder('game.json'),
    );
    const record = JSON.parse(readFileSync(inFolder('game.json'), 'utf8'));
    const { rounds, standings, winners } = score(shedding, replay(shedding, record));
    const sheet = text.split('\n');
    expect(text).not.toContain('\u001b');
    for (const [index, { winner, counted, gained }] of rounds.entries()) {
      const row = sheet.find((line) => line.startsWith(`  ${String(index + 1).padStart(5)} `));
      expect(numbersIn(row ?? '')).toEqual([
        index + 1,
        ...gained,
        ...counted.filter((_, seat) => seat !== winner),
      ]);
      expect(lettersIn(row ?? '')).toEqual(lettersOf([winner], 'ABCD'));
    }
    const rows = sheet.filter((line) => /^ +\d+\. .*, /.test(line));
    const rankings = standings.map(({ rank, side, points }) => [rank, 'ABCD'[side], points]);
    expect(rows.map(standingIn)).toEqual(rankings);
    expect(lettersIn(sheet.at(-2) ?? '')).toEqual(lettersOf(winners, 'ABCD'));
    expect(play(inFolder('game.json')).text).toBe(text);
  });

  it('tells the first two rounds turn by turn, and says that it does', () => {
    const { text } = play('--variant', 'shedding');
    expect(text.match(/^── Round \d+ ──$/gm)).toEqual(['── Round 1 ──', '── Round 2 ──']);
    expect(text).toContain('The rounds after these are not told turn by turn');
  });
});

describe('run on the package', () => {
  it('plays every variant there is without being asked for one', () => {
    const { text, code } = run('--brief');
    expect(code).toBe(0);
    expect(text).not.toContain('\u001b');
    for (const { id } of [original, lowLuck, teams, cantFollow, shedding]) {
      expect(text).toContain(`(${id}) ━━━`);
    }
    expect(text.match(/^[A-H].* wins?\.$/gm)).toHaveLength(5);
    expect(text).toBe(play('--brief').text);
  });

  it('refuses what it cannot do with exit code 1', () => {
    const words = ['--variant', 'chess'];
    expect(run(...words)).toEqual(play(...words));
    expect(run(...words).code).toBe(1);
  });
});

it('tells a game that is not over, with the score as if it ended now', () => {
  const { moves, ...head } = gameOf(original, { players: 4, seed: 'x' });
  const { text, code } = play(fileWith({ ...head, moves: moves.slice(0, 10) }));
  expect(code).toBe(0);
  expect(text).toContain('── Score, if the game ended now ──');
  expect(text.trimEnd()).toMatch(/\nThe game is not over\.$/);
});

/** S2, S1: seat 0 leads with 1d; seat 1 holds 2d, of its week, and 10d, which does not follow. */
const stacked = ['1d', '2d', '22d', '23d', '24d', '10d'] as const;
const deck = [
  ...stacked,
  ...cards.filter((card) => !(stacked as readonly string[]).includes(card)),
];

const recordOf = (variant: Variant, options: object, moves: readonly unknown[]) => ({
  variant: variant.id,
  revision: variant.revision,
  options,
  moves,
});

describe('a record with an illegal move', () => {
  it.each([
    {
      what: 'a card that does not follow (F4)',
      record: recordOf(original as Variant, { players: 4, decks: [deck] }, [
        { type: 'play', seat: 0, card: '1d' },
        { type: 'play', seat: 1, card: '10d' },
      ]),
      refusal: 'ply 1, seat 1 (B): must-follow, ruling F4: ',
    },
    {
      what: 'a seat out of turn (F11)',
      record: recordOf(original as Variant, { players: 4, decks: [deck] }, [
        { type: 'play', seat: 2, card: '22d' },
      ]),
      refusal: 'ply 0, seat 2 (C): not-your-turn, ruling F11: ',
    },
    {
      what: 'a card not held (T2)',
      record: recordOf(teams as Variant, { players: 4, decks: [deck] }, [
        { type: 'pass', seat: 3, cards: ['23d', '1d', '2d'] },
      ]),
      refusal: 'ply 0, seat 3 (D): card-not-in-hand, ruling T2: ',
    },
    {
      what: 'something that is no move (S3)',
      record: recordOf(original as Variant, { players: 4, seed: 'x' }, [null]),
      refusal: 'ply 0, no seat: malformed, ruling S3: ',
    },
    {
      what: 'a player out of turn in Hwatu (H5)',
      record: recordOf(shedding as Variant, { players: 2, goal: 270, dealer: 0, seed: 'x' }, [
        { type: 'draw', seat: 0 },
      ]),
      refusal: 'ply 0, seat 0 (A): not-your-turn, ruling H5: ',
    },
  ])('is refused in one line: $what', ({ record, refusal }) => {
    const { text, code, complaint } = play(fileWith(record));
    expect(complaint).toMatch(/^[^\n]+\n$/);
    expect(complaint).toContain(`record.json: ${refusal}`);
    expect({ text, code }).toEqual({ text: '', code: 1 });
  });
});

const sound = recordOf(original as Variant, { players: 4, seed: 'x' }, []);

describe('a file that is no record', () => {
  it.each([
    { what: 'damaged JSON', content: '{"variant":', complaint: 'damaged or no JSON' },
    { what: 'a list', content: [], complaint: 'a record is a JSON object' },
    { what: 'null', content: null, complaint: 'a record is a JSON object' },
    {
      what: 'another game',
      content: { ...sound, variant: 'chess' },
      complaint: 'no variant "chess"',
    },
    {
      what: 'terminal codes',
      content: { ...sound, variant: '\u001b[2J' },
      complaint: '"\\u001b[2J"',
    },
    { what: 'a later revision', content: { ...sound, revision: 2 }, complaint: 'revision 2 of' },
    { what: 'no revision', content: { variant: sound.variant }, complaint: 'no revision of' },
    {
      what: 'a bad option',
      content: { ...sound, options: { players: 7 } },
      complaint: 'option players',
    },
    { what: 'no moves', content: { ...sound, moves: 3 }, complaint: 'moves: expected a list' },
    { what: 'another key', content: { ...sound, more: 1 }, complaint: 'found another key' },
  ])('is refused in one line: $what', ({ content, complaint }) => {
    const told = play(fileWith(content));
    expect(told.complaint).toMatch(/record\.json: [^\n]+\n$/);
    expect(told.complaint).toContain(complaint);
    expect({ text: told.text, code: told.code }).toEqual({ text: '', code: 1 });
  });
});

describe('a request that makes no sense', () => {
  it.each([
    { words: ['missing.json'], complaint: 'missing.json: there is no such file.' },
    { words: ['.'], complaint: '.: cannot be read' },
    { words: ['--frob'], complaint: "Unknown option '--frob'. Try --help." },
    { words: ['--seed'], complaint: 'argument missing. Try --help.' },
    { words: ['a.json', 'b.json'], complaint: 'One record at a time' },
    { words: ['--seed', 'x', 'a.json'], complaint: '--seed is for a new game' },
    { words: ['--record', 'a.json'], complaint: 'say which with --variant' },
    { words: ['--players', '4.5'], complaint: '--players takes a whole number, not "4.5"' },
    { words: ['--players', '9'], complaint: 'No variant is for 9 players.' },
    {
      words: ['--variant', 'chess'],
      complaint: 'no variant "chess"; there are february/original,',
    },
    { words: ['--variant', 'teams', '--players', '3'], complaint: 'option players: expected 4' },
  ])('is refused in one line: $words', ({ words, complaint }) => {
    const told = play(...words);
    expect(told.complaint).toMatch(/^[^\n]+\n$/);
    expect(told.complaint).toContain(complaint);
    expect({ text: told.text, code: told.code }).toEqual({ text: '', code: 1 });
  });

  it('is answered by --help', () => {
    const { text, code } = play('--help');
    expect(text).toContain('--variant ID');
    expect(code).toBe(0);
  });
});

describe('colours', () => {
  it.each([
    { stream: { isTTY: true }, environment: {}, coloured: true },
    { stream: { isTTY: true }, environment: { NO_COLOR: '' }, coloured: true },
    { stream: { isTTY: true }, environment: { NO_COLOR: '1' }, coloured: false },
    { stream: { isTTY: true }, environment: { TERM: 'dumb' }, coloured: false },
    { stream: { isTTY: false }, environment: {}, coloured: false },
    { stream: {}, environment: {}, coloured: false },
  ])('$stream, $environment: $coloured', ({ stream, environment, coloured }) => {
    const { side, marker } = inkFor(stream, environment);
    expect(side('A', 0).includes('\u001b')).toBe(coloured);
    expect(marker('A', 0).includes('\u001b')).toBe(coloured);
  });

  it('tell eight seats apart', () => {
    const { side } = inkFor({ isTTY: true }, {});
    const texts = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => side('A', seat));
    expect(new Set(texts).size).toBe(8);
  });
});
