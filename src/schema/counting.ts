/** What can be counted at any table: cards, lists by seat, seats. */
import { type CardSet, intersection, isEmpty, NO_CARDS, size, union } from '../engine/sets';
import { type Problem, problem } from './problems';

/** Something and where it stands. */
export type At<T> = readonly [path: Problem['path'], value: T];

/** A wrong number of things; the number itself is not told. */
export const miscounted = (path: Problem['path'], expected: number | string): Problem =>
  problem(path, `${expected}`, 'another number');

/** A seat that cannot be it. */
export const misplaced = (path: Problem['path'], expected: string): Problem =>
  problem(path, expected, 'another');

/** The items of a list with their places in it. */
export const each = <T>(key: string, items: readonly T[]): readonly At<T>[] =>
  items.map((item, place) => [[key, place], item]);

/** Cards that are in two places, and whether any are missing. */
export function doubtsOfCards(places: readonly At<CardSet>[], total: number): readonly Problem[] {
  const problems: Problem[] = [];
  let seen = NO_CARDS;
  for (const [path, cards] of places) {
    if (!isEmpty(intersection(seen, cards))) {
      problems.push(problem(path, 'cards that are nowhere else', 'a card that is elsewhere too'));
    }
    seen = union(seen, cards);
  }
  return size(seen) === total ? problems : [...problems, miscounted([], `all ${total} cards`)];
}

/** Lists that are not as long as the table is large. */
export const doubtsOfLengths = (
  lists: readonly At<readonly unknown[]>[],
  length: number,
): readonly Problem[] =>
  lists.flatMap(([path, list]) => (list.length === length ? [] : [miscounted(path, length)]));

/** Seats that the table does not have; null is none. */
export const doubtsOfSeats = (
  seats: readonly At<number | null | undefined>[],
  players: number,
): readonly Problem[] =>
  seats.flatMap(([path, seat]) =>
    (seat ?? 0) < players ? [] : [misplaced(path, `a seat from 0 to ${players - 1}`)],
  );
