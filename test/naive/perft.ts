import type { FinalScore, Move } from '../vectors/read';
import { at, moveText, sum } from './lists';
import { addFractions, type Fraction } from './standings';

/** What can be counted: a naive game, or the engine behind an adapter. */
export interface Countable {
  seats(): readonly number[];
  moves(seat: number): readonly Move[];
  play(move: Move): Countable;
  over(): boolean;
  score(): FinalScore;
}

/** What a whole subtree holds. The lists have an entry a side. */
export interface EndingCount {
  /** Sequences of moves that finish the game. */
  readonly finished: number;
  /** Sequences that reach the horizon first; they are scored as if the game ended there. */
  readonly cut: number;
  /** The points of all those scores, added up. */
  readonly points: readonly Fraction[];
  /** The ranks likewise: they show what the points can't, the ties of the game. */
  readonly ranks: readonly number[];
}

/**
 * The moves to count here, in the order of their texts (by code unit). Where several seats may act
 * at once, the lowest one acts: any order leads to the same game (S4), and one is enough.
 */
export function movesInOrder(game: Countable): Move[] {
  const seat = game.seats()[0];
  if (seat === undefined) return [];
  const texts = new Map(game.moves(seat).map((move) => [moveText(move), move]));
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
}

/** The number of sequences of exactly so many moves. A game that is over before counts nothing. */
export function perft(game: Countable, depth: number): number {
  if (depth === 0) return 1;
  const moves = movesInOrder(game);
  if (depth === 1) return moves.length;
  return sum(moves.map((move) => perft(game.play(move), depth - 1)));
}

function leaf(game: Countable): EndingCount {
  const rows = [...game.score().standings].sort((a, b) => a.side - b.side);
  return {
    finished: game.over() ? 1 : 0,
    cut: game.over() ? 0 : 1,
    points: rows.map((row) => row.points),
    ranks: rows.map((row) => row.rank),
  };
}

function added(counts: readonly EndingCount[]): EndingCount {
  const sides = [...at(counts, 0).points.keys()];
  return {
    finished: sum(counts.map((count) => count.finished)),
    cut: sum(counts.map((count) => count.cut)),
    points: sides.map((side) => addFractions(counts.map(({ points }) => at(points, side)))),
    ranks: sides.map((side) => sum(counts.map(({ ranks }) => at(ranks, side)))),
  };
}

/** Counts everything from here to the end of the game, or to a horizon of so many moves. */
export function countEndings(game: Countable, horizon = Number.POSITIVE_INFINITY): EndingCount {
  if (game.over() || horizon === 0) return leaf(game);
  return added(movesInOrder(game).map((move) => countEndings(game.play(move), horizon - 1)));
}

/**
 * The positions of one fixed way through a game: move k (from 0) is number (7k + 3) mod n of the n
 * moves in order, counted from 0.
 */
export function walk(start: Countable, limit = Number.POSITIVE_INFINITY): Countable[] {
  const positions = [start];
  for (let k = 0; k < limit; k += 1) {
    const game = at(positions, k);
    const moves = movesInOrder(game);
    if (moves.length === 0) break;
    positions.push(game.play(at(moves, (7 * k + 3) % moves.length)));
  }
  return positions;
}

/** A reduced ending: the position before the last so many moves of the walk. */
export function reducedEnding(game: Countable, movesLeft: number): Countable {
  const positions = walk(game);
  return at(positions, positions.length - 1 - movesLeft);
}
