import { followWeek, followWeekOrWeekday } from './rules/following';
import { onAnyDate, onTrickDate } from './rules/marking';
import { passed } from './rules/preparing';
import { weekdaysAndGroups } from './rules/scoring';
import { latestFollowing } from './rules/winning';
import { partners, ruleset } from './ruleset';

/** Which cards satisfy the duty, by option `follow` (T5). */
const FOLLOW = { 'week-or-weekday': followWeekOrWeekday, week: followWeek } as const;

/** Which dates the winner may mark, by option `marking` (T3). */
const MARKING = { trick: onTrickDate, calendar: onAnyDate } as const;

/**
 * February Teams 2023, for 4 players, partners opposite each other (T1-T8).
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { teams } from 'february-rules/february';
 *
 * const state = createGame(teams, { players: 4, seed: 'x', follow: 'week' });
 * console.log(state.phase); // pass
 * ```
 */
export const teams = /* @__PURE__ */ ruleset({
  id: 'february/teams',
  revision: 1,
  name: 'February Teams 2023',
  players: [4],
  options: {
    marking: {
      values: ['trick', 'calendar'],
      default: 'trick',
      about: 'Whether the winner marks a date of the trick or any of the month (T3).',
    },
    follow: {
      values: ['week-or-weekday', 'week'],
      default: 'week-or-weekday',
      about: 'Whether a card of the weekday satisfies the duty to follow (T5).',
    },
  },
  sides: partners,
  slots: ({ marking, follow }) => ({
    preparing: passed,
    following: FOLLOW[follow],
    winning: latestFollowing,
    marking: MARKING[marking],
    scoring: weekdaysAndGroups,
  }),
});
