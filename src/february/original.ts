import { followWeekOrWeekday } from './rules/following';
import { onWinningDate } from './rules/marking';
import { dealt } from './rules/preparing';
import { weeksAndWeekdays } from './rules/scoring';
import { latestFollowing } from './rules/winning';
import { everySeat, ruleset } from './ruleset';

/**
 * February 2022, the original ruleset, for 3 to 5 players (F1-F18).
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * console.log(createGame(original, { players: 5, seed: 'x' }).phase); // play
 * ```
 */
export const original = /* @__PURE__ */ ruleset({
  id: 'february/original',
  revision: 1,
  name: 'February 2022',
  players: [3, 4, 5],
  options: {},
  winsAreMarked: true,
  sides: everySeat,
  slots: () => ({
    preparing: dealt,
    following: followWeekOrWeekday,
    winning: latestFollowing,
    marking: onWinningDate,
    scoring: weeksAndWeekdays,
  }),
});
