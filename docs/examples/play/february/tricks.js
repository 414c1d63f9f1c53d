/** Tells a trick: its cards, who won it and why, and where the marker went. */
import { ordinal } from '../words.js';
import { cardName } from './cards.js';

/**
 * @typedef {import('./narrator.js').Telling} Telling
 * @typedef {import('./narrator.js').PlayedCard} PlayedCard
 *
 * @typedef {object} Scene what a move did
 * @property {import('./narrator.js').Move} move
 * @property {readonly import('./narrator.js').Event[]} events
 * @property {import('./narrator.js').View} before
 * @property {import('./narrator.js').View} after
 */

/**
 * @template {import('./narrator.js').Event['type']} Type
 * @typedef {Extract<import('./narrator.js').Event, { readonly type: Type }>} EventOf
 */

/**
 * The cards of the trick, the one just played included.
 *
 * @param {Scene} scene
 * @returns {readonly PlayedCard[]}
 */
const playsOf = ({ before, events }) => [
  ...before.trick,
  ...events.filter((event) => event.type === 'played'),
];

/**
 * Who played what, and the markers that violations cost.
 *
 * @param {Telling} telling
 * @param {Scene} scene
 */
export function trickRow({ following, losses, table }, scene) {
  const plays = playsOf(scene);
  const phrases = plays.map((play, place) => {
    const verb = following.verb(play, plays.slice(0, place));
    const loss = losses.get(play.seat);
    const cost = loss === undefined ? '' : ` and takes the marker off the ${ordinal(loss)}`;
    return `${table.seat(play.seat)} ${verb} ${cardName(play.card)}${cost}`;
  });
  return `${phrases.join(', ')}.`;
}

/**
 * The markers that violations cost, where the cards are not told.
 *
 * @param {Telling} telling
 */
export const lossSentences = ({ losses, table }) =>
  Array.from(
    losses,
    ([seat, date]) => `${table.seat(seat)} takes the marker off the ${ordinal(date)}.`,
  );

/**
 * @param {EventOf<'trick-won'>} event
 * @param {Telling} telling
 * @param {Scene} scene
 */
export function winning({ seat, card }, { following, table }, scene) {
  const winner = table.seat(seat);
  if (card === 'leap') return `${winner} takes it with Leap Year; nothing is marked.`;
  return `${winner} wins with ${cardName(card)}: ${following.reason(playsOf(scene), card)}.`;
}

/**
 * @param {EventOf<'trick-void'>} event
 * @param {Telling} telling
 * @param {Scene} scene
 */
export function voiding({ leaves }, { table }, { before }) {
  const leader = table.seat(before.leader ?? 0);
  const reason = 'each card repeats a week or shares its weekday';
  return `Nobody wins: ${reason}. ${cardName(leaves)} leaves the game, and ${leader} leads again.`;
}

/**
 * @param {EventOf<'marked'>} event
 * @param {Telling} telling
 * @param {Scene} scene
 */
export function marking({ side, date, replaced }, { table }, { move, before, events }) {
  const owner = table.side(side);
  const marker = `the marker of ${owner}`;
  const chosen = before.phase === 'mark';
  const rescheduled = before.trick.some((play) => play.card === 'reschedule');
  const day = `the ${ordinal(date)}`;
  const what = chosen
    ? `${table.seat(move.seat)}${rescheduled ? ', who played Reschedule,' : ''} puts ${marker} on ${day}`
    : `${owner} marks ${day}`;
  // A violation's marker may have come off that date in the same move (C5).
  const off = events.flatMap((event) =>
    event.type === 'unmarked' && event.date === date ? [event.side] : [],
  );
  const there = (before.calendar[date - 1] ?? []).filter((other) => !off.includes(other));
  return `${what}${companyOf(side, there, replaced, table)}.`;
}

/**
 * What was on the date before.
 *
 * @param {number} side
 * @param {readonly number[]} there
 * @param {readonly number[]} replaced
 * @param {import('../table.js').Table} table
 */
function companyOf(side, there, replaced, { sideList }) {
  if (replaced.length > 0) return `, replacing ${sideList(replaced)}`;
  if (there.includes(side)) return ', where it was already';
  return there.length > 0 ? `, beside ${sideList(there)}` : '';
}
