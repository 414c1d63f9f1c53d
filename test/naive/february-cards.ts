/** One card in a trick. A violation is a card that had to break the rule of Can't Follow (C4). */
export interface Played {
  readonly seat: number;
  readonly card: string;
  readonly violation: boolean;
}

export const specials = ['leap', 'reschedule'];

export const allDates = Array.from({ length: 28 }, (_, i) => i + 1);

export const dateCards = allDates.flatMap((date) => [`${date}d`, `${date}n`]);

export function isDateCard(card: string): boolean {
  return !specials.includes(card);
}

export function dateOf(card: string): number {
  return Number.parseInt(card, 10);
}

export function weekOfDate(date: number): number {
  return Math.ceil(date / 7);
}

/** 0 = Sunday to 6 = Saturday. */
export function weekdayOfDate(date: number): number {
  return (date - 1) % 7;
}

export function weekOf(card: string): number {
  return weekOfDate(dateOf(card));
}

export function weekdayOf(card: string): number {
  return weekdayOfDate(dateOf(card));
}

/** Orders date cards by date, of one date the day card before the night card. */
export function byDate(a: string, b: string): number {
  return dateOf(a) - dateOf(b) || a.localeCompare(b);
}

/** The date cards of a trick in the order of play. */
export function datesPlayed(trick: readonly Played[]): Played[] {
  return trick.filter((played) => isDateCard(played.card));
}
