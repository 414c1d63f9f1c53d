/** Who sits at the table, and what they are called. */
import { score } from 'february-rules';
import { letterOf, listed } from './words.js';

/**
 * @typedef {object} Table
 * @property {import('./ink.js').Ink} ink
 * @property {readonly number[]} seats
 * @property {readonly (readonly number[])[]} sides the seats of each side
 * @property {(seat: number) => string} seat a seat's letter, in its side's colour
 * @property {(seats: readonly number[]) => string} seatList
 * @property {(side: number) => string} letter a side's letter, as on the calendar
 * @property {(side: number) => string} side a side's name
 * @property {(sides: readonly number[]) => string} sideList
 */

/**
 * The table of a game. Sides are seats, or teams where several seats score together; teams are
 * called X and Y.
 *
 * @param {import('february-rules').Variant} variant
 * @param {import('february-rules').CommonState} state
 * @param {import('./ink.js').Ink} ink
 * @returns {Table}
 */
export function tableOf(variant, state, ink) {
  const { standings } = score(variant, state);
  const sides = [...standings].sort((a, b) => a.side - b.side).map(({ seats }) => seats);
  const seats = sides.flat().sort((a, b) => a - b);
  const inTeams = sides.length < seats.length;
  const letter = (/** @type {number} */ side) => (inTeams ? 'XY'.charAt(side) : letterOf(side));
  const seat = (/** @type {number} */ place) =>
    ink.side(
      letterOf(place),
      sides.findIndex((members) => members.includes(place)),
    );
  const side = (/** @type {number} */ own) =>
    ink.side(inTeams ? `team ${letter(own)}` : letter(own), own);
  return {
    ink,
    seats,
    sides,
    seat,
    seatList: (places) => listed(places.map(seat)),
    letter,
    side,
    sideList: (those) => listed(those.map(side)),
  };
}
