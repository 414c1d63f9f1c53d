import { describe, expect, it } from 'vitest';
import {
  applyMove,
  checkMove,
  createGame,
  legalMoves,
  score,
  tryMove,
  viewEvents,
  viewOf,
} from '../../src/engine';
import { hwatuCards, shedding } from '../../src/hwatu';
import { deckFrom, everything, stateAt, type Table } from './table';

const table: Table = {
  hands: [['8-bright', '1-chaff-1'], ['5-animal'], ['9-animal', '7-ribbon', '6-ribbon']],
  top: '4-chaff-1',
  below: ['12-bright', '3-ribbon'],
  drawPile: ['2-animal', '11-bright'],
  points: [5, -10, 5],
};

describe('a view', () => {
  it('shows a seat its own hand, sorted, and hides the others and the draw pile', () => {
    expect(viewOf(shedding, stateAt(table), 2)).toEqual({
      variant: 'hwatu/shedding',
      revision: 1,
      viewer: 2,
      options: { players: 3, dealer: 2, goal: 270, losersScoreZero: false },
      unavailable: [],
      round: 1,
      phase: 'play',
      dealer: 2,
      active: [0],
      hands: [[null, null], [null], ['6-ribbon', '7-ribbon', '9-animal']],
      top: '4-chaff-1',
      discardPile: ['3-ribbon', '4-chaff-1', '12-bright'],
      drawPile: [null, null],
      points: [5, -10, 5],
      rounds: [],
      draws: [],
    });
  });

  it('shows a spectator no hand', () => {
    const { hands, drawPile } = viewOf(shedding, stateAt(table), 'spectator');
    expect(hands).toEqual([[null, null], [null], [null, null, null]]);
    expect(drawPile).toEqual([null, null]);
  });

  it('shows the referee all, the draw pile in its order', () => {
    const { hands, drawPile } = everything(stateAt(table));
    expect(hands).toEqual([
      ['1-chaff-1', '8-bright'],
      ['5-animal'],
      ['6-ribbon', '7-ribbon', '9-animal'],
    ]);
    expect(drawPile).toEqual(['2-animal', '11-bright']);
  });

  it('shows everybody everything when the game is over', () => {
    const state = stateAt({
      ...table,
      hands: [['4-animal'], ['12-bright', '5-animal']],
      points: [240, 0],
      below: [],
    });
    const over = applyMove(shedding, state, { type: 'discard', seat: 0, card: '4-animal' });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewOf(shedding, over, viewer)).toEqual({ ...everything(over), viewer });
      expect(viewOf(shedding, over, viewer)).toMatchObject({
        phase: 'over',
        round: 1,
        hands: [[], ['5-animal', '12-bright']],
        drawPile: ['2-animal', '11-bright'],
        rounds: [{ winner: 0, counted: [0, 30] }],
      });
      const view = viewOf(shedding, over, viewer);
      expect(score(shedding, view)).toEqual(score(shedding, over));
      expect(legalMoves(shedding, view)).toEqual([]);
    }
  });

  it('shows the draws for the dealer to all (H3)', () => {
    const decks = [deckFrom('5-animal', '3-bright'), hwatuCards];
    const state = createGame(shedding, { players: 2, goal: 270, decks });
    expect(viewOf(shedding, state, 'spectator').draws).toEqual([
      { seat: 0, card: '5-animal' },
      { seat: 1, card: '3-bright' },
    ]);
  });

  it.each([0, 1, 2] as const)('answers as the state does for seat %i', (seat) => {
    const state = stateAt(table);
    const view = viewOf(shedding, state, seat);
    expect(legalMoves(shedding, view)).toEqual(legalMoves(shedding, state, seat));
    expect(score(shedding, view)).toEqual(score(shedding, state));
    for (const card of hwatuCards) {
      const move = { type: 'discard', seat, card };
      expect(checkMove(shedding, view, move)).toEqual(checkMove(shedding, state, move));
    }
  });

  it('does not judge for a seat whose hand it hides', () => {
    const view = viewOf(shedding, stateAt(table), 1);
    expect(checkMove(shedding, view, { type: 'draw', seat: 0 })).toMatchObject({ code: 'hidden' });
  });
});

describe('events', () => {
  const joins = stateAt({
    hands: [['8-bright'], ['5-animal']],
    top: '4-chaff-1',
    drawPile: ['2-animal'],
  });

  it.each([
    [0, '2-animal'],
    [1, null],
    ['spectator', null],
    ['referee', '2-animal'],
  ] as const)('of a card that joins the hand of seat 0 show viewer %s %s', (viewer, card) => {
    const tried = tryMove(shedding, joins, { type: 'draw', seat: 0 });
    const events = tried.ok ? viewEvents(shedding, tried.events, viewer) : [];
    expect(events).toEqual([{ type: 'drew', seat: 0, card, discarded: false }]);
  });

  it.each([0, 1, 'spectator', 'referee'] as const)(
    'of a card discarded at once show it to viewer %s',
    (viewer) => {
      const state = stateAt({
        hands: [['8-bright'], ['5-animal']],
        top: '2-ribbon',
        drawPile: ['2-animal'],
      });
      const tried = tryMove(shedding, state, { type: 'draw', seat: 0 });
      const events = tried.ok ? viewEvents(shedding, tried.events, viewer) : [];
      expect(events).toEqual([{ type: 'drew', seat: 0, card: '2-animal', discarded: true }]);
    },
  );

  it('of a deal show a seat its own hand', () => {
    const state = stateAt({
      hands: [['4-animal'], ['5-animal']],
      top: '4-chaff-1',
      decks: [hwatuCards],
    });
    const tried = tryMove(shedding, state, { type: 'discard', seat: 0, card: '4-animal' });
    const [, , dealt] = tried.ok ? viewEvents(shedding, tried.events, 1) : [];
    const hidden = [null, null, null, null];
    expect(dealt).toEqual({
      type: 'dealt',
      round: 2,
      dealer: 0,
      hands: [hidden, ['1-bright', '1-ribbon', '2-animal', '2-ribbon']],
      top: '3-bright',
    });
  });
});
