import { describe, expect, it } from 'vitest';
import { activeSeats, applyMove, checkMove, legalMoves, tryMove, viewOf } from '../../src/engine';
import { type HwatuMove, type HwatuState, shedding } from '../../src/hwatu';
import { deckFrom, everything, stateAt } from './table';

const draw = (seat: number): HwatuMove => ({ type: 'draw', seat });

const eventsOf = (state: HwatuState, move: HwatuMove) => {
  const tried = tryMove(shedding, state, move);
  return tried.ok ? tried.events : [];
};

describe('an exhausted draw pile (H6)', () => {
  const order = deckFrom('5-ribbon', '9-chaff-1', '2-animal', '7-chaff-1');
  const start = stateAt({
    hands: [
      ['3-bright', '3-chaff-1'],
      ['6-animal', '6-ribbon'],
    ],
    top: '2-animal',
    below: ['5-ribbon', '7-chaff-1', '9-chaff-1'],
    drawPile: ['8-bright'],
    decks: [order],
  });

  it('is renewed at the next forced draw, not before', () => {
    // Seat 0 takes the last card: nothing is renewed yet.
    const taken = applyMove(shedding, start, draw(0));
    expect(everything(taken)).toMatchObject({ top: '2-animal', drawPile: [] });
    expect(everything(taken).discardPile).toHaveLength(4);
    // Seat 1 can discard: the pile stays empty.
    const discarded = applyMove(shedding, taken, { type: 'discard', seat: 1, card: '6-animal' });
    expect(everything(discarded)).toMatchObject({ top: '6-animal', drawPile: [] });
    expect(discarded.chance.shuffles).toBe(1);
    // Seat 0 must draw: all but the top card is shuffled, and the first card of it drawn.
    const renewed = applyMove(shedding, discarded, draw(0));
    expect(everything(renewed)).toMatchObject({
      top: '6-animal',
      discardPile: ['6-animal'],
      drawPile: ['9-chaff-1', '2-animal', '7-chaff-1'],
    });
    expect(everything(renewed).hands[0]).toEqual(['3-bright', '3-chaff-1', '5-ribbon', '8-bright']);
    expect(renewed.chance.shuffles).toBe(2);
  });

  it('is told of before the draw', () => {
    const taken = applyMove(shedding, start, draw(0));
    const discarded = applyMove(shedding, taken, { type: 'discard', seat: 1, card: '6-animal' });
    expect(eventsOf(discarded, draw(0))).toEqual([
      { type: 'renewed', size: 4 },
      { type: 'drew', seat: 0, card: '5-ribbon', discarded: false },
    ]);
  });

  it('gives a card that is discarded at once where it matches', () => {
    const state = stateAt({
      hands: [['3-bright'], ['1-bright']],
      top: '2-animal',
      below: ['2-ribbon', '4-chaff-1'],
      decks: [deckFrom('2-ribbon', '4-chaff-1')],
    });
    const view = everything(applyMove(shedding, state, draw(0)));
    expect(view.hands).toEqual([['3-bright'], ['1-bright']]);
    expect(view).toMatchObject({
      top: '2-ribbon',
      discardPile: ['2-animal', '2-ribbon'],
      drawPile: ['4-chaff-1'],
    });
  });
});

describe('a renewal of one card (H6)', () => {
  const table = {
    hands: [['3-bright'], ['1-bright']],
    top: '2-animal',
    below: ['7-chaff-1'],
  } as const;

  it('counts as a shuffle (X2)', () => {
    const state = stateAt({ ...table, decks: [deckFrom('9-animal')] });
    const next = applyMove(shedding, state, draw(0));
    expect(everything(next).hands[0]).toEqual(['3-bright', '7-chaff-1']);
    expect(everything(next)).toMatchObject({ discardPile: ['2-animal'], drawPile: [] });
    expect(next.chance.shuffles).toBe(2);
    expect(eventsOf(state, draw(0))[0]).toEqual({ type: 'renewed', size: 1 });
  });

  it.each([
    ['no order is left', []],
    ['the order lacks the card', [['2-animal', '3-bright']]],
  ] as const)('is refused where %s (X1)', (_what, decks) => {
    const state = stateAt({ ...table, decks });
    const rejection = { ok: false, code: 'shuffle-unavailable', ruling: 'X1' };
    expect(tryMove(shedding, state, draw(0))).toMatchObject(rejection);
    expect(legalMoves(shedding, state)).toEqual([]);
    expect(activeSeats(shedding, state)).toEqual([0]);
    const view = viewOf(shedding, state, 0);
    expect(view.unavailable).toEqual([draw(0)]);
    expect(legalMoves(shedding, view)).toEqual([]);
    expect(checkMove(shedding, view, draw(0))).toMatchObject(rejection);
  });
});

describe('a renewal of nothing (H6)', () => {
  const state = stateAt({ hands: [['3-bright'], ['1-bright']], top: '2-animal' });

  it('is no shuffle; the turn ends without a card', () => {
    const next = applyMove(shedding, state, draw(0));
    expect(next.chance.shuffles).toBe(1);
    expect(activeSeats(shedding, next)).toEqual([1]);
    expect(everything(next)).toMatchObject({
      hands: [['3-bright'], ['1-bright']],
      discardPile: ['2-animal'],
      drawPile: [],
      rounds: [],
    });
  });

  it('is told', () => {
    expect(eventsOf(state, draw(0))).toEqual([{ type: 'drew-nothing', seat: 0 }]);
  });
});
