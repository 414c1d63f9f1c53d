import { describe, expect, it } from 'vitest';
import {
  activeSeats,
  applyMove,
  checkMove,
  createGame,
  legalMoves,
  StateError,
  score,
  simulate,
  tryMove,
  viewOf,
} from '../../src';
import { cantFollow, original, situation, teams, untyped } from '../february/table';
import { hostileValues } from './hostile';

const state = situation(original, { hands: ['1d 5d', '2d', '3d'], round: 2 });
const view = viewOf(original, state, 0);
const move = { type: 'play', seat: 0, card: '1d' };

const without = (object: object, key: string): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

const head = { variant: 'february/original', revision: 1 };

const DAMAGED: readonly (readonly [why: string, state: object])[] = [
  ['another variant', { ...state, variant: 'february/teams' }],
  ['another revision', { ...state, revision: 2 }],
  ['no revision', without(state, 'revision')],
  ['nothing but a head', head],
  ['no options', without(state, 'options')],
  ['no hands', without(state, 'hands')],
  ['no trick', without(state, 'trick')],
  ['hands of nobody', { ...state, hands: [] }],
  ['no chance', without(state, 'chance')],
];

describe('damaged states', () => {
  it.each(DAMAGED)('S3 %s: a StateError, or a rejection', (_, damaged) => {
    const variant = untyped(original);
    const verbs = [
      () => applyMove(variant, damaged as never, move),
      () => legalMoves(variant, damaged as never),
      () => simulate(variant, damaged as never, (moves) => moves[0] as never),
    ];
    for (const verb of verbs) expect(verb).toThrow(StateError);
    for (const answer of [checkMove, tryMove].map((verb) =>
      verb(variant, damaged as never, move),
    )) {
      expect(answer).toMatchObject({ ok: false, code: 'wrong-state', ruling: 'S3', data: {} });
    }
  });

  it.each(hostileValues)('S3 %s as a state or view is a StateError', (_, value) => {
    const variant = untyped(original);
    const verbs = [
      () => activeSeats(variant, value as never),
      () => applyMove(variant, value as never, move),
      () => legalMoves(variant, value as never),
      () => score(variant, value as never),
      () => simulate(variant, value as never, (moves) => moves[0] as never),
      () => viewOf(variant, value as never, 0),
    ];
    for (const verb of verbs) expect(verb).toThrow(StateError);
  });

  it('S3 names the variant and revision expected', () => {
    expect(() => legalMoves(teams, state)).toThrow('not a state of february/teams, revision 1');
    expect(() => legalMoves(teams, view)).toThrow('not a view of february/teams, revision 1');
    expect(() => score(original, { ...view, revision: 2 })).toThrow(/not a view .* revision 1/);
    expect(() => viewOf(untyped(original), null as never, 0)).toThrow(
      'a state of february/original is an object, not null',
    );
  });

  it('S3 says what broke as the cause', () => {
    const broken = without(state, 'hands') as typeof state;
    try {
      legalMoves(original, broken);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ name: 'StateError', cause: expect.any(TypeError) });
      expect((error as Error).message).toMatch(
        /^damaged position of february\/original; parseState/,
      );
    }
  });

  it('S3 a view is no state to play on', () => {
    expect(() => applyMove(original, view as never, move as never)).toThrow(
      'a view is no state of february/original',
    );
    expect(tryMove(original, view as never, move)).toMatchObject({ code: 'wrong-state' });
    expect(() => viewOf(original, view as never, 0)).toThrow(StateError);
  });
});

describe('damaged views', () => {
  it.each([
    ['no hands', without(view, 'hands')],
    ['no calendar', without(view, 'calendar')],
    ['no unavailable moves', without(view, 'unavailable')],
    ['no options', without(view, 'options')],
    ['hands no lists', { ...view, hands: [7, 8, 9] }],
    ['an unknown variant', { ...view, variant: 'x' }],
  ])('S3 %s: a StateError, or a rejection', (_, damaged) => {
    expect(() => legalMoves(original, damaged as never)).toThrow(StateError);
    expect(checkMove(original, damaged as never, move)).toMatchObject({ code: 'wrong-state' });
  });

  it('S3 a last trick of no cards and a calendar too short are read as far as they go', () => {
    const odd = { ...view, lastTrick: { plays: [], winner: null }, calendar: [[0]] };
    expect(score(original, odd).standings[0]).toMatchObject({ side: 0, points: 3 });
  });
});

describe('viewers', () => {
  it.each([-1, 3, 0.5, Number.NaN, '0', 'dealer', null, undefined, {}, [0], true])(
    'S4 %j looks from nowhere',
    (viewer) => {
      expect(() => viewOf(original, state, viewer as never)).toThrow(
        expect.objectContaining({ name: 'OptionsError', option: 'viewer' }),
      );
    },
  );

  it.each([0, 1, 2, 'spectator', 'referee'] as const)('S4 %s looks', (viewer) => {
    expect(viewOf(original, state, viewer).viewer).toBe(viewer);
  });
});

describe('hidden cards', () => {
  const own = viewOf(original, state, 1);
  const draft = createGame(cantFollow, { players: 4, seed: 'x' });

  it('S4 a view answers for its own seat alone', () => {
    expect(() => legalMoves(original, own, 0)).toThrow(
      'this view does not show what that seat holds',
    );
    expect(checkMove(original, own, move)).toEqual({
      ok: false,
      code: 'hidden',
      ruling: 'S3',
      message: 'This view does not show what that seat holds.',
      data: {},
    });
    expect(legalMoves(original, own)).toEqual([]);
    expect(legalMoves(original, own, 1)).toEqual([]);
    expect(legalMoves(original, own, 2)).toEqual([]);
  });

  it('S4 who may not act anyway is refused as on the full state', () => {
    const foreign = { type: 'play', seat: 2, card: '3d' };
    expect(checkMove(original, own, foreign)).toEqual(checkMove(original, state, foreign));
  });

  it('S4 the referee’s view answers for all, a spectator’s for nobody', () => {
    const [referee, spectator] = [
      viewOf(cantFollow, draft, 'referee'),
      viewOf(cantFollow, draft, 'spectator'),
    ];
    expect(legalMoves(cantFollow, referee)).toEqual(legalMoves(cantFollow, draft));
    expect(legalMoves(cantFollow, referee, 2)).toEqual(legalMoves(cantFollow, draft, 2));
    expect(legalMoves(cantFollow, spectator)).toEqual([]);
    expect(activeSeats(cantFollow, spectator)).toEqual([0, 1, 2, 3]);
    expect(legalMoves(cantFollow, viewOf(cantFollow, draft, 3))).toEqual(
      legalMoves(cantFollow, draft, 3),
    );
  });
});
