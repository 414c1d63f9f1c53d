import {
  activeSeats,
  applyMove,
  createGame,
  type Game,
  legalMoves,
  score,
  type Variant,
  viewOf,
} from '../../src';
import { variantOf } from './every-choice';
import { lowestTerms } from './standings';
import type { Decks, FinalScore, Move, NaiveGame, NaiveOptions } from './types';

type State = Game['state'];

/** Shares of up to five sides are whole sixtieths of a point (F17). */
const PARTS = 60;

function exactScore(variant: Variant<Game>, state: State): FinalScore {
  const { final, winners, standings } = score(variant, state);
  const rows = standings.map(({ side, seats, points, rank }) => ({
    side,
    seats,
    points: lowestTerms([Math.round(points * PARTS), PARTS]),
    rank,
  }));
  return { final, winners, standings: rows };
}

function calendarOf(variant: Variant<Game>, state: State): number[][] | null {
  const { calendar } = viewOf(variant, state, 'spectator') as { calendar?: number[][] };
  return calendar ?? null;
}

function gameAt(variant: Variant<Game>, state: State): NaiveGame {
  return {
    seats: () => [...activeSeats(variant, state)],
    moves: (seat) => legalMoves(variant, state, seat) as readonly unknown[] as Move[],
    play: (move) => gameAt(variant, applyMove(variant, state, move)),
    over: () => activeSeats(variant, state).length === 0,
    score: () => exactScore(variant, state),
    calendar: () => calendarOf(variant, state),
  };
}

/** A game of the package, to be asked and counted like a naive one. */
export function engineGame(variantId: string, options: NaiveOptions, decks: Decks): NaiveGame {
  const variant = variantOf(variantId);
  return gameAt(variant, createGame(variant, { ...options, decks }));
}
