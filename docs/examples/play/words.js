/** Small words that every game's narration needs. */
import { stripVTControlCharacters } from 'node:util';

/**
 * A seat's letter: A to H, clockwise.
 *
 * @param {number} seat
 */
export const letterOf = (seat) => String.fromCharCode('A'.charCodeAt(0) + seat);

/**
 * `A, B and C`.
 *
 * @param {readonly string[]} words
 */
export const listed = (words) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * `1st`, `2nd`, `11th`.
 *
 * @param {number} number
 */
export function ordinal(number) {
  const teens = number % 100 > 10 && number % 100 < 14;
  const ending = teens ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th');
  return `${number}${ending}`;
}

/**
 * A number with halves written `½`; shared points come in halves.
 *
 * @param {number} number
 */
export function amount(number) {
  const whole = Math.trunc(number);
  if (number === whole) return String(number);
  return `${whole === 0 ? '' : whole}½`;
}

/**
 * `1 point`, `½ point`, `3 points`.
 *
 * @param {number} number
 */
export const points = (number) =>
  `${amount(number)} ${Math.abs(number) <= 1 && number !== 0 ? 'point' : 'points'}`;

/**
 * A verb that goes with so many subjects.
 *
 * @param {string} verb in its base form, regular
 * @param {readonly unknown[]} subjects
 */
export const agreeing = (verb, subjects) => (subjects.length === 1 ? `${verb}s` : verb);

/** Lines that are told stay within so many columns. */
export const COLUMNS = 110;

/**
 * Colours take no column.
 *
 * @param {string} text
 */
const columns = (text) => stripVTControlCharacters(text).length;

/**
 * A line, broken between words where it is too long; what follows stands below its first word, and
 * four columns in at least.
 *
 * @param {string} line
 * @returns {string[]}
 */
export function wrapped(line) {
  if (columns(line) <= COLUMNS) return [line];
  const margin = /^[ \d]*/.exec(line)?.[0] ?? '';
  const lines = [margin];
  for (const word of line.slice(margin.length).split(' ')) {
    const last = lines.pop() ?? '';
    const longer = last === margin ? last + word : `${last} ${word}`;
    if (columns(longer) <= COLUMNS) lines.push(longer);
    else lines.push(last, ' '.repeat(Math.max(4, margin.length)) + word);
  }
  return lines;
}
