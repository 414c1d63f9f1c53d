/** Laws of the score. */
import { activeSeats } from '../engine/moves';
import { score } from '../engine/score';
import type { CommonScore, Game, Standing } from '../engine/variant';
import { difference, textOf, unplain } from './compare';
import { foundIn, type Moment } from './moment';

/** The score can be told at any state; ranks are right; nobody wins before the end. */
export function scoreSound<G extends Game>({ variant, state, seats }: Moment<G>): string | null {
  const told: CommonScore = score(variant, state);
  const over = activeSeats(variant, state).length === 0;
  if (told.final !== over)
    return `final is ${told.final}, but the game is ${over ? '' : 'not '}over`;
  const seated = told.standings.flatMap((row) => row.seats).sort((a, b) => a - b);
  return (
    unplain(told, 'the score') ??
    difference(seated, seats, 'the list of seats in the standings') ??
    wrongRanks(told.standings) ??
    difference(told.winners, over ? firstOf(told.standings) : [], 'the list of winners')
  );
}

/** Who has rank 1, ascending. */
const firstOf = (standings: readonly Standing[]): readonly number[] =>
  standings
    .filter(({ rank }) => rank === 1)
    .flatMap((row) => row.seats)
    .sort((a, b) => a - b);

/** Rows by rank, then side; a rank says how many sides are ahead; more points are never behind. */
function wrongRanks(standings: readonly Standing[]): string | null {
  const rows = standings.map((row, place) => [row, standings[place - 1]] as const);
  return foundIn(rows, ([row, before]) => {
    const ahead = standings.filter(({ rank }) => rank < row.rank).length;
    if (row.rank !== ahead + 1) return `${textOf(row)} has ${ahead} sides ahead of it`;
    if (before === undefined) return null;
    const ordered = before.rank < row.rank || (before.rank === row.rank && before.side < row.side);
    if (!ordered) return `${textOf(row)} stands after ${textOf(before)}`;
    return before.points < row.points && `${textOf(row)} has more points than ${textOf(before)}`;
  });
}
