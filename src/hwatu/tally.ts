import type { FinishedRound, HwatuSettings, RoundScore, Tally } from './state';

/** How many rounds stand on a page. */
const PAGE = 64;

/** No rounds and no points yet. */
export const emptyTally = (players: number): Tally => ({
  points: Array.from({ length: players }, () => 0),
  pages: [],
});

/** How many rounds are over. */
export function roundCount({ pages }: Tally): number {
  const last = pages[pages.length - 1];
  return last === undefined ? 0 : (pages.length - 1) * PAGE + last.length;
}

/** The tally with a round entered that brought these gains. */
export function entered(tally: Tally, { gained, ...round }: RoundScore): Tally {
  return {
    points: tally.points.map((points, seat) => points + (gained[seat] as number)),
    pages: written(tally.pages, round),
  };
}

function written(pages: Tally['pages'], round: FinishedRound): Tally['pages'] {
  const last = pages[pages.length - 1];
  if (last === undefined || last.length === PAGE) return [...pages, [round]];
  return [...pages.slice(0, -1), [...last, round]];
}

/** The rounds that are over, in their order. */
export const roundsOf = ({ pages }: Tally): readonly FinishedRound[] => pages.flat();

/** A tally of these points and rounds. */
export const tallyOf = (points: readonly number[], rounds: readonly FinishedRound[]): Tally => ({
  points,
  pages: rounds.flatMap((_, first) =>
    first % PAGE === 0 ? [rounds.slice(first, first + PAGE)] : [],
  ),
});

/** A round with what each seat gained by it (H7). */
export function scored(round: FinishedRound, { losersScoreZero }: HwatuSettings): RoundScore {
  const { winner, counted } = round;
  const all = counted.reduce((sum, points) => sum + points, 0);
  const gained = counted.map((points, seat) => {
    if (seat === winner) return all;
    return losersScoreZero ? 0 : 0 - points;
  });
  return { winner, counted, gained };
}
