/**
 * February 2022 as an idiomatic immer reducer: hands are arrays of card names, a recipe splices
 * and pushes in the draft, and every state comes out frozen. Legality is checked on the plain
 * frozen state before the recipe starts, which is what an author who knows immer does.
 */
import { freeze, produce } from 'immer';
import { at, shuffle } from '../random.js';
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

/**
 * @typedef {import('./strings.js').Options} Options
 * @typedef {import('./strings.js').Played} Played
 * @typedef {(cards: string[]) => string[]} Shuffle
 * @typedef {{ type: 'play', seat: number, card: string } | { type: 'mark', seat: number, date: number }} Move
 * @typedef {{
 *   options: Options, round: 1 | 2, over: boolean, turn: number,
 *   hands: string[][], trick: Played[], setAside: string[], gone: string[],
 *   calendar: number[][], pending: { winner: number, dates: number[] } | null,
 * }} State
 */

/**
 * @param {Options} options
 * @param {Shuffle} shuffled
 * @returns {State}
 */
export const createGame = (options, shuffled) => {
  const { hands, over } = dealt(shuffled([...DATE_CARDS]), options, 1);
  return freeze(
    {
      options,
      round: 1,
      over: false,
      turn: (options.dealer + 1) % options.players,
      hands,
      trick: [],
      setAside: over,
      gone: [],
      calendar: Array.from({ length: 28 }, () => []),
      pending: null,
    },
    true,
  );
};

/**
 * @param {State} state
 * @returns {Move[]}
 */
export const legalMoves = ({ over, pending, turn, hands, trick }) => {
  if (over) return [];
  if (pending !== null) return pending.dates.map((date) => ({ type: 'mark', seat: turn, date }));
  return legalCards(at(hands, turn), trick).map((card) => ({ type: 'play', seat: turn, card }));
};

/**
 * @param {State} state
 * @param {Move} move
 */
const isLegal = ({ over, pending, turn, hands, trick }, move) => {
  if (over || move.seat !== turn) return false;
  if (move.type === 'mark') return pending?.dates.includes(move.date) ?? false;
  return pending === null && legalCards(at(hands, turn), trick).includes(move.card);
};

/**
 * @param {State} state
 * @param {Move} move
 * @param {Shuffle} shuffled
 * @returns {State}
 */
export const applyMove = (state, move, shuffled) => {
  if (!isLegal(state, move)) throw new Error(`Illegal move ${JSON.stringify(move)}`);
  return produce(state, (draft) => {
    if (move.type === 'play') play(draft, move.card, shuffled);
    else mark(draft, move.date, shuffled);
  });
};

/**
 * @param {State} draft
 * @param {string} card
 * @param {Shuffle} shuffled
 */
const play = (draft, card, shuffled) => {
  const hand = at(draft.hands, draft.turn);
  hand.splice(hand.indexOf(card), 1);
  draft.trick.push({ seat: draft.turn, card });
  if (draft.trick.length < draft.options.players) {
    draft.turn = (draft.turn + 1) % draft.options.players;
  } else {
    endTrick(draft, shuffled);
  }
};

/**
 * @param {State} draft
 * @param {Shuffle} shuffled
 */
const endTrick = (draft, shuffled) => {
  const { seat: winner, card: winning } = winnerOf(draft.trick);
  draft.gone.push(winning);
  for (const { card } of draft.trick) if (card !== winning) draft.setAside.push(card);
  const rescheduler = draft.trick.find(({ card }) => card === RESCHEDULE);
  if (winning === LEAP) {
    nextTrick(draft, winner, shuffled);
  } else if (rescheduler === undefined) {
    place(draft, winner, dateOf(winning));
    nextTrick(draft, winner, shuffled);
  } else {
    draft.pending = { winner, dates: datesOf(draft.trick) };
    draft.turn = rescheduler.seat;
  }
};

/**
 * @param {State} draft
 * @param {number} date
 * @param {Shuffle} shuffled
 */
const mark = (draft, date, shuffled) => {
  if (draft.pending === null) return;
  const { winner } = draft.pending;
  draft.pending = null;
  place(draft, winner, date);
  nextTrick(draft, winner, shuffled);
};

/**
 * @param {State} draft
 * @param {number} seat
 * @param {number} date
 */
const place = (draft, seat, date) => {
  const marked = at(draft.calendar, date - 1);
  if (marked.includes(seat)) return;
  if (!draft.options.sharedDates) marked.length = 0;
  marked.push(seat);
};

/**
 * @param {State} draft
 * @param {number} leader
 * @param {Shuffle} shuffled
 */
const nextTrick = (draft, leader, shuffled) => {
  draft.trick = [];
  draft.turn = leader;
  if (draft.hands.some((hand) => hand.length > 0)) return;
  if (draft.round === 2) {
    draft.over = true;
    return;
  }
  draft.round = 2;
  const deck = shuffled(secondDeck(draft.setAside, draft.options.players));
  draft.hands = dealt(deck, draft.options, 2).hands;
  draft.setAside = [];
};

/** @param {State} state */
export const score = (state) => resultOf(state.calendar, state.options.players);

/**
 * Plays one whole random game.
 * @param {Options} options
 * @param {import('../random.js').Below} below
 * @returns {number} its moves
 */
export const playGame = (options, below) => {
  /** @type {Shuffle} */
  const shuffled = (cards) => shuffle(cards, below);
  let state = createGame(options, shuffled);
  let moves = legalMoves(state);
  let count = 0;
  for (; moves.length > 0; count++) {
    state = applyMove(state, at(moves, below(moves.length)), shuffled);
    moves = legalMoves(state);
  }
  if (score(state).winners.length === 0) throw new Error('A game without a winner');
  return count;
};
