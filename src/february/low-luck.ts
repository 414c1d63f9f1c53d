import { followWeekOrWeekday } from './rules/following';
import { onWinningDate } from './rules/marking';
import { drafted } from './rules/preparing';
import { weeksAndWeekdays } from './rules/scoring';
import { latestFollowing } from './rules/winning';
import { everySeat, ruleset } from './ruleset';

/**
 * Low-Luck February 2024, for 3 to 5 players: the hands are drafted (L1-L3).
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { lowLuck } from 'february-rules/february';
 *
 * console.log(createGame(lowLuck, { players: 3, seed: 'x' }).phase); // draft
 * ```
 */
export const lowLuck = /* @__PURE__ */ ruleset({
  id: 'february/low-luck',
  revision: 1,
  name: 'Low-Luck February 2024',
  players: [3, 4, 5],
  options: {},
  winsAreMarked: true,
  sides: everySeat,
  slots: () => ({
    preparing: drafted,
    following: followWeekOrWeekday,
    winning: latestFollowing,
    marking: onWinningDate,
    scoring: weeksAndWeekdays,
  }),
});
