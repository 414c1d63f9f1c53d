/** What the players of a trick did, and why it ended as it did: one way to tell it for each rule. */
import { dateOf, weekdayOf, weekOf } from 'february-rules/february';

/**
 * @typedef {import('february-rules/february').Card} Card
 * @typedef {import('february-rules/february').PlayedCard} PlayedCard
 *
 * @typedef {object} Following
 * @property {(play: PlayedCard, before: readonly PlayedCard[]) => string} verb what playing it means
 * @property {(plays: readonly PlayedCard[], winner: Card) => string} reason why it won
 */

/** @param {PlayedCard} play */
const isDated = ({ card }) => dateOf(card) !== null;

/**
 * Whether the card is of the lead's week or weekday.
 *
 * @param {PlayedCard} play
 * @param {PlayedCard | undefined} lead
 */
const follows = ({ card }, lead) =>
  lead !== undefined &&
  isDated(lead) &&
  (weekOf(card) === weekOf(lead.card) || weekdayOf(card) === weekdayOf(lead.card));

/**
 * Of the lead's week or weekday, the latest wins.
 *
 * @type {Following}
 */
export const followLead = {
  verb(play, before) {
    const lead = before.find(isDated);
    if (before.length === 0) return 'leads';
    if (!isDated(play)) return 'plays';
    if (lead === undefined) return 'sets the lead with';
    return follows(play, lead) ? 'follows with' : 'throws off';
  },
  reason(plays, winner) {
    const lead = plays.find(isDated);
    const rivals = plays.filter((play) => play.card !== winner && follows(play, lead));
    if (rivals.length === 0) return 'nobody else followed';
    const twin = rivals.find(({ card }) => dateOf(card) === dateOf(winner));
    return twin ? 'the night card beats the day card of its date' : 'the latest date that follows';
  },
};

/**
 * Weeks must differ; the latest weekday that is there once wins.
 *
 * @type {Following}
 */
export const avoidWeeks = {
  verb(play, before) {
    if (before.length === 0) return 'leads';
    return play.violation ? 'has to repeat a week with' : 'plays';
  },
  reason(plays, winner) {
    const weekdays = plays.map(({ card }) => weekdayOf(card));
    const repeated = weekdays.some((day, place) => day !== null && weekdays.indexOf(day) < place);
    const later = plays.some(({ card }) => Number(weekdayOf(card)) > Number(weekdayOf(winner)));
    if (repeated && later) return 'the latest weekday that is there only once';
    return 'the latest weekday';
  },
};
