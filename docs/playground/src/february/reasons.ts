import type { Majority } from 'february-rules/february';
import type { Sides } from '../table/face';
import { amount, listed, ordinal, points } from '../words';

/** Who got the points of a week or weekday, and what decided it. */
export function reasonOf(majority: Majority, { names }: Sides): string {
  const { counts, worth, sides, decidedBy, date } = majority;
  const named = (list: readonly number[]): string => listed(list.map((side) => names[side] ?? ''));
  const most = Math.max(...counts);
  const level = counts.flatMap((count, side) => (count === most ? [side] : []));
  const winners = named(sides);
  const others = named(level.filter((side) => !sides.includes(side)));
  const day = ordinal(date ?? 0);
  switch (decidedBy) {
    case 'most':
      return `${points(worth)} to ${winners}: most markers`;
    case 'earliest':
      return `${points(worth)} to ${winners}: level with ${others}, but earliest, the ${day}`;
    case 'shared':
      return `${amount(worth / sides.length)} each to ${winners}: level, and both on the ${day}`;
    case 'tied':
      return `none: ${named(level)} are level`;
    case 'none':
      return 'none: no markers';
  }
}
