/** Tells a Hwatu game from the events of its moves: the first rounds turn by turn, for it is long. */
import { viewOf } from 'february-rules';
import { monthOf, shedding } from 'february-rules/hwatu';
import { listed } from '../words.js';
import { cardName, flowerLegend, shortName } from './cards.js';

/**
 * @typedef {import('february-rules/hwatu').HwatuState} State
 * @typedef {import('february-rules/hwatu').HwatuView} View
 * @typedef {import('february-rules/hwatu').HwatuEvent} Event
 * @typedef {import('february-rules/hwatu').HwatuMove} Move
 * @typedef {import('february-rules/hwatu').HwatuCard} HwatuCard
 * @typedef {import('../table.js').Table} Table
 *
 * @typedef {object} Step
 * @property {Move} move
 * @property {readonly Event[]} events
 * @property {State} before
 * @property {State} after
 *
 * @typedef {object} Telling
 * @property {Table} table
 * @property {number} rounds how many rounds are told turn by turn
 * @property {number} round the one being played, from 1
 * @property {HwatuCard} top the card to match
 * @property {string[]} turns of the time around the table being told
 */

const ROUNDS_TOLD = 2;

/**
 * A narrator for one game.
 *
 * @param {Table} table
 * @param {boolean} brief whether no round is told turn by turn
 */
export function hwatuNarrator(table, brief) {
  /** @type {Telling} */
  const telling = {
    table,
    rounds: brief ? 0 : ROUNDS_TOLD,
    round: 1,
    top: '1-bright',
    turns: [],
  };
  return {
    /** @param {State} state */
    opening(state) {
      const view = viewOf(shedding, state, 'referee');
      telling.top = view.top;
      return opening(view, telling);
    },
    /** @param {Step} step */
    tell: ({ events }) => events.flatMap((event) => lines(event, telling)),
  };
}

/**
 * @param {View} view
 * @param {Telling} telling
 */
function opening(view, telling) {
  const { ink, seats, seat } = telling.table;
  const { goal } = view.options;
  const draws = view.draws.map((draw) => `${seat(draw.seat)} ${cardName(draw.card)}`);
  return [
    '',
    ink.bold(`━━━ ${shedding.name} (${shedding.id}) ━━━`),
    `Clockwise: ${seats.map(seat).join(' ')}. The first to ${goal} points wins. The months:`,
    ...flowerLegend(),
    ...(draws.length === 0 ? [] : [`Drawing for the first deal: ${draws.join(', ')}.`]),
    ...roundStart({ type: 'dealt', ...view }, telling),
  ];
}

/**
 * @param {Extract<Event, { readonly type: 'dealt' }>} deal
 * @param {Telling} telling
 */
function roundStart({ round, dealer, hands, top }, telling) {
  const { ink, seat } = telling.table;
  telling.round = round;
  telling.top = top;
  if (round === telling.rounds + 1) return ['', laterRounds(telling)];
  if (round > telling.rounds) return [];
  const rows = hands.map(
    (hand, place) => `   ${seat(place)} holds ${hand.map(shortName).join(', ')}`,
  );
  const heading = ink.bold(`── Round ${round} ──`);
  return ['', heading, ...rows, `   ${seat(dealer)} deals and turns up ${cardName(top)}.`];
}

/** @param {Telling} telling */
const laterRounds = ({ rounds }) =>
  rounds === 0
    ? 'The score sheet below has a line for each round.'
    : 'The rounds after these are not told turn by turn; the score sheet below has a line for each.';

/**
 * @param {Event} event
 * @param {Telling} telling
 * @returns {readonly string[]}
 */
function lines(event, telling) {
  if (event.type === 'dealt') return roundStart(event, telling);
  if (telling.round > telling.rounds) return [];
  if (event.type === 'round-ended') {
    return [...turnsSoFar(telling), `   ${roundEnd(event, telling.table)}`];
  }
  telling.turns.push(...turnPhrase(event, telling));
  return telling.turns.length < telling.table.seats.length ? [] : turnsSoFar(telling);
}

/** @param {Telling} telling */
function turnsSoFar({ turns }) {
  const told = turns.splice(0);
  return told.length === 0 ? [] : [`   ${told.join('; ')}.`];
}

/**
 * What is said of a turn; `top` becomes the card that the next player has to match.
 *
 * @param {Event} event
 * @param {Telling} telling
 */
function turnPhrase(event, telling) {
  const { seat } = telling.table;
  switch (event.type) {
    case 'discarded':
      return [`${seat(event.seat)} plays ${laid(event.card, telling)}`];
    case 'drew':
      if (event.card === null || !event.discarded)
        return [`${seat(event.seat)} draws ${shortName(event.card)}`];
      return [`${seat(event.seat)} draws and plays ${laid(event.card, telling)}`];
    case 'renewed':
      return [`${event.size} cards are shuffled into a new draw pile`];
    case 'drew-nothing':
      return [`${seat(event.seat)} finds nothing to draw`];
    default:
      return [];
  }
}

/**
 * @param {HwatuCard} card
 * @param {Telling} telling
 */
function laid(card, telling) {
  const why = monthOf(card) === monthOf(telling.top) ? 'month' : 'type';
  telling.top = card;
  return `${shortName(card)} (${why})`;
}

/**
 * @param {Extract<Event, { readonly type: 'round-ended' }>} event
 * @param {Table} table
 */
function roundEnd({ winner, counted, gained }, { seat }) {
  const held = counted.flatMap((count, other) =>
    other === winner ? [] : [`${seat(other)} holds ${count}`],
  );
  return `${seat(winner)} is out and gains ${gained[winner]}: ${listed(held)}.`;
}
