/** Tells a February game from the events of its moves. */
import { viewOf } from 'february-rules';
import { drawnMonth } from './calendar.js';
import { cardRow } from './cards.js';
import { packsPhrase, passRows, pickPhrase } from './preparing.js';
import { lossSentences, marking, trickRow, voiding, winning } from './tricks.js';

/**
 * @typedef {import('february-rules/february').FebruaryGame} FebruaryGame
 * @typedef {import('february-rules/february').FebruaryState} State
 * @typedef {import('february-rules/february').FebruaryView} View
 * @typedef {import('february-rules/february').FebruaryEvent} Event
 * @typedef {import('february-rules/february').FebruaryMove} Move
 * @typedef {import('february-rules/february').PlayedCard} PlayedCard
 *
 * @typedef {object} Step
 * @property {Move} move
 * @property {readonly Event[]} events
 * @property {State} before
 * @property {State} after
 *
 * @typedef {object} Telling what a narrator knows while it tells
 * @property {import('../table.js').Table} table
 * @property {import('./following.js').Following} following
 * @property {boolean} brief
 * @property {number} tricks how many there have been
 * @property {Map<number, number>} losses by seat, the date its marker came off in this trick
 * @property {string[]} picks of the draft's turn
 */

const ROUNDS = { 1: 'Round I', 2: 'Round II' };

/**
 * A narrator for one game.
 *
 * @template {FebruaryGame} G
 * @param {import('february-rules').Variant<G>} ruleset
 * @param {import('./following.js').Following} following
 * @param {import('../table.js').Table} table
 * @param {boolean} brief whether to leave out the cards played, hands, drafts and passes
 */
export function februaryNarrator(ruleset, following, table, brief) {
  /** @type {Telling} */
  const telling = { table, following, brief, tricks: 0, losses: new Map(), picks: [] };
  const refereeView = (/** @type {State} */ state) => viewOf(ruleset, state, 'referee');
  return {
    /** @param {State} state */
    opening: (state) => opening(ruleset, refereeView(state), telling),
    /** @param {Step} step */
    tell({ move, events, before, after }) {
      const scene = { move, events, before: refereeView(before), after: refereeView(after) };
      for (const event of events) remember(event, telling);
      const trick = trickLines(telling, scene);
      return [...trick, ...events.flatMap((event) => paragraph(event, telling, scene))];
    },
  };
}

/**
 * @param {import('february-rules').Variant} ruleset
 * @param {View} view
 * @param {Telling} telling
 */
function opening({ name, id }, view, telling) {
  const { ink, sides, seats, seatList, side, letter } = telling.table;
  const inTeams = sides.length < seats.length;
  const teams = sides.map(
    (members, own) => `${side(own)} is ${seatList(members)}, marked ${ink.side(letter(own), own)}`,
  );
  return [
    '',
    ink.bold(`━━━ ${name} (${id}) ━━━`),
    `Clockwise: ${seats.map(telling.table.seat).join(' ')}. ☀ is a day card, ☾ a night card.`,
    ...(inTeams ? [`${teams.join('; ')}.`] : []),
    ...roundHeading(1, telling),
    ...(view.phase === 'play' ? roundStart(view, telling) : []),
  ];
}

/**
 * @param {1 | 2} round
 * @param {Telling} telling
 */
const roundHeading = (round, { table }) => ['', table.ink.bold(`── ${ROUNDS[round]} ──`)];

/**
 * Everybody's hand, and who leads.
 *
 * @param {View} view
 * @param {Telling} telling
 */
function roundStart({ hands, leader }, { table, brief }) {
  const rows = hands.map((hand, seat) => `   ${table.seat(seat)} holds ${cardRow(hand)}`);
  return [...(brief ? [] : rows), `   ${table.seat(leader ?? 0)} leads the first trick.`];
}

/**
 * @param {Event} event
 * @param {Telling} telling
 */
function remember(event, telling) {
  if (event.type === 'unmarked') telling.losses.set(event.seat, event.date);
  if (event.type === 'picked') telling.picks.push(pickPhrase(event, telling.table));
}

/**
 * The finished trick's cards and its outcome, or an outcome that had to be waited for.
 *
 * @param {Telling} telling
 * @param {import('./tricks.js').Scene} scene
 */
function trickLines(telling, scene) {
  const outcome = scene.events.flatMap((event) => sentence(event, telling, scene)).join(' ');
  if (outcome === '') return [];
  const ended = scene.events.some(({ type }) => type === 'trick-won' || type === 'trick-void');
  if (!ended) return [`    ${outcome}`];
  telling.tricks += 1;
  const number = String(telling.tricks).padStart(2);
  const lines = telling.brief
    ? [`${number}  ${[...lossSentences(telling), outcome].join(' ')}`]
    : [`${number}  ${trickRow(telling, scene)}`, `    ${outcome}`];
  telling.losses.clear();
  return lines;
}

/**
 * What is said of an event in the line after a trick.
 *
 * @param {Event} event
 * @param {Telling} telling
 * @param {import('./tricks.js').Scene} scene
 */
function sentence(event, telling, scene) {
  switch (event.type) {
    case 'trick-won':
      return [winning(event, telling, scene)];
    case 'trick-void':
      return [voiding(event, telling, scene)];
    case 'marked':
      return [marking(event, telling, scene)];
    default:
      return [];
  }
}

/**
 * What is said of an event in lines of its own.
 *
 * @param {Event} event
 * @param {Telling} telling
 * @param {import('./tricks.js').Scene} scene
 * @returns {readonly string[]}
 */
function paragraph(event, telling, { after }) {
  switch (event.type) {
    case 'packs-passed':
      return packsPhrase(event.to, telling);
    case 'exchanged':
      return telling.brief ? [] : passRows(event.passes, telling.table);
    case 'round-started':
      return [...packsPhrase(null, telling), ...roundStart(after, telling)];
    case 'round-ended':
      return ['', ...drawnMonth(after.calendar, telling.table)];
    case 'dealt':
      return [...roundHeading(2, telling), ...takenOut(event.takenOut)];
    default:
      return [];
  }
}

/** @param {View['gone']} cards */
const takenOut = (cards) =>
  cards.length === 0 ? [] : [`   Taken out before the deal: ${cardRow(cards)}.`];
