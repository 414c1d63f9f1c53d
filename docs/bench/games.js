/**
 * The package's own games as they are timed: whole random games, and positions out of them.
 */
import { activeSeats, applyMove, checkMove, createGame, legalMoves } from 'february-rules';
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import { at, createRandom } from './random.js';

/**
 * @typedef {import('february-rules').Game} Game
 * @typedef {import('february-rules').Variant<any>} Variant
 * @typedef {Game['state']} State
 * @typedef {Game['move']} Move
 * @typedef {import('./random.js').Below} Below
 * @typedef {{ options: Game['options'], states: State[], moves: Move[] }} Played `states[i]` is the
 * one before `moves[i]`
 * @typedef {{ state: State, seat: number, legal: Move, illegal: Move }} Sample
 */

/** @type {Readonly<Record<string, Variant>>} */
export const VARIANTS = {
  original,
  'low-luck': lowLuck,
  teams,
  'cant-follow': cantFollow,
  shedding,
};

/** Of every game timed: the one number all five can be played by. */
export const PLAYERS = 4;

/**
 * @param {Variant} variant
 * @param {number} players
 * @param {string} seed
 * @returns {Game['options']} with what the variant wants to be told besides
 */
export const optionsFor = ({ options }, players, seed) => {
  const wanted = Object.entries(options).filter(([, spec]) => spec.default === undefined);
  const first = wanted.map(([name, { values }]) => [name, at(values, 0)]);
  return { players, seed, ...Object.fromEntries(first) };
};

/**
 * @template {Game} G
 * @param {import('february-rules').Variant<G>} variant
 * @param {G['state']} state
 * @param {Below} below
 * @returns {G['move'] | undefined} one legal move of the lowest active seat; none when the game is over
 */
export const anyMove = (variant, state, below) => {
  const [seat] = activeSeats(variant, state);
  if (seat === undefined) return undefined;
  const moves = legalMoves(variant, state, seat);
  return at(moves, below(moves.length));
};

/**
 * @param {Variant} variant
 * @param {number} seed
 * @param {{ players: number, most: number }} limits at most so many moves
 * @returns {Played}
 */
export const playedGame = (variant, seed, { players, most }) => {
  const below = createRandom(seed);
  const options = optionsFor(variant, players, `game ${seed}`);
  /** @type {State[]} */
  const states = [];
  /** @type {Move[]} */
  const moves = [];
  let state = createGame(variant, options);
  while (moves.length < most) {
    const move = anyMove(variant, state, below);
    if (move === undefined) break;
    states.push(state);
    moves.push(move);
    state = applyMove(variant, state, move);
  }
  return { options, states, moves };
};

const GAMES = 12;
const MOST_MOVES = 400;
/** Prime, so that samples hit every place in a trick. */
const EVERY = 7;

/**
 * @param {Variant} variant
 * @returns {Played[]} the first moves of a few games, always the same
 */
export const playedGames = (variant) =>
  Array.from({ length: GAMES }, (_, seed) =>
    playedGame(variant, seed, { players: PLAYERS, most: MOST_MOVES }),
  );

/**
 * A refused move as it occurs in practice: something the seat does later on, most often a card of
 * its hand that does not follow; else what another seat does.
 * @param {Variant} variant
 * @param {Played} played
 * @param {number} ply
 * @returns {Move | undefined}
 */
const illegalAt = (variant, { states, moves }, ply) => {
  const { seat } = at(moves, ply);
  const isIllegal = (/** @type {Move} */ move) => !checkMove(variant, at(states, ply), move).ok;
  const later = moves.slice(ply + 1);
  return later.filter((move) => move.seat === seat).find(isIllegal) ?? later.find(isIllegal);
};

/**
 * @param {Variant} variant
 * @returns {Sample[]} positions from all stages of a few games
 */
export const samplesOf = (variant) =>
  playedGames(variant).flatMap((played) => {
    const plies = [...played.moves.keys()].filter((ply) => ply % EVERY === 0);
    return plies.flatMap((ply) => {
      const legal = at(played.moves, ply);
      const illegal = illegalAt(variant, played, ply);
      if (illegal === undefined) return [];
      return [{ state: at(played.states, ply), seat: legal.seat, legal, illegal }];
    });
  });
