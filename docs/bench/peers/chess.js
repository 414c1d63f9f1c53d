/**
 * Random games of chess on chessops 0.15, which is imported and called, nothing more. One move is:
 * all legal destinations of the side to move, one of them chosen uniformly, the position cloned,
 * the move played. The destinations stay in the library's own square sets; no list of moves is made.
 */
import { Chess } from 'chessops/chess';
import { at } from '../random.js';

/**
 * @typedef {import('chessops/chess').Position} Position
 * @typedef {import('chessops').NormalMove} Move
 */

/** @type {readonly import('chessops').Role[]} */
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];

// Random play can shuffle pieces for ever: 75 moves without a capture or a pawn move are a draw.
const DRAWN_AFTER = 150;

/**
 * @param {Position} position
 * @param {number} from
 * @returns {number} in how many ways one destination of this piece can be played
 */
const waysFrom = (position, from) => {
  const lastRank = position.turn === 'white' ? 6 : 1;
  return from >> 3 === lastRank && position.board.pawn.has(from) ? PROMOTIONS.length : 1;
};

/**
 * @param {Position} position
 * @param {import('../random.js').Below} below
 * @returns {Move | undefined} one legal move, each as likely as the other; none if there is none
 */
const chooseMove = (position, below) => {
  const dests = position.allDests();
  let total = 0;
  for (const [from, squares] of dests) total += squares.size() * waysFrom(position, from);
  if (total === 0) return undefined;
  let left = below(total);
  for (const [from, squares] of dests) {
    const ways = waysFrom(position, from);
    const here = squares.size() * ways;
    if (left < here) return moveAt(from, squares, left, ways);
    left -= here;
  }
  return undefined;
};

/**
 * @param {number} from
 * @param {number} to
 * @param {number} way
 * @returns {Move}
 */
const promotionTo = (from, to, way) => ({ from, to, promotion: at(PROMOTIONS, way) });

/**
 * @param {number} from
 * @param {import('chessops').SquareSet} squares
 * @param {number} index
 * @param {number} ways
 * @returns {Move | undefined}
 */
const moveAt = (from, squares, index, ways) => {
  let skip = Math.floor(index / ways);
  for (const to of squares) {
    if (skip === 0) return ways === 1 ? { from, to } : promotionTo(from, to, index % ways);
    skip -= 1;
  }
  return undefined;
};

/**
 * Plays one whole random game.
 * @param {import('../random.js').Below} below
 * @returns {number} its moves, one side's turn counting as one
 */
export const playGame = (below) => {
  /** @type {Position} */
  let position = Chess.default();
  for (let count = 0; ; count++) {
    const over = position.halfmoves >= DRAWN_AFTER || position.isInsufficientMaterial();
    const move = over ? undefined : chooseMove(position, below);
    if (move === undefined) {
      position.outcome();
      return count;
    }
    position = position.clone();
    position.play(move);
  }
};
