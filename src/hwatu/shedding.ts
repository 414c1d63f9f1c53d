import { oneOf } from '../engine/fields';
import { defineVariant, type OwnState, type Settled, type Turn } from '../engine/variant';
import { hwatuCards } from './cards';
import { deal, drawDealer } from './deal';
import { moves, refusal } from './moves';
import { play } from './play';
import { score } from './score';
import type { HwatuEvent } from './seen';
import type { HwatuGame } from './state';
import { emptyTally } from './tally';
import { stateOf, view, viewEvent } from './view';

/** The first state: a dealer, drawn for unless given (H3), and the first deal (H4). */
function begin(options: Settled<HwatuGame>, turn: Turn<HwatuEvent>): OwnState<HwatuGame> {
  const { players, dealer: given } = options;
  const { dealer, draws } =
    given === undefined ? drawDealer(players, turn.shuffle) : { dealer: given, draws: [] };
  return { draws, tally: emptyTally(players), ...deal(players, dealer, turn.shuffle) };
}

/**
 * The Hwatu shedding game for 2 to 8 players (H1 to H8): get rid of your cards by matching the
 * month or the type of the top card, round by round, until somebody reaches the goal.
 *
 * Options: `goal` (270 or 570, required) and `losersScoreZero` (false by default).
 *
 * @example
 * ```ts
 * import { createGame, legalMoves } from 'february-rules';
 * import { shedding } from 'february-rules/hwatu';
 *
 * const state = createGame(shedding, { players: 4, goal: 270, dealer: 3, seed: 'x' });
 * console.log(legalMoves(shedding, state).every((move) => move.seat === 0)); // true
 * ```
 */
export const shedding = /* @__PURE__ */ defineVariant<HwatuGame>({
  id: 'hwatu/shedding',
  revision: 1,
  name: 'Hwatu shedding game',
  players: [2, 3, 4, 5, 6, 7, 8],
  cards: hwatuCards,
  options: {
    goal: { values: [270, 570], about: 'Points that end the game (H8).' },
    losersScoreZero: {
      values: [false, true],
      default: false,
      about: 'Whether losers lose nothing (H7).',
    },
  },
  shapes: { discard: { card: /* @__PURE__ */ oneOf(hwatuCards) }, draw: {} },
  rulings: { malformed: 'S3', 'game-over': 'H8', 'shuffle-unavailable': 'X1' },
  begin,
  seats: ({ turn }) => (turn === null ? [] : [turn]),
  moves,
  refusal,
  play,
  score,
  view,
  stateOf,
  viewEvent,
});
