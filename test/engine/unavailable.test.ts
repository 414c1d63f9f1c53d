import { describe, expect, it } from 'vitest';
import {
  applyMove,
  checkMove,
  createGame,
  IllegalMoveError,
  legalMoves,
  simulate,
  tryMove,
  viewOf,
} from '../../src';
import { listed } from '../../src/engine/listing';
import { type Card, cards, type FebruaryMove, type FebruaryState } from '../../src/february';
import { type AnyRuleset, cantFollow, lowLuck, original, teams } from '../february/table';

const first = cards.slice(0, 56);

/** Every move so far, and the state in which a shuffle is wanted next. */
function stuck(variant: AnyRuleset, players: 3 | 4 | 5, decks: readonly (readonly Card[])[]) {
  let end: FebruaryState = createGame(variant, { players, decks });
  for (let moves = legalMoves(variant, end); moves[0]; moves = legalMoves(variant, end)) {
    end = applyMove(variant, end, moves[0]);
  }
  return end;
}

/** What the rules allow the seat whose turn it is. */
const allowed = (variant: AnyRuleset, state: FebruaryState): readonly FebruaryMove[] =>
  variant.seats(state).flatMap((seat) => listed(variant.moves(state, seat)));

describe('X1: no shuffle is left', () => {
  it.each([
    ['original', original, 3, 'play'],
    ['original', original, 5, 'play'],
    ['low-luck', lowLuck, 4, 'play'],
    ['teams', teams, 4, 'mark'],
    ['cant-follow', cantFollow, 4, 'play'],
  ] as const)('X1, X2 %s: the move that ends Round I is refused', (_, variant, players, type) => {
    const state = stuck(variant, players, [first]);
    const moves = allowed(variant, state);
    const text = JSON.stringify(state);
    expect([state.round, state.chance.shuffles]).toEqual([1, 1]);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(move.type).toBe(type);
      const answer = checkMove(variant, state, move);
      expect(answer).toEqual({
        ok: false,
        code: 'shuffle-unavailable',
        ruling: 'X1',
        message: expect.stringContaining('the shuffle this move needs'),
        data: {},
      });
      expect(tryMove(variant, state, move)).toEqual(answer);
      expect(() => applyMove(variant, state, move)).toThrow(IllegalMoveError);
    }
    expect(JSON.stringify(state)).toBe(text);
  });

  it('X1 the legal moves and those of views lack it; the view says so', () => {
    const state = stuck(teams, 4, [first]);
    const [seat = -1] = teams.seats(state);
    const moves = allowed(teams, state);
    expect(moves).toHaveLength(4);
    expect(legalMoves(teams, state)).toEqual([]);
    for (const viewer of [seat, 'referee'] as const) {
      const view = viewOf(teams, state, viewer);
      expect(view.unavailable).toEqual(moves);
      expect(view.active).toEqual([seat]);
      expect(legalMoves(teams, view)).toEqual([]);
      expect(legalMoves(teams, view, seat)).toEqual([]);
      for (const move of moves) {
        expect(checkMove(teams, view, move)).toEqual(checkMove(teams, state, move));
      }
    }
    for (const viewer of [(seat + 1) % 4, 'spectator'] as const) {
      expect(viewOf(teams, state, viewer).unavailable).toEqual([]);
    }
  });

  it('X1 other refusals go before it', () => {
    const state = stuck(original, 3, [first]);
    const [seat = -1] = original.seats(state);
    const held = allowed(original, state).flatMap((move) =>
      move.type === 'play' ? [move.card] : [],
    );
    const other = cards.find((card) => !held.includes(card));
    const view = viewOf(original, state, seat);
    for (const position of [state, view]) {
      expect(checkMove(original, position, { type: 'play', seat, card: other })).toMatchObject({
        code: 'card-not-in-hand',
      });
    }
  });

  it('X1 nothing is unavailable before', () => {
    const start = createGame(original, { players: 3, decks: [first] });
    expect(viewOf(original, start, 'referee').unavailable).toEqual([]);
    expect(legalMoves(original, start)).toHaveLength(18);
  });

  it('X1 an order that lacks a card is refused in the same way', () => {
    const lacking = cards.filter((card) => card !== 'leap');
    const state = stuck(original, 4, [first, lacking]);
    expect(state.round).toBe(1);
    const [move] = allowed(original, state);
    expect(checkMove(original, state, move)).toMatchObject({ code: 'shuffle-unavailable' });
  });

  it('X1 with a seed the lacking order is refused all the same', () => {
    const start = createGame(original, { players: 4, seed: 'x', decks: [first, ['1d']] });
    expect(() => simulate(original, start, (moves) => moves[0] as FebruaryMove)).toThrow(
      expect.objectContaining({
        name: 'IllegalMoveError',
        rejection: expect.objectContaining({ code: 'shuffle-unavailable', ruling: 'X1' }),
      }),
    );
  });

  it('X1, F2 an order may lack the card that is taken out, and those that are gone', () => {
    const lacking = cards.filter((card) => card !== '1d');
    const state = stuck(original, 3, [first, lacking]);
    // Here 1d is the lowest left, so that it is not shuffled.
    expect(viewOf(original, state, 0).takenOut).toEqual(['1d']);
    expect(state.phase).toBe('over');
  });

  it('X1 with both orders the game goes to its end', () => {
    expect(stuck(original, 5, [first, cards]).phase).toBe('over');
  });
});
