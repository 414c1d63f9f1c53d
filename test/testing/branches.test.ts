import { describe, expect, it } from 'vitest';
import { createGame } from '../../src';
import type { FebruaryGame } from '../../src/february';
import { anyOrder, choiceHidden } from '../../src/testing/choice-laws';
import { copyOf } from '../../src/testing/compare';
import { badOptions } from '../../src/testing/game-laws';
import { momentOf } from '../../src/testing/moment';
import { legalListed, refusalsSound } from '../../src/testing/move-laws';
import { openingOf } from '../../src/testing/openings';
import { probesOf } from '../../src/testing/probes';
import { randomFrom } from '../../src/testing/random';
import { scoreSound } from '../../src/testing/score-laws';
import { cardsKept, frozenState, plainState } from '../../src/testing/state-laws';
import { plainEvents } from '../../src/testing/step-laws';
import { toldIn, viewsAnswer } from '../../src/testing/view-laws';
import { counter, lowLuck, original, playing, scoring, viewing, wrong } from './breaking';

/** The moment after the first deal, of a variant broken or not. */
function opened(variant: typeof original) {
  const table = {
    variant,
    cardsOf: null,
    permuteHidden: null,
    random: randomFrom('branches'),
    firstCards: null,
    secrets: [],
  };
  return momentOf(table, createGame(variant, { players: 3, seed: 'x' }));
}

type Refusal = NonNullable<ReturnType<typeof original.refusal>>;

const refusing = (change: object): typeof original => ({
  ...original,
  refusal(state, move) {
    const refusal = original.refusal(state, move);
    return refusal && wrong<Refusal>({ ...refusal, ...change });
  },
});

describe('rejections', () => {
  it.each([
    [{ code: 'wrong-state' }, 'breaks the rules'],
    [{ ruling: '' }, 'names no ruling'],
    [{ message: '' }, 'has no message'],
  ])('%j', (change, detail) => {
    expect(refusalsSound(opened(refusing(change)))).toContain(detail);
  });

  it('of what is no move are malformed', () => {
    const moment = opened(original);
    expect(refusalsSound({ ...moment, malformed: moment.legal })).toBe('no move, but legal');
  });
});

it('the order of picked cards changes nothing (L2)', () => {
  const ordered = playing(lowLuck, (next, _, move) =>
    'cards' in move && String(move.cards[0]) > String(move.cards[1]) ? { ...next, round: 2 } : next,
  );
  const moment = opened(ordered);
  const probes = moment.legal.map((move) =>
    'cards' in move ? { ...move, cards: [...move.cards].reverse() } : move,
  );
  expect(legalListed({ ...moment, probes })).toContain('is accepted, the list has');
});

describe('choices (S4)', () => {
  it('that no list has are for another law to miss', () => {
    const moment = { ...opened(lowLuck), legal: [] };
    expect([anyOrder(moment), choiceHidden(moment)]).toEqual([null, null]);
  });
});

describe('standings', () => {
  it.each([
    ['stands after', (_: number): number => 0, true],
    ['has more points than', (side: number): number => side, false],
  ] as const)('%s', (detail, pointsOf, turned) => {
    const variant = scoring(original, ({ standings }) => {
      const rows = standings.map((row, side) => ({ ...row, rank: 1, points: pointsOf(side) }));
      return { standings: turned ? rows.reverse() : rows };
    });
    expect(scoreSound(opened(variant))).toContain(detail);
  });
});

it('views are plain', () => {
  const variant = viewing(original, () => ({ notes: new Map() }));
  expect(viewsAnswer(opened(variant))).toContain('notes is no plain object');
});

it('states are plain', () => {
  const moment = opened(original);
  const state = wrong<typeof moment.state>({ ...moment.state, notes: new Map() });
  expect(plainState({ ...moment, state })).toContain('notes is no plain object');
});

it('a card that lies on the table was there at the start', () => {
  const moment = opened(original);
  const told = { ...moment, cardsOf: () => ['17n'], firstCards: ['leap'] };
  expect(cardsKept(told)).toBe('17n lies on the table 1 times, at the start 0');
});

describe('events', () => {
  it('have a type', () => {
    const viewEvent: typeof original.viewEvent = (event) => event;
    const before = opened({ ...original, viewEvent });
    const move = before.legal[0] as FebruaryGame['move'];
    const step = {
      before,
      move,
      events: [wrong<FebruaryGame['event']>({ round: 1 })],
      after: before,
    };
    expect(plainEvents(step)).toContain('has no type');
  });
});

it('a bad option that breaks the deal is not refused by name', () => {
  const variant: typeof original = {
    ...original,
    options: { sharedDates: { values: wrong(['no such value']), default: false, about: 'Worse.' } },
    begin() {
      throw new RangeError('no table');
    },
  };
  const played = { ...opened(original), variant, options: { players: 3 as const, seed: 'x' } };
  expect(badOptions({ ...played, moves: [], states: [] })).toContain('is wrong, but: RangeError');
});

it('a deal that needs more card orders than are given gets a seed (X1)', () => {
  const hungry: typeof original = {
    ...original,
    begin(options, turn) {
      for (let times = 0; times < 9; times++) turn.shuffle([1, 2]);
      return original.begin(options, turn);
    },
  };
  expect(openingOf(hungry, { players: 3 }, 'x', 2)).toMatchObject({ seed: 'x' });
  expect(openingOf(original, { players: 3 }, 'x', 2)).not.toHaveProperty('seed');
});

it('a rejection is the same from every verb', () => {
  const times = counter();
  const variant: typeof original = {
    ...original,
    refusal(state, move) {
      const refusal = original.refusal(state, move);
      return refusal && { ...refusal, message: `No, ${times()} times.` };
    },
  };
  expect(refusalsSound({ ...opened(variant), malformed: [] })).toContain('what tryMove gives');
});

it('a state is frozen', () => {
  const moment = opened(original);
  expect(frozenState(moment)).toBe(null);
  expect(frozenState({ ...moment, state: copyOf(moment.state) })).toBe('the state is not frozen');
});

it('a card of the start still lies on the table', () => {
  const told = { ...opened(original), cardsOf: () => [], firstCards: ['leap'] };
  expect(cardsKept(told)).toBe('leap lies on the table 0 times, at the start 1');
});

it('a secret is in nothing that is no text', () => {
  expect(toldIn(['x'], undefined, 'nothing')).toBe(null);
  expect(toldIn(['x'], ['x'], 'a list')).toContain('tells a secret');
});

it('a move without fields is tried as it is', () => {
  const own = { type: 'no-such-move', seat: 0 };
  expect(probesOf(original, 3, [own], 1, randomFrom('x'))).toContainEqual(own);
});

it('a choice that cannot be made tells nothing (S4)', () => {
  const moment = opened(lowLuck);
  const legal = moment.legal.map((move) => ({ ...move, type: 'play', card: '17n' }) as const);
  expect(choiceHidden({ ...moment, legal })).toBe(null);
});
