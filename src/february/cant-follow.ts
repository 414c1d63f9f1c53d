import { avoidWeeks } from './rules/following';
import { onWinningDate } from './rules/marking';
import { draftedForLead } from './rules/preparing';
import { weeksAndWeekdays } from './rules/scoring';
import { latestLoneWeekday } from './rules/winning';
import { everySeat, ruleset } from './ruleset';

/**
 * Can't Follow February 2024, for 4 players: weeks in the trick are to be avoided (C1-C10).
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { cantFollow } from 'february-rules/february';
 *
 * console.log(createGame(cantFollow, { players: 4, seed: 'x' }).leader); // null
 * ```
 */
export const cantFollow = /* @__PURE__ */ ruleset({
  id: 'february/cant-follow',
  revision: 1,
  name: "Can't Follow February 2024",
  players: [4],
  options: {},
  sides: everySeat,
  slots: () => ({
    preparing: draftedForLead,
    following: avoidWeeks,
    winning: latestLoneWeekday,
    marking: onWinningDate,
    scoring: weeksAndWeekdays,
  }),
});
