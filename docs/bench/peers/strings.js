/**
 * February 2022 on string cards, the way it is first written: what the two peers with string
 * hands have in common. All functions are pure and read plain arrays (or drafts of them).
 */

import { at } from '../random.js';

/**
 * @typedef {{ seat: number, card: string }} Played
 * @typedef {{ side: number, points: number, rank: number }} Standing
 * @typedef {{ winners: number[], standings: Standing[] }} Result
 * @typedef {{ players: number, dealer: number, sharedDates: boolean }} Options
 */

const DATES = Array.from({ length: 28 }, (_, index) => index + 1);
export const LEAP = 'leap';
export const RESCHEDULE = 'reschedule';
export const DATE_CARDS = DATES.flatMap((date) => [`${date}d`, `${date}n`]);
export const ALL_CARDS = [...DATE_CARDS, LEAP, RESCHEDULE];

/** Cards a hand in Round I and Round II, and cards taken out, for 3, 4 and 5 players. */
const SIZES = [
  { hands: [18, 13], removed: 1 },
  { hands: [14, 11], removed: 0 },
  { hands: [11, 9], removed: 2 },
];
/** @param {number} players */
const sizesOf = (players) => at(SIZES, players - 3);

/** @param {string} card */
export const isSpecial = (card) => card === LEAP || card === RESCHEDULE;
/** @param {string} card */
export const dateOf = (card) => Number.parseInt(card, 10);
/** @param {number} date */
const weekOf = (date) => Math.ceil(date / 7);
/** @param {number} date */
const weekdayOf = (date) => (date - 1) % 7;
/** @param {string} card */
const strengthOf = (card) => dateOf(card) * 2 + (card.endsWith('n') ? 1 : 0);

/**
 * @param {string} card
 * @param {string} lead
 */
const follows = (card, lead) => {
  if (isSpecial(card)) return false;
  const date = dateOf(card);
  const led = dateOf(lead);
  return weekOf(date) === weekOf(led) || weekdayOf(date) === weekdayOf(led);
};

/** @param {readonly Played[]} trick */
const leadOf = (trick) => trick.find(({ card }) => !isSpecial(card))?.card;

/**
 * @param {readonly string[]} hand
 * @param {readonly Played[]} trick
 * @returns {readonly string[]} the cards of the hand that may be played
 */
export const legalCards = (hand, trick) => {
  const lead = leadOf(trick);
  if (lead === undefined || !hand.some((card) => follows(card, lead))) return hand;
  return hand.filter((card) => isSpecial(card) || follows(card, lead));
};

/**
 * @param {readonly Played[]} trick a whole trick
 * @returns {Played} who won it with which card
 */
export const winnerOf = (trick) => {
  const leap = trick.find(({ card }) => card === LEAP);
  if (leap !== undefined) return leap;
  const lead = leadOf(trick) ?? '';
  const following = trick.filter(({ card }) => follows(card, lead));
  return following.reduce((best, played) =>
    strengthOf(played.card) > strengthOf(best.card) ? played : best,
  );
};

/**
 * @param {readonly Played[]} trick
 * @returns {number[]} the dates of its date cards, each once
 */
export const datesOf = (trick) => {
  const dates = trick.filter(({ card }) => !isSpecial(card)).map(({ card }) => dateOf(card));
  return [...new Set(dates)];
};

/**
 * @param {readonly string[]} setAside what Round I left behind
 * @param {number} players
 * @returns {string[]} the deck of Round II, its lowest cards taken out where the deal needs it
 */
export const secondDeck = (setAside, players) => {
  const remaining = new Set(setAside);
  const dates = DATE_CARDS.filter((card) => remaining.has(card));
  return [...dates.slice(sizesOf(players).removed), LEAP, RESCHEDULE];
};

/**
 * @param {readonly string[]} deck shuffled
 * @param {Options} options
 * @param {number} round 1 or 2
 * @returns {{ hands: string[][], over: string[] }}
 */
export const dealt = (deck, { players, dealer }, round) => {
  const dealtCount = at(sizesOf(players).hands, round - 1) * players;
  /** @type {string[][]} */
  const hands = Array.from({ length: players }, () => []);
  for (let index = 0; index < dealtCount; index++) {
    at(hands, (dealer + 1 + index) % players).push(at(deck, index));
  }
  return { hands, over: deck.slice(dealtCount) };
};

const REGIONS = [
  ...[1, 2, 3, 4].map((week) => ({ worth: 2, dates: DATES.filter((d) => weekOf(d) === week) })),
  ...[0, 1, 2, 3, 4, 5, 6].map((day) => ({
    worth: 1,
    dates: DATES.filter((d) => weekdayOf(d) === day),
  })),
];

/**
 * @param {readonly (readonly number[])[]} calendar the seats with a marker on each date
 * @param {readonly number[]} dates ascending
 * @param {number} seat
 */
const markedBy = (calendar, dates, seat) => dates.filter((d) => at(calendar, d - 1).includes(seat));

/**
 * @param {readonly (readonly number[])[]} calendar
 * @param {readonly number[]} dates
 * @param {number} players
 * @returns {number[]} the seats that share the majority (one, but for shared dates)
 */
const majorityOf = (calendar, dates, players) => {
  const marks = Array.from({ length: players }, (_, seat) => markedBy(calendar, dates, seat));
  const most = Math.max(...marks.map((marked) => marked.length));
  if (most === 0) return [];
  const first = Math.min(...marks.filter(({ length }) => length === most).map((m) => at(m, 0)));
  return [...marks.keys()].filter((seat) => {
    const marked = at(marks, seat);
    return marked.length === most && marked[0] === first;
  });
};

/**
 * @param {readonly (readonly number[])[]} calendar
 * @param {number} players
 * @returns {Result}
 */
export const resultOf = (calendar, players) => {
  const rows = Array.from({ length: players }, (_, side) => ({
    side,
    points: 0,
    earliest: markedBy(calendar, DATES, side)[0] ?? Number.POSITIVE_INFINITY,
  }));
  for (const { worth, dates } of REGIONS) {
    const best = majorityOf(calendar, dates, players);
    for (const seat of best) at(rows, seat).points += worth / best.length;
  }
  return ranked(rows);
};

/**
 * @param {readonly { side: number, points: number, earliest: number }[]} rows
 * @returns {Result}
 */
const ranked = (rows) => {
  const standings = rows.map(({ side, points, earliest }) => {
    const ahead = rows.filter(
      (row) => row.points > points || (row.points === points && row.earliest < earliest),
    );
    return { side, points, rank: ahead.length + 1 };
  });
  standings.sort((a, b) => a.rank - b.rank || a.side - b.side);
  return { winners: standings.filter(({ rank }) => rank === 1).map(({ side }) => side), standings };
};
