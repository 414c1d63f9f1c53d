import { describe, expect, it } from 'vitest';
import { applyMove, checkMove, createGame, IllegalMoveError, tryMove, viewOf } from '../../src';
import { cards } from '../../src/february';
import { type AnyRuleset, lowLuck, original, situation, teams, untyped } from '../february/table';
import { hostileValues, revokedProxy, throwingProxy, withThrowing } from './hostile';

/** In each, seat 0 can play or pick `1d`. */
const play = situation(original, { hands: ['1d 5d', '2d', '3d'] });
const draft = createGame(lowLuck, { players: 4, decks: [cards.slice(0, 56)] });
const passing = createGame(teams, { players: 4, decks: [cards.slice(0, 56)] });

const good = { type: 'play', seat: 0, card: '1d' };

/** The three verbs say the same, and only `applyMove` throws. */
function refused(variant: AnyRuleset, state: typeof play, move: unknown) {
  const before = JSON.stringify(state);
  const answer = checkMove(variant, state, move);
  expect(tryMove(variant, state, move)).toEqual(answer);
  expect(() => applyMove(variant, state, move as never)).toThrow(IllegalMoveError);
  expect(JSON.stringify(state)).toBe(before);
  return answer;
}

const MALFORMED = { ok: false, code: 'malformed', ruling: 'S3', data: {} };

describe('S3: whatever a move is', () => {
  it.each(hostileValues)('%s is malformed', (_, value) => {
    expect(refused(original, play, value)).toMatchObject(MALFORMED);
    expect(refused(lowLuck, draft, value)).toMatchObject(MALFORMED);
  });

  it.each(hostileValues)('%s as type, seat or card is malformed', (name, value) => {
    if (name !== 'a text')
      expect(refused(original, play, { ...good, type: value })).toMatchObject(MALFORMED);
    if (name !== 'zero')
      expect(refused(original, play, { ...good, seat: value })).toMatchObject(MALFORMED);
    expect(refused(original, play, { ...good, card: value })).toMatchObject(MALFORMED);
  });

  it.each(hostileValues)('%s as a list of cards, or in one, is malformed', (_, value) => {
    const move = { type: 'draft', seat: 0, cards: value };
    expect(refused(lowLuck, draft, move)).toMatchObject(MALFORMED);
    expect(refused(lowLuck, draft, { ...move, cards: ['1d', value] })).toMatchObject(MALFORMED);
    expect(refused(teams, passing, { ...move, type: 'pass' })).toMatchObject(MALFORMED);
  });

  it.each<[why: string, move: object]>([
    ['a type of another game', { type: 'draw', seat: 0 }],
    ['a type every object has', { type: 'toString', seat: 0 }],
    ['a type named __proto__', { type: '__proto__', seat: 0 }],
    ['no seat', { type: 'play', card: '1d' }],
    ['a seat below', { ...good, seat: -1 }],
    ['a seat above', { ...good, seat: 3 }],
    ['a seat between', { ...good, seat: 0.5 }],
    ['a seat as a text', { ...good, seat: '0' }],
    ['no card', { type: 'play', seat: 0 }],
    ['an unknown card', { ...good, card: '29d' }],
    ['a card in a list', { ...good, card: ['1d'] }],
    ['a key too many', { ...good, date: 1 }],
    ['a key of another move', { ...good, cards: ['1d'] }],
    ['a key named as an inherited one', { ...good, toString: 1 }],
    ['a key constructor', { ...good, constructor: Object }],
    [
      'an own key __proto__',
      JSON.parse('{"type":"play","seat":0,"card":"1d","__proto__":{"x":1}}'),
    ],
    ['a date that is none', { type: 'mark', seat: 0, date: 29 }],
    ['a date zero', { type: 'unmark', seat: 0, date: 0 }],
    ['a date as a text', { type: 'mark', seat: 0, date: '1' }],
    ['no cards to pick', { type: 'draft', seat: 0, cards: [] }],
    ['three cards to pick', { type: 'draft', seat: 0, cards: ['1d', '2d', '3d'] }],
    ['the same card twice', { type: 'draft', seat: 0, cards: ['1d', '1d'] }],
    ['two cards to pass', { type: 'pass', seat: 0, cards: ['1d', '2d'] }],
    ['a hole in the list', { type: 'draft', seat: 0, cards: Array(2) }],
    [
      'a list with a length of its own',
      { type: 'draft', seat: 0, cards: { length: 2, 0: '1d', 1: '2d' } },
    ],
    ['a getter that throws', withThrowing(good, 'card', () => new Error('boom'))],
    ['a getter that throws nothing', withThrowing(good, 'seat', () => undefined)],
    ['a getter that throws a revoked proxy', withThrowing(good, 'type', () => revokedProxy())],
    ['a proxy that throws', throwingProxy(good)],
  ])('%s is malformed', (_, move) => {
    expect(refused(original, play, move)).toMatchObject(MALFORMED);
  });

  it('says what is wrong without showing what was sent', () => {
    const answer = checkMove(original, play, { ...good, card: 'a very secret text' });
    expect(answer).toMatchObject({
      message: expect.stringMatching(/^Not a move: card: expected one of 58/),
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(checkMove(original, play, null)).toMatchObject({
      message: 'Not a move: a move is an object, not null.',
    });
    expect(checkMove(original, play, { type: 7 })).toMatchObject({
      message:
        'Not a move: type: expected draft or pass or play or mark or unmark, found a number.',
    });
    expect(checkMove(original, play, { type: 'play', seat: 9 })).toMatchObject({
      message: 'Not a move: seat: expected 0 to 2, found a number.',
    });
    expect(checkMove(lowLuck, draft, { type: 'draft', seat: 0, cards: [] })).toMatchObject({
      message: expect.stringMatching(
        /cards: expected a list of 1 to 2, each different and one of 58/,
      ),
    });
    expect(checkMove(original, play, { ...good, date: 1 })).toMatchObject({
      message: 'Not a move: a key too many.',
    });
  });

  it('a move is read once: a getter cannot change its mind', () => {
    let reads = 0;
    const move = Object.defineProperty({ type: 'play', seat: 0 }, 'card', {
      enumerable: true,
      get: () => (reads++ === 0 ? '1d' : '2d'),
    });
    const { trick } = applyMove(original, play, move as never);
    expect([reads, trick]).toEqual([1, [0]]);
  });

  it('a move without a prototype is a move', () => {
    const move = Object.assign(Object.create(null), good);
    expect(checkMove(original, play, move)).toEqual({ ok: true });
    expect(applyMove(original, play, move)).toEqual(applyMove(original, play, good as never));
  });

  it('a list of cards is copied', () => {
    const picked = ['1d', '5d'];
    const state = applyMove(lowLuck, draft, { type: 'draft', seat: 0, cards: picked } as never);
    picked[0] = '9d';
    expect(viewOf(lowLuck, state, 0).hands[0]).toEqual(['1d', '5d']);
    expect(Object.isFrozen(picked)).toBe(false);
  });
});

describe('positions that are none', () => {
  it.each(hostileValues)('S3 %s as a state is refused, not thrown', (_, value) => {
    const variant = untyped(original);
    const answer = checkMove(variant, value as never, good);
    expect(answer).toMatchObject({ ok: false, code: 'wrong-state', ruling: 'S3', data: {} });
    expect(tryMove(variant, value as never, good)).toMatchObject({
      ok: false,
      code: 'wrong-state',
    });
  });

  it('S3 a state that throws something odd is refused', () => {
    for (const thrown of [undefined, null, 7, 'text', {}, revokedProxy()]) {
      const state = withThrowing(play, 'phase', () => thrown);
      expect(checkMove(original, state as never, good)).toMatchObject({ code: 'wrong-state' });
      expect(tryMove(original, state as never, good)).toMatchObject({ code: 'wrong-state' });
    }
  });
});
