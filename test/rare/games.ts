/** Games in which situations are looked for. */
import {
  activeSeats,
  createGame,
  type Game,
  legalMoves,
  score,
  tryMove,
  type Variant,
  viewOf,
} from '../../src';
import { at } from '../naive/lists';
import type { Below } from '../naive/random';
import { type Census, count, shownBy } from './census';
import type { Step } from './step';

type State = Game['state'];
type Move = Game['move'];

/** Picks one of the moves of a seat. */
export type Choose = (moves: readonly Move[], stepOf: (move: Move) => Step, below: Below) => Move;

/** Games of Hwatu may go on for long, and a table put together may have no end. */
const LONGEST_GAME = 600;
const LONGEST_ENDING = 40;

/** The step that a move makes, and where it leads. */
function stepped(variant: Variant<Game>, before: State, legal: readonly Move[], move: Move) {
  const tried = tryMove(variant, before, move);
  if (!tried.ok) throw new Error(`${tried.code}: ${JSON.stringify(move)}`);
  const step = {
    game: variant.id.replace(/^.*\//, ''),
    before: viewOf(variant, before, 'referee'),
    move,
    legal,
    events: tried.events,
    after: viewOf(variant, tried.state, 'referee'),
    score: score(variant, tried.state),
  };
  return { step: step as unknown as Step, state: tried.state };
}

/** Any move. */
export const anyMove: Choose = (moves, _, below) => at(moves, below(moves.length));

/** A card of the kind that the text matches where there is one; else any move. */
export const fond =
  (of: RegExp): Choose =>
  (moves, _, below) => {
    const wanted = moves.filter((move) => of.test(JSON.stringify(move)));
    const from = wanted.length > 0 ? wanted : moves;
    return at(from, below(from.length));
  };

/** Of some of the moves the one that shows what has been seen least. */
export const curious =
  (census: Census): Choose =>
  (moves, stepOf, below) => {
    const some = moves.length <= 12 ? moves : moves.slice(below(moves.length - 11)).slice(0, 11);
    const rarity = (move: Move): number =>
      Math.max(0, ...shownBy(stepOf(move)).map((place) => 1 / (1 + (census[place] ?? 0))));
    const rarities = some.map(rarity);
    const most = Math.max(...rarities);
    const best = some.filter((_, i) => rarities[i] === most);
    return at(best, below(best.length));
  };

/** Plays on from a state, counting every step. */
export function playedOn(
  variant: Variant<Game>,
  start: State,
  census: Census,
  below: Below,
  choose: Choose,
  longest = LONGEST_ENDING,
): void {
  let state = start;
  for (let ply = 0; ply < longest; ply += 1) {
    const seats = activeSeats(variant, state);
    if (seats.length === 0) return;
    const moves = legalMoves(variant, state, at(seats, below(seats.length)));
    if (moves.length === 0) return;
    const before = state;
    const move = choose(moves, (one) => stepped(variant, before, moves, one).step, below);
    const made = stepped(variant, state, moves, move);
    count(census, made.step);
    state = made.state;
  }
}

/** Plays a whole game. */
export function playedGame(
  variant: Variant<Game>,
  options: Game['options'],
  census: Census,
  below: Below,
  choose: Choose,
): void {
  playedOn(variant, createGame(variant, options), census, below, choose, LONGEST_GAME);
}
