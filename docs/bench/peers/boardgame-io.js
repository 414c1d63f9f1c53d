/**
 * February 2022 written for boardgame.io 0.50. What runs is the framework's own reducer, driven
 * directly: no store, no client, no log kept, undo off. Seats take turns by a turn order that reads
 * the next seat from `G`; one move ends a turn; shuffles come from the random plugin.
 */
import { createRequire } from 'node:module';
import { at } from '../random.js';
import {
  DATE_CARDS,
  dateOf,
  datesOf,
  dealt,
  LEAP,
  legalCards,
  RESCHEDULE,
  resultOf,
  secondDeck,
  winnerOf,
} from './strings.js';

// The subpaths of boardgame.io are folders, which only a CommonJS resolver follows.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

/**
 * @typedef {import('./strings.js').Options} Options
 * @typedef {import('./strings.js').Played} Played
 * @typedef {{ Shuffle: (cards: string[]) => string[] }} Random
 * @typedef {{ type: 'play', args: [string], seat: number } | { type: 'mark', args: [number], seat: number }} Move
 * @typedef {{
 *   options: Options, decks: string[][] | null, round: 1 | 2, over: boolean, turn: number,
 *   hands: string[][], trick: Played[], setAside: string[], gone: string[],
 *   calendar: number[][], pending: { winner: number, dates: number[] } | null,
 * }} G
 * @typedef {import('boardgame.io').State<G>} State
 */

/**
 * @param {G['decks']} decks
 * @param {number} round
 * @param {string[]} cards
 * @param {Random} random
 */
const shuffled = (decks, round, cards, random) =>
  decks === null
    ? random.Shuffle(cards)
    : at(decks, round - 1).filter((card) => cards.includes(card));

/**
 * @param {{ random: Random }} context
 * @param {{ options: Options, decks: string[][] | null }} setupData
 * @returns {G}
 */
const setup = ({ random }, { options, decks }) => {
  const { hands, over } = dealt(shuffled(decks, 1, DATE_CARDS, random), options, 1);
  return {
    options,
    decks,
    round: 1,
    over: false,
    turn: (options.dealer + 1) % options.players,
    hands,
    trick: [],
    setAside: over,
    gone: [],
    calendar: Array.from({ length: 28 }, () => []),
    pending: null,
  };
};

/**
 * @param {{ G: G, random: Random }} context
 * @param {string} card
 * @returns {'INVALID_MOVE' | void}
 */
const play = ({ G, random }, card) => {
  const hand = at(G.hands, G.turn);
  if (G.pending !== null || !legalCards(hand, G.trick).includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat: G.turn, card });
  if (G.trick.length < G.options.players) G.turn = (G.turn + 1) % G.options.players;
  else endTrick(G, random);
};

/**
 * @param {{ G: G, random: Random }} context
 * @param {number} date
 * @returns {'INVALID_MOVE' | void}
 */
const mark = ({ G, random }, date) => {
  if (!G.pending?.dates.includes(date)) return INVALID_MOVE;
  const { winner } = G.pending;
  G.pending = null;
  place(G, winner, date);
  nextTrick(G, winner, random);
};

/**
 * @param {G} G
 * @param {Random} random
 */
const endTrick = (G, random) => {
  const { seat: winner, card: winning } = winnerOf(G.trick);
  G.gone.push(winning);
  for (const { card } of G.trick) if (card !== winning) G.setAside.push(card);
  const rescheduler = G.trick.find(({ card }) => card === RESCHEDULE);
  if (winning === LEAP) {
    nextTrick(G, winner, random);
  } else if (rescheduler === undefined) {
    place(G, winner, dateOf(winning));
    nextTrick(G, winner, random);
  } else {
    G.pending = { winner, dates: datesOf(G.trick) };
    G.turn = rescheduler.seat;
  }
};

/**
 * @param {G} G
 * @param {number} seat
 * @param {number} date
 */
const place = (G, seat, date) => {
  const marked = at(G.calendar, date - 1);
  if (marked.includes(seat)) return;
  if (!G.options.sharedDates) marked.length = 0;
  marked.push(seat);
};

/**
 * @param {G} G
 * @param {number} leader
 * @param {Random} random
 */
const nextTrick = (G, leader, random) => {
  G.trick = [];
  G.turn = leader;
  if (G.hands.some((hand) => hand.length > 0)) return;
  if (G.round === 2) {
    G.over = true;
    return;
  }
  G.round = 2;
  const deck = secondDeck(G.setAside, G.options.players);
  G.hands = dealt(shuffled(G.decks, 2, deck, random), G.options, 2).hands;
  G.setAside = [];
};

/** @param {{ G: G }} context */
const turnOf = ({ G }) => G.turn;

const game = ProcessGameConfig({
  name: 'february',
  setup,
  moves: { play, mark },
  turn: { minMoves: 1, maxMoves: 1, order: { first: turnOf, next: turnOf } },
  endIf: (/** @type {{ G: G }} */ { G }) =>
    G.over ? resultOf(G.calendar, G.options.players) : undefined,
  disableUndo: true,
});

const reducer = CreateGameReducer({ game });

/**
 * @param {Options} options
 * @param {{ seed?: string, decks?: string[][] }} chance a seed of the random plugin, or the two decks
 * @returns {State}
 */
export const createGame = (options, { seed = '', decks }) =>
  InitializeGame({
    game: { ...game, seed },
    numPlayers: options.players,
    setupData: { options, decks: decks ?? null },
  });

/**
 * @param {State} state
 * @returns {Move[]}
 */
export const legalMoves = ({ G: { over, pending, turn, hands, trick } }) => {
  if (over) return [];
  if (pending !== null) {
    return pending.dates.map((date) => ({ type: 'mark', args: [date], seat: turn }));
  }
  return legalCards(at(hands, turn), trick).map((card) => ({
    type: 'play',
    args: [card],
    seat: turn,
  }));
};

/**
 * @param {State} state
 * @param {Move} move
 * @returns {State}
 */
export const applyMove = (state, { type, args, seat }) =>
  reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } });

/**
 * @param {State} state
 * @returns {import('./strings.js').Result}
 */
export const score = ({ ctx: { gameover } }) => gameover ?? { winners: [], standings: [] };

/**
 * Plays one whole random game.
 * @param {Options} options
 * @param {import('../random.js').Below} below
 * @returns {number} its moves
 */
export const playGame = (options, below) => {
  let state = createGame(options, { seed: String(below(2 ** 31)) });
  let moves = legalMoves(state);
  let count = 0;
  for (; moves.length > 0; count++) {
    state = applyMove(state, at(moves, below(moves.length)));
    moves = legalMoves(state);
  }
  if (score(state).winners.length === 0) throw new Error('A game without a winner');
  return count;
};
