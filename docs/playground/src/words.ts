/** Small words and shapes that every game shares. */
import type { Rejection, Seat } from 'february-rules';

/** A seat's or side's letter: A to H, clockwise. */
export const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

/** `A, B and C`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `1st`, `2nd`, `11th`. */
export function ordinal(number: number): string {
  const teens = number % 100 > 10 && number % 100 < 14;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${(teens ? undefined : endings[number % 10]) ?? 'th'}`;
}

/** A number of points; shared ones come in halves. */
export function amount(number: number): string {
  const whole = Math.trunc(number);
  if (number === whole) return String(number).replace('-', '−');
  return `${whole === 0 ? '' : whole}½`;
}

/** `1 point`, `½ point`, `3 points`. */
export const points = (number: number): string =>
  `${amount(number)} ${Math.abs(number) <= 1 && number !== 0 ? 'point' : 'points'}`;

/** `1 card`, `3 cards`. */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** An option's name for people: `sharedDates` as `shared dates`. */
export const phraseOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');

/** The text with a capital at its beginning. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a move is not legal, with the ruling that says so. */
export const reasonText = ({ message, ruling }: Rejection): string => `${message} (${ruling})`;
