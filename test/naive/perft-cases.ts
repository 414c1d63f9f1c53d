import { fixedDecks } from './fixed-decks';
import { at, upTo } from './lists';
import {
  type Countable,
  countEndings,
  type EndingCount,
  perft,
  reducedEnding,
  walk,
} from './perft';
import type { NaiveOptions } from './types';

/** A game to count, and how far. Its decks are the fixed ones. */
export interface PerftCase {
  readonly variant: string;
  readonly options: NaiveOptions;
  readonly decks: string[][];
  /** Counted from the first move to this depth. */
  readonly opening: number;
  /** Counted after so many moves of the walk to this depth: over the end of a round. */
  readonly middle: { readonly after: number; readonly depth: number };
  /** Counted from so many moves before the end of the walk, to a horizon if need be. */
  readonly ending: { readonly left: number; readonly horizon: number };
}

export interface PerftCounts {
  /** For depth 1, 2, 3 and so on. */
  readonly opening: readonly number[];
  readonly middle: readonly number[];
  readonly ending: EndingCount;
}

/** Game, options, depth of the opening, moves before the middle, its depth, moves of the ending. */
type Row = readonly [string, NaiveOptions, number, number, number, number];

const rows: readonly Row[] = [
  ['february/original', { players: 3 }, 4, 48, 9, 14],
  ['february/original', { players: 4 }, 4, 48, 12, 12],
  ['february/original', { players: 5 }, 5, 45, 14, 17],
  ['february/original', { players: 3, sharedDates: true }, 4, 48, 9, 14],
  ['february/original', { players: 4, sharedDates: true }, 4, 48, 12, 12],
  ['february/original', { players: 5, sharedDates: true }, 5, 45, 14, 17],
  ['february/low-luck', { players: 3 }, 2, 75, 8, 12],
  ['february/low-luck', { players: 4 }, 2, 76, 10, 14],
  ['february/low-luck', { players: 5 }, 2, 75, 12, 15],
  ['february/low-luck', { players: 3, sharedDates: true }, 2, 75, 8, 12],
  ['february/low-luck', { players: 4, sharedDates: true }, 2, 76, 10, 14],
  ['february/low-luck', { players: 5, sharedDates: true }, 2, 75, 12, 15],
  ['february/teams', { players: 4 }, 1, 64, 11, 11],
  ['february/teams', { players: 4, marking: 'calendar' }, 1, 64, 10, 6],
  ['february/teams', { players: 4, follow: 'week' }, 1, 64, 11, 11],
  [
    'february/teams',
    { players: 4, marking: 'calendar', follow: 'week', sharedDates: true },
    1,
    64,
    10,
    6,
  ],
  ['february/cant-follow', { players: 4 }, 2, 76, 10, 12],
  ['february/cant-follow', { players: 4, sharedDates: true }, 2, 76, 10, 12],
  ['hwatu/shedding', { players: 2, goal: 270 }, 14, 2, 16, 26],
  ['hwatu/shedding', { players: 3, goal: 270 }, 14, 25, 16, 20],
  ['hwatu/shedding', { players: 4, goal: 270 }, 14, 9, 16, 9],
  ['hwatu/shedding', { players: 5, goal: 270 }, 14, 15, 16, 15],
  ['hwatu/shedding', { players: 6, goal: 270 }, 14, 35, 16, 22],
  ['hwatu/shedding', { players: 7, goal: 270 }, 14, 22, 16, 22],
  ['hwatu/shedding', { players: 8, goal: 270 }, 11, 54, 16, 21],
  ['hwatu/shedding', { players: 2, goal: 570, losersScoreZero: true }, 14, 2, 16, 21],
  ['hwatu/shedding', { players: 3, goal: 570, losersScoreZero: true }, 14, 25, 16, 7],
  ['hwatu/shedding', { players: 4, goal: 570, losersScoreZero: true }, 14, 9, 16, 30],
  ['hwatu/shedding', { players: 5, goal: 570, losersScoreZero: true }, 14, 15, 16, 27],
  ['hwatu/shedding', { players: 6, goal: 570, losersScoreZero: true }, 14, 35, 16, 37],
  ['hwatu/shedding', { players: 7, goal: 570, losersScoreZero: true }, 14, 22, 16, 20],
  ['hwatu/shedding', { players: 8, goal: 570, losersScoreZero: true }, 11, 54, 16, 23],
  ['hwatu/shedding', { players: 4, goal: 270, dealer: 2 }, 14, 31, 16, 9],
  ['february/original', { players: 4, dealer: 0 }, 4, 48, 12, 12],
];

/** February has two shuffles; a game of Hwatu has no limit, but the walks here need no more. */
function decksOf(variant: string, players: number): string[][] {
  return fixedDecks(variant, players, variant === 'hwatu/shedding' ? 400 : 2);
}

/** Other lines than the walk may take rounds more, so Hwatu's endings stop 4 moves beyond it. */
function horizonOf(variant: string, left: number): number {
  return variant === 'hwatu/shedding' ? left + 4 : Number.POSITIVE_INFINITY;
}

export const perftCases: readonly PerftCase[] = rows.map(
  ([variant, options, opening, after, depth, left]) => ({
    variant,
    options,
    decks: decksOf(variant, options.players),
    opening,
    middle: { after, depth },
    ending: { left, horizon: horizonOf(variant, left) },
  }),
);

function perDepth(game: Countable, depth: number): number[] {
  return upTo(depth).map((i) => perft(game, i + 1));
}

/** All counts of a case. `start` is its game, created with its options and decks. */
export function perftCounts({ opening, middle, ending }: PerftCase, start: Countable): PerftCounts {
  return {
    opening: perDepth(start, opening),
    middle: perDepth(at(walk(start, middle.after), middle.after), middle.depth),
    ending: countEndings(reducedEnding(start, ending.left), ending.horizon),
  };
}
