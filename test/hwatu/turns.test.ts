import { describe, expect, it } from 'vitest';
import { activeSeats, applyMove, checkMove, legalMoves } from '../../src/engine';
import { type HwatuCard, hwatuCards, shedding } from '../../src/hwatu';
import { everything, stateAt } from './table';

/** Seat 0 is to move with this hand; seat 1 only keeps the round from ending. */
const facing = (top: HwatuCard, hand: readonly HwatuCard[], drawPile: readonly HwatuCard[] = []) =>
  stateAt({ hands: [hand, ['12-ribbon', '12-animal']], top, drawPile });

describe('what may be played (H5)', () => {
  it.each([
    [
      'month or type',
      '8-animal',
      ['2-animal', '3-bright', '5-ribbon', '8-bright'],
      ['2-animal', '8-bright'],
    ],
    ['the month alone', '11-bright', ['11-chaff-2', '10-ribbon'], ['11-chaff-2']],
    ['the type alone', '1-chaff-1', ['11-chaff-3', '12-animal'], ['11-chaff-3']],
    [
      'every card that fits',
      '4-chaff-1',
      ['4-animal', '4-ribbon', '4-chaff-2'],
      ['4-animal', '4-ribbon', '4-chaff-2'],
    ],
    ['a single card that fits', '7-ribbon', ['7-animal', '8-bright'], ['7-animal']],
  ] as const)('%s', (_what, top, hand, cards) => {
    const discards = cards.map((card) => ({ type: 'discard', seat: 0, card }));
    expect(legalMoves(shedding, facing(top, hand))).toEqual(discards);
  });

  it.each([
    ['another month and type', '11-chaff-3', ['3-bright', '5-ribbon', '10-animal']],
    ['a single card', '9-ribbon', ['8-animal']],
  ] as const)('without a card that fits only a draw: %s', (_what, top, hand) => {
    const state = facing(top, hand, ['1-bright']);
    expect(legalMoves(shedding, state)).toEqual([{ type: 'draw', seat: 0 }]);
  });

  it('agrees with the definition for every pair of cards', () => {
    const parts = (card: string) => card.split('-');
    for (const top of hwatuCards) {
      const hand = hwatuCards.filter((card) => card !== top);
      const fitting = hand.filter(
        (card) => parts(card)[0] === parts(top)[0] || parts(card)[1] === parts(top)[1],
      );
      const moves = legalMoves(shedding, stateAt({ hands: [hand, []], top }));
      expect(moves.map((move) => move.type === 'discard' && move.card)).toEqual(fitting);
    }
  });
});

describe('turns (H5)', () => {
  it('a discarded card leaves the hand and becomes the top', () => {
    const next = applyMove(shedding, facing('8-animal', ['2-animal', '5-ribbon']), {
      type: 'discard',
      seat: 0,
      card: '2-animal',
    });
    const { hands, top, discardPile } = everything(next);
    expect(hands[0]).toEqual(['5-ribbon']);
    expect([top, discardPile]).toEqual(['2-animal', ['2-animal', '8-animal']]);
    expect(activeSeats(shedding, next)).toEqual([1]);
  });

  it('a drawn card that matches is discarded at once', () => {
    const state = facing('11-chaff-3', ['3-bright', '10-animal'], ['11-bright', '7-ribbon']);
    const next = applyMove(shedding, state, { type: 'draw', seat: 0 });
    const { hands, top, drawPile } = everything(next);
    expect(hands[0]).toEqual(['3-bright', '10-animal']);
    expect([top, drawPile]).toEqual(['11-bright', ['7-ribbon']]);
    expect(activeSeats(shedding, next)).toEqual([1]);
  });

  it('any other joins the hand, even if it is like a card held', () => {
    const state = facing('11-chaff-3', ['3-bright', '10-animal'], ['12-bright', '7-ribbon']);
    const next = applyMove(shedding, state, { type: 'draw', seat: 0 });
    const { hands, top, drawPile } = everything(next);
    expect(hands[0]).toEqual(['3-bright', '10-animal', '12-bright']);
    expect([top, drawPile]).toEqual(['11-chaff-3', ['7-ribbon']]);
    expect(activeSeats(shedding, next)).toEqual([1]);
  });

  it('go clockwise, from the last seat to the first', () => {
    const hands = [['1-bright'], ['2-animal', '3-ribbon'], ['4-animal', '5-ribbon']] as const;
    let state = stateAt({ hands, top: '8-animal', turn: 1 });
    state = applyMove(shedding, state, { type: 'discard', seat: 1, card: '2-animal' });
    expect(activeSeats(shedding, state)).toEqual([2]);
    state = applyMove(shedding, state, { type: 'discard', seat: 2, card: '4-animal' });
    expect(activeSeats(shedding, state)).toEqual([0]);
  });
});

describe('refusals (H5)', () => {
  const canDiscard = facing('8-animal', ['2-animal', '5-ribbon', '8-bright'], ['1-bright']);
  const canDraw = facing('11-chaff-3', ['3-bright', '10-animal'], ['1-bright']);

  it.each([
    [
      'must-discard',
      'a draw while a card fits',
      canDiscard,
      { type: 'draw', seat: 0 },
      { top: '8-animal', cards: ['2-animal', '8-bright'] },
    ],
    [
      'must-draw',
      'a discard while no card fits',
      canDraw,
      { type: 'discard', seat: 0, card: '3-bright' },
      { card: '3-bright', top: '11-chaff-3', cards: [] },
    ],
    [
      'card-does-not-match',
      'another card than those that fit',
      canDiscard,
      { type: 'discard', seat: 0, card: '5-ribbon' },
      { card: '5-ribbon', top: '8-animal', cards: ['2-animal', '8-bright'] },
    ],
    [
      'card-not-in-hand',
      'a card that would fit',
      canDiscard,
      { type: 'discard', seat: 0, card: '8-chaff-1' },
      { card: '8-chaff-1', top: '8-animal', cards: ['2-animal', '8-bright'] },
    ],
    [
      'card-not-in-hand',
      'a card that would not fit, while none does',
      canDraw,
      { type: 'discard', seat: 0, card: '2-animal' },
      { card: '2-animal', top: '11-chaff-3', cards: [] },
    ],
    ['not-your-turn', 'a draw out of turn', canDraw, { type: 'draw', seat: 1 }, { turn: 0 }],
    [
      'not-your-turn',
      'a discard out of turn',
      canDiscard,
      { type: 'discard', seat: 1, card: '12-animal' },
      { turn: 0 },
    ],
  ] as const)('%s: %s', (code, _what, state, move, data) => {
    const refusal = {
      ok: false,
      code,
      ruling: 'H5',
      data,
      message: expect.stringMatching(/^[A-Z].*\.$/),
    };
    expect(checkMove(shedding, state, move)).toEqual(refusal);
    expect(() => applyMove(shedding, state, move)).toThrow(
      expect.objectContaining({ name: 'IllegalMoveError', rejection: refusal }),
    );
  });

  it.each([
    ['no card', { type: 'discard', seat: 0 }],
    ['a card of another game', { type: 'discard', seat: 0, card: '17d' }],
    ['a card with a draw', { type: 'draw', seat: 0, card: '2-animal' }],
    ['another type of move', { type: 'play', seat: 0, card: '2-animal' }],
    ['no such seat', { type: 'draw', seat: 2 }],
  ])('malformed: %s', (_what, move) => {
    expect(checkMove(shedding, canDiscard, move)).toMatchObject({ ok: false, code: 'malformed' });
  });

  it('are exactly what is not enumerated', () => {
    for (const state of [canDiscard, canDraw]) {
      const legal = legalMoves(shedding, state);
      const all = [
        { type: 'draw', seat: 0 },
        ...hwatuCards.map((card) => ({ type: 'discard', seat: 0, card })),
      ];
      expect(all.filter((move) => checkMove(shedding, state, move).ok)).toHaveLength(legal.length);
      for (const move of legal) expect(checkMove(shedding, state, move)).toEqual({ ok: true });
    }
  });
});
