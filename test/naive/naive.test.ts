import { describe, expect, it } from 'vitest';
import { type VectorGame, vectorNames, vectorsOf } from '../vectors/read';
import { moveText, naiveGame } from './index';
import type { NaiveGame } from './types';

function textsOf(game: NaiveGame, seat: number): string[] {
  return game.moves(seat).map(moveText).sort();
}

function playThrough(vector: VectorGame): NaiveGame {
  let game = naiveGame(vector.variant, vector.options, vector.decks);
  for (const [ply, { move, n, legal }] of vector.steps.entries()) {
    const texts = textsOf(game, move.seat);
    expect(texts.length, `ply ${ply}`).toBe(n);
    expect(new Set(texts).size, `ply ${ply}: each move once`).toBe(n);
    if (legal) expect(texts, `ply ${ply}`).toEqual(legal.map(moveText).sort());
    expect(game.over(), `ply ${ply}`).toBe(false);
    game = game.play(move);
  }
  return game;
}

describe.each(vectorNames)('the naive game plays the vectors of %s', (name) => {
  const vectors = vectorsOf(name);

  it.each(vectors.map((vector, i) => ({ i, vector })))('game $i', ({ vector }) => {
    const game = playThrough(vector);
    expect(game.over()).toBe(true);
    expect(game.seats()).toEqual([]);
    expect(game.score()).toEqual(vector.score);
    expect(game.calendar()).toEqual(vector.calendar ?? null);
  });
});

describe('a naive game', () => {
  const vector = vectorsOf('original')[0];
  const decks = vector?.decks ?? [];
  const options = { players: 3, dealer: 1 };

  it('refuses a card that is not in the hand, and leaves the game as it was', () => {
    const game = naiveGame('february/original', options, decks);
    expect(() => game.play({ type: 'play', seat: 2, card: '14n' })).toThrow('not legal');
    expect(game.moves(2)).toHaveLength(18);
  });

  it('refuses a shuffle without a deck order, and an order that lacks a card (X1)', () => {
    const short = decks.map((order) => order.filter((card) => card !== '5n'));
    expect(() => naiveGame('february/original', options, [])).toThrow('no deck order');
    expect(() => naiveGame('february/original', options, short)).toThrow('lacks a card');
  });
});
