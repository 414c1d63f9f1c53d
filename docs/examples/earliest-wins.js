/**
 * A made-up February: the earliest date that follows wins the trick, and its loser marks, choosing
 * the date of the trick where the winner's marker goes. Run: node docs/examples/earliest-wins.js
 */
import { pathToFileURL } from 'node:url';
import { createGame, score, simulate } from 'february-rules';
import * as february from 'february-rules/february';

const { cards, dateOf, weekdayOf, weekOf } = february;

/** @param {number | undefined} number */
const cardAt = (number) => cards[number ?? 0] ?? 'leap';

/** Later date first; by night after by day. @param {number} a @param {number} b */
const byDate = (a, b) => Number(dateOf(cardAt(b))) - Number(dateOf(cardAt(a))) || b - a;

/** The cards that follow the lead, the latest first (F4). @param {readonly number[]} trick */
const followersIn = (trick) => {
  const dated = trick.filter((number) => dateOf(cardAt(number)) !== null);
  const lead = cardAt(dated[0]);
  /** @param {february.Card} card */
  const follows = (card) => weekOf(card) === weekOf(lead) || weekdayOf(card) === weekdayOf(lead);
  return dated.filter((number) => follows(cardAt(number))).sort(byDate);
};

/** The earliest date that follows; Leap Year before all (F5). @type {february.Winning} */
const earliestFollowing = (trick) => {
  const leap = trick.find((number) => cardAt(number) === 'leap');
  const leaves = leap ?? Number(followersIn(trick).at(-1));
  return { winner: trick.indexOf(leaves), leaves };
};

/** The latest date that follows chooses, unless Reschedule does (F9). @type {february.Marking} */
const markedByLoser = (trick, winner) => {
  const placement = february.onTrickDate(trick, winner);
  const loser = trick.indexOf(Number(followersIn(trick)[0]));
  return placement.chooser === winner ? { ...placement, chooser: loser, ruling: 'E2' } : placement;
};

export const earliestWins = february.ruleset({
  id: 'example/earliest-wins',
  revision: 1,
  name: 'Earliest Wins',
  players: [3, 4, 5],
  options: {},
  sides: february.everySeat,
  slots: () => ({
    preparing: february.dealt,
    following: february.followWeekOrWeekday,
    winning: earliestFollowing,
    marking: markedByLoser,
    scoring: february.weeksAndWeekdays,
  }),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const start = createGame(earliestWins, { players: 4, seed: 'leap day' });
  const end = simulate(earliestWins, start, ([move]) => move);
  console.table(score(earliestWins, end).standings);
}
