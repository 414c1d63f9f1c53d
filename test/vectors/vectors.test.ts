import { describe, expect, it } from 'vitest';
import {
  applyMove,
  createGame,
  type Game,
  legalMoves,
  score,
  type Variant,
  viewOf,
} from '../../src';
import { cantFollow, lowLuck, original, teams } from '../../src/february';
import { type FinalScore, type Move, type VectorGame, type VectorName, vectorsOf } from './read';

const variants: readonly [VectorName, Variant<Game>][] = [
  ['original', original as unknown as Variant<Game>],
  ['low-luck', lowLuck as unknown as Variant<Game>],
  ['teams', teams as unknown as Variant<Game>],
  ['cant-follow', cantFollow as unknown as Variant<Game>],
];

/** A move as a text; the two cards of a pick have no order of their own (L2). */
const textOf = (move: Move): string =>
  JSON.stringify(move.type === 'draft' ? { ...move, cards: [...move.cards].sort() } : move);

const texts = (moves: readonly unknown[]): string[] =>
  (moves as readonly Move[]).map(textOf).sort();

const exact = ({ final, winners, standings }: FinalScore) => ({
  final,
  winners,
  standings: standings.map(({ points: [n, d], ...row }) => ({ ...row, points: n / d })),
});

/** Plays the game, checking every legal set, and gives the final state. */
function played(variant: Variant<Game>, game: VectorGame) {
  let state = createGame(variant, { ...game.options, decks: game.decks });
  for (const { move, n, legal } of game.steps) {
    const moves = legalMoves(variant, state, move.seat);
    expect(moves).toHaveLength(n);
    const seen = viewOf(variant, state, move.seat);
    expect(legalMoves(variant, seen, move.seat)).toEqual(moves);
    if (legal) expect(texts(moves)).toEqual(texts(legal));
    state = applyMove(variant, state, move);
  }
  return state;
}

describe.each(variants)('%s: whole games computed elsewhere', (name, variant) => {
  it.each(vectorsOf(name).map((game, index) => [index, game] as const))('game %i', (_, game) => {
    const state = played(variant, game);
    const { final, winners, standings } = score(variant, state);
    expect({ final, winners, standings }).toEqual(exact(game.score));
    const { calendar } = viewOf(variant, state, 'spectator') as { calendar?: unknown };
    expect(calendar).toEqual(game.calendar);
  });
});
