/** How February's cards are written in a narration: `Tue 17☀` by day, `Tue 17☾` by night. */
import { dateOf, isNight, weekdayName, weekdayOf } from 'february-rules/february';

/** @typedef {import('february-rules/february').Card} Card */

const SPECIALS = { leap: 'Leap Year', reschedule: 'Reschedule' };

/**
 * The shortest name: `17☾`.
 *
 * @param {Card | null} card
 */
export function shortName(card) {
  if (card === null) return '?';
  if (card === 'leap' || card === 'reschedule') return SPECIALS[card];
  return `${dateOf(card)}${isNight(card) ? '☾' : '☀'}`;
}

/**
 * With the weekday: `Tue 17☾`.
 *
 * @param {Card} card
 */
export function cardName(card) {
  const weekday = weekdayOf(card);
  return weekday === null
    ? shortName(card)
    : `${weekdayName(weekday).slice(0, 3)} ${shortName(card)}`;
}

/**
 * Cards in a row.
 *
 * @param {readonly (Card | null)[]} cards
 */
export const cardRow = (cards) => cards.map(shortName).join(' ');
