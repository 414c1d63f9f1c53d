/**
 * February's cards: names at the border, numbers inside. Card numbers are chosen so that a set's
 * `lo` holds the day cards and `hi` the night cards and specials (see `engine/sets.ts`): date d by
 * day is d - 1, by night d + 27; `leap` is 56, `reschedule` 57.
 */
import { type CardNumber, type CardSet, cardSet, firstBits } from '../engine/sets';

/** A day of February: 1 to 28, the 1st a Sunday. */
export type CalendarDate = (typeof DATES)[number];

/** Every date, in order. */
export const DATES = /* @__PURE__ */ Object.freeze([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
  28,
] as const);

/** A date card: `'17d'` by day, `'17n'` by night. */
export type DateCard = `${CalendarDate}${'d' | 'n'}`;

/** Leap Year and Reschedule. */
export type SpecialCard = 'leap' | 'reschedule';

/** A card of February. */
export type Card = DateCard | SpecialCard;

/** Every card; its index is its number. */
export const CARDS: readonly Card[] = /* @__PURE__ */ Object.freeze([
  ...DATES.map((date): DateCard => `${date}d`),
  ...DATES.map((date): DateCard => `${date}n`),
  'leap' as const,
  'reschedule' as const,
]);

/** Leap Year's number. */
export const LEAP = 56;

/** Reschedule's number. */
export const RESCHEDULE = 57;

const NUMBERS: ReadonlyMap<unknown, CardNumber> = /* @__PURE__ */ new Map(
  CARDS.map((card, number) => [card, number]),
);

/** The card's number. */
export const numberOf = (card: Card): CardNumber => NUMBERS.get(card) as CardNumber;

/** The card of that number. */
export const cardOf = (number: CardNumber): Card => CARDS[number] as Card;

/**
 * Whether the value is a card of February.
 *
 * @param value - anything
 */
export const isCard = (value: unknown): value is Card => NUMBERS.has(value);

/** Whether the card of that number has a date. */
export const isDated = (number: CardNumber): boolean => number < LEAP;

/** The date of a date card, by number. */
export const dayOf = (number: CardNumber): number => (number % 28) + 1;

/** The week of a date, 1 to 4: the suit. */
export const weekOfDate = (date: number): number => Math.ceil(date / 7);

/** The weekday of a date, 0 = Sunday to 6 = Saturday. */
export const weekdayOfDate = (date: number): number => (date - 1) % 7;

/** Whether the card of that number is a night card; meaningless for specials. */
export const isNightNumber = (number: CardNumber): boolean => number >= 28;

/**
 * The date of a date card.
 *
 * @param card - a date card
 * @returns 1 to 28; null for a special
 *
 * @example
 * ```ts
 * import { dateOf } from 'february-rules/february';
 *
 * console.log(dateOf('17n')); // 17
 * ```
 */
export function dateOf(card: DateCard): CalendarDate;
export function dateOf(card: Card): CalendarDate | null;
export function dateOf(card: Card): CalendarDate | null {
  const number = numberOf(card);
  return isDated(number) ? (dayOf(number) as CalendarDate) : null;
}

/**
 * The week of a date card: its suit.
 *
 * @param card - a card
 * @returns 1 to 4; null for a special
 *
 * @example
 * ```ts
 * import { weekOf } from 'february-rules/february';
 *
 * console.log(weekOf('17n')); // 3
 * ```
 */
export function weekOf(card: Card): number | null {
  const date = dateOf(card);
  return date === null ? null : weekOfDate(date);
}

/**
 * The weekday of a date card.
 *
 * @param card - a card
 * @returns 0 = Sunday to 6 = Saturday; null for a special
 *
 * @example
 * ```ts
 * import { weekdayOf } from 'february-rules/february';
 *
 * console.log(weekdayOf('17n')); // 2
 * ```
 */
export function weekdayOf(card: Card): number | null {
  const date = dateOf(card);
  return date === null ? null : weekdayOfDate(date);
}

/**
 * Whether a card is a night card.
 *
 * @param card - a card; specials are neither day nor night
 *
 * @example
 * ```ts
 * import { isNight } from 'february-rules/february';
 *
 * console.log(isNight('17n'), isNight('leap')); // true false
 * ```
 */
export const isNight = (card: Card): boolean => card.endsWith('n');

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * A weekday's name.
 *
 * @param weekday - 0 = Sunday to 6 = Saturday
 *
 * @example
 * ```ts
 * import { weekdayName } from 'february-rules/february';
 *
 * console.log(weekdayName(2)); // Tuesday
 * ```
 */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/**
 * A card's name for people.
 *
 * @param card - a card
 *
 * @example
 * ```ts
 * import { labelOf } from 'february-rules/february';
 *
 * console.log(labelOf('17n')); // Tuesday 17, night
 * ```
 */
export function labelOf(card: Card): string {
  if (card === 'leap') return 'Leap Year';
  if (card === 'reschedule') return 'Reschedule';
  const date = dateOf(card) as CalendarDate;
  return `${weekdayName(weekdayOfDate(date))} ${date}, ${isNight(card) ? 'night' : 'day'}`;
}

/** Both specials. */
export const SPECIALS: CardSet = /* @__PURE__ */ Object.freeze(cardSet([LEAP, RESCHEDULE]));

/** All 56 date cards. */
export const DATE_CARDS: CardSet = /* @__PURE__ */ Object.freeze({
  lo: firstBits(28),
  hi: firstBits(28),
});
