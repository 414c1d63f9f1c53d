import { describe, expect, it } from 'vitest';
import { createGame, type Game, viewOf } from '../../src';
import { lowLuck, original, teams } from '../../src/february';
import { shedding } from '../../src/hwatu';
import {
  type Parsed,
  type Problem,
  parseMove,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
} from '../../src/schema';
import { variantOf } from './positions';

const problemsOf = (parsed: Parsed<unknown>): readonly Problem[] =>
  parsed.ok ? [] : parsed.problems;

const one = (path: Problem['path'], expected: string, found: string) => [{ path, expected, found }];

const play = { type: 'play', seat: 0, card: '17n' };

describe('parseMove', () => {
  it.each<[string, unknown, readonly Problem[]]>([
    ['no object', 7, one([], 'an object', 'a number')],
    ['null', null, one([], 'an object', 'null')],
    ['nothing', undefined, one([], 'an object', 'nothing')],
    ['a list', [play], one([], 'an object', 'a list')],
    ['no JSON', '{', one([], 'JSON text', 'text that is no JSON')],
    [
      'another type',
      { ...play, type: 'steal' },
      one(['type'], 'draft or pass or play or mark or unmark', 'a string'),
    ],
    ['no type', { seat: 0 }, one(['type'], 'draft or pass or play or mark or unmark', 'nothing')],
    [
      'a seat too high',
      { ...play, seat: 5 },
      one(['seat'], 'a whole number from 0 to 4', 'a number'),
    ],
    [
      'half a seat',
      { ...play, seat: 0.5 },
      one(['seat'], 'a whole number from 0 to 4', 'no whole number'),
    ],
    [
      'a seat as text',
      { ...play, seat: '0' },
      one(['seat'], 'a whole number from 0 to 4', 'a string'),
    ],
    ['no card', { type: 'play', seat: 0 }, one(['card'], 'one of 58 values such as 1d', 'nothing')],
    [
      'no such card',
      { ...play, card: '29d' },
      one(['card'], 'one of 58 values such as 1d', 'a string'),
    ],
    ['another key', { ...play, trump: true }, one([], 'no other keys', 'another key')],
    [
      'the same card twice',
      { type: 'draft', seat: 0, cards: ['3d', '3d'] },
      one(['cards'], 'a list of 1 to 2, each different', 'a list'),
    ],
    [
      'a card too many',
      { type: 'pass', seat: 0, cards: ['3d', '4d', '5d', '6d'] },
      one(['cards'], 'a list of 3 to 3, each different', 'a list'),
    ],
    [
      'no such card in a list',
      { type: 'draft', seat: 0, cards: ['3d', 'x'] },
      one(['cards', 1], 'one of 58 values such as 1d', 'a string'),
    ],
    [
      'no date',
      { type: 'mark', seat: 0, date: 29 },
      one(['date'], 'one of 28 values such as 1', 'a number'),
    ],
  ])('%s', (_, input, problems) => {
    expect(problemsOf(parseMove(original, input))).toEqual(problems);
  });

  it('tells of several problems at once', () => {
    const problems = problemsOf(parseMove(original, { type: 'play', seat: 9, card: 9, more: 9 }));
    expect(problems.map(({ path }) => path)).toEqual([['seat'], ['card'], []]);
  });

  it('knows the moves of each variant alone', () => {
    expect(parseMove(shedding, { type: 'draw', seat: 7 }).ok).toBe(true);
    expect(parseMove(original, { type: 'draw', seat: 0 }).ok).toBe(false);
    expect(parseMove(shedding, play).ok).toBe(false);
  });
});

describe('parseOptions', () => {
  const options = { players: 4, seed: 'x' };

  it.each<[string, unknown, readonly Problem[]]>([
    ['no players', { seed: 'x' }, one(['players'], '3 or 4 or 5', 'nothing')],
    ['too many players', { ...options, players: 6 }, one(['players'], '3 or 4 or 5', 'a number')],
    [
      'neither seed nor decks',
      { players: 4 },
      one(['seed'], 'a string, or decks in its place', 'nothing'),
    ],
    [
      'a seed that is a number',
      { ...options, seed: 7 },
      one(['seed'], 'a string of at most 1024 characters', 'a number'),
    ],
    [
      'a long seed',
      { ...options, seed: 'x'.repeat(1_025) },
      one(['seed'], 'a string of at most 1024 characters', 'a string'),
    ],
    [
      'a dealer of a larger table',
      { ...options, dealer: 4 },
      one(['dealer'], 'a seat, 0 to 3', '4'),
    ],
    [
      'a deck with a card twice',
      { ...options, decks: [['1d', '1d']] },
      one(['decks', 0], 'a list of 0 to 58, each different', 'a list'),
    ],
    [
      'a deck with no such card',
      { ...options, decks: [['1d'], ['0d']] },
      one(['decks', 1, 0], 'one of 58 values such as 1d', 'a string'),
    ],
    [
      'no truth value',
      { ...options, sharedDates: 1 },
      one(['sharedDates'], 'false or true', 'a number'),
    ],
    [
      "another variant's option",
      { ...options, goal: 270 },
      one([], 'no other keys', 'another key'),
    ],
  ])('%s', (_, input, problems) => {
    expect(problemsOf(parseOptions(original, input))).toEqual(problems);
  });

  it('asks for an option without a default', () => {
    expect(problemsOf(parseOptions(shedding, options))).toEqual(
      one(['goal'], '270 or 570', 'nothing'),
    );
  });

  it('takes a seed as long as createGame does, and no longer one', () => {
    const seed = 'x'.repeat(1_024);
    expect(parseOptions(original, { players: 4, seed }).ok).toBe(true);
    expect(createGame(original, { players: 4, seed }).round).toBe(1);
    expect(() => createGame(original, { players: 4, seed: `${seed}x` })).toThrow('at most 1024');
  });

  it('takes an option that is undefined for one that is left out, as createGame does', () => {
    expect(parseOptions(original, { ...options, dealer: undefined })).toEqual({
      ok: true,
      value: options,
    });
  });
});

describe('parseRecord', () => {
  const record = {
    variant: 'february/original',
    revision: 1,
    options: { players: 3, seed: 'x' },
    moves: [play],
  };

  it.each<[string, unknown, readonly Problem[]]>([
    [
      'of another variant',
      { ...record, variant: 'february/teams' },
      one(['variant'], 'february/original', 'a string'),
    ],
    [
      'of another revision, and wrong besides',
      { ...record, revision: 2, moves: 1 },
      one(['revision'], '1', 'a number'),
    ],
    ['no moves', { ...record, moves: {} }, one(['moves'], 'a list of 0 to 1000000', 'an object')],
    [
      'a wrong move',
      { ...record, moves: [play, { ...play, card: 'ace' }] },
      one(['moves', 1, 'card'], 'one of 58 values such as 1d', 'a string'),
    ],
    [
      'a seat of a larger table',
      { ...record, moves: [play, { ...play, seat: 3 }] },
      one(['moves', 1, 'seat'], 'a seat from 0 to 2', 'another'),
    ],
    [
      'wrong options',
      { ...record, options: { players: 3 } },
      one(['options', 'seed'], 'a string, or decks in its place', 'nothing'),
    ],
  ])('%s', (_, input, problems) => {
    expect(problemsOf(parseRecord(original, input))).toEqual(problems);
  });

  it('takes illegal moves: they are for replay to find', () => {
    expect(parseRecord(original, record).ok).toBe(true);
  });
});

describe('parseState and views', () => {
  const state = createGame(original, { players: 4, seed: 'x' });

  it.each<[string, unknown, string]>([
    ['another variant', state, 'february/low-luck'],
    ['nothing of a state', { variant: 'x', revision: 1 }, 'february/low-luck'],
  ])('names the variant that was expected: %s', (_, input, expected) => {
    expect(problemsOf(parseState(lowLuck, input))).toEqual(one(['variant'], expected, 'a string'));
  });

  it('names the revision that was expected', () => {
    const problems = problemsOf(parseState(original, { ...state, revision: 0 }));
    expect(problems).toEqual(one(['revision'], '1', 'a number'));
  });

  it('takes no view for a state, and no state for a view', () => {
    expect(parseState(original, viewOf(original, state, 0)).ok).toBe(false);
    expect(parseView(original, state).ok).toBe(false);
  });

  it('takes no view of another variant', () => {
    const view = viewOf(original, state, 0);
    expect(problemsOf(parseView(teams, view))).toEqual(
      one(['variant'], 'february/teams', 'a string'),
    );
  });

  it('lists twenty problems at most', () => {
    const hands = Array.from({ length: 5 }, () => ({ lo: -1, hi: -1, mid: 0 }));
    const marks = Array.from({ length: 5 }, () => -1);
    const piles = { aside: 0, unseen: 0, gone: 0, out: 0 };
    const problems = problemsOf(parseState(original, { ...state, hands, marks, piles, trick: 0 }));
    expect(problems).toHaveLength(20);
  });

  it('says how to parse a state of a family of its own', () => {
    const own = { ...variantOf('original'), id: 'chess/blitz' } as ReturnType<typeof variantOf>;
    const [problem] = problemsOf(parseState<Game>(own, state));
    expect(problem?.expected).toContain('option `own` of parseState');
    expect(problemsOf(parseView<Game>(own, state))).toHaveLength(1);
  });
});
