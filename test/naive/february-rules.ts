import { allDates, dateOf, datesPlayed, type Played } from './february-cards';
import { majorities, type Scoring, teamScoring } from './february-scoring';
import { cantFollow, type Following, mustFollow, sameWeek, sameWeekOrWeekday } from './following';
import { distinct, upTo } from './lists';
import type { NaiveOptions } from './types';
import { latestFollowing, latestLoneWeekday, type Winning } from './winning';

/** What differs from one February ruleset to another. */
export interface Rules {
  readonly hands: 'deal' | 'draft' | 'pass';
  /** The seats of each side (T1). */
  readonly sides: (players: number) => number[][];
  readonly following: Following;
  readonly winning: Winning;
  /** The dates that the winner may choose from, or null where the winning date is marked (F7). */
  readonly winnerMarks: ((trick: readonly Played[]) => number[]) | null;
  readonly scoring: Scoring;
  /** The cards whose drafters lead Round I and Round II (C2, C7), or null (S1, F11). */
  readonly leadCards: readonly [string, string] | null;
}

/** F9: the dates of all date cards in the trick, each once. */
export function datesOfTrick(trick: readonly Played[]): number[] {
  return distinct(datesPlayed(trick).map((played) => dateOf(played.card)));
}

const original: Rules = {
  hands: 'deal',
  sides: (players) => upTo(players).map((seat) => [seat]),
  following: mustFollow(sameWeekOrWeekday),
  winning: latestFollowing,
  winnerMarks: null,
  scoring: majorities,
  leadCards: null,
};

const lowLuck: Rules = { ...original, hands: 'draft' };

const cantFollowRules: Rules = {
  ...lowLuck,
  following: cantFollow,
  winning: latestLoneWeekday,
  leadCards: ['1d', 'reschedule'],
};

function teams(options: NaiveOptions): Rules {
  return {
    ...original,
    hands: 'pass',
    sides: () => [
      [0, 2],
      [1, 3],
    ],
    following: mustFollow(options.follow === 'week' ? sameWeek : sameWeekOrWeekday),
    winnerMarks: options.marking === 'calendar' ? () => [...allDates] : datesOfTrick,
    scoring: teamScoring,
  };
}

export function rulesOf(variantId: string, options: NaiveOptions): Rules {
  if (variantId === 'february/original') return original;
  if (variantId === 'february/low-luck') return lowLuck;
  if (variantId === 'february/teams') return teams(options);
  if (variantId === 'february/cant-follow') return cantFollowRules;
  throw new Error(`no such game: ${variantId}`);
}
