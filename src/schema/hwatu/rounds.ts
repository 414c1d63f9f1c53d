/** The rounds that are over, and who deals. */
import { StateError } from '../../engine/errors';
import { isEmpty } from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { DECK, pointsIn } from '../../hwatu/card-sets';
import { drawDealer } from '../../hwatu/deal';
import type { FinishedRound, HwatuState } from '../../hwatu/state';
import { emptyTally, entered, roundsOf, scored } from '../../hwatu/tally';
import { miscounted, misplaced } from '../counting';
import { attempt, type Problem } from '../problems';

/** Rounds nobody can have won so, points they do not add up to, or a game that was over before. */
export function doubtsOfRounds({ options, tally, turn }: HwatuState): readonly Problem[] {
  const rounds = roundsOf(tally);
  if (!rounds.every((round) => isWon(round, options.players))) {
    return [misplaced(['tally', 'pages'], 'rounds with one winner without cards')];
  }
  const isReached = (points: readonly number[]) => points.some((own) => own >= options.goal);
  let sum = emptyTally(options.players);
  for (const round of rounds) {
    if (isReached(sum.points)) return [miscounted(['tally', 'pages'], 'none after the goal')];
    sum = entered(sum, scored(round, options));
  }
  if (JSON.stringify(sum) !== JSON.stringify(tally)) {
    return [misplaced(['tally'], 'the points and pages that the rounds add up to')];
  }
  if ((turn === null) === isReached(sum.points)) return [];
  return [misplaced(['turn'], 'a seat until somebody has reached the goal, then null')];
}

/** Whether the winner alone had no card left. */
const isWon = ({ winner, counted }: FinishedRound, players: number): boolean =>
  counted.length === players &&
  counted.every((points, seat) => (points === 0) === (seat === winner));

/** Hands that are empty before the game is over, or not as the last round counted them (H7). */
export function doubtsOfHands({ hands, turn, tally }: HwatuState): readonly Problem[] {
  const last = turn === null ? roundsOf(tally).at(-1)?.counted : undefined;
  return hands.flatMap((hand, seat) => {
    if (last === undefined) return isEmpty(hand) ? [miscounted(['hands', seat], 'a card')] : [];
    return pointsIn(hand) === last[seat] ? [] : [misplaced(['hands', seat], 'what was counted')];
  });
}

/** A dealer who is not the winner of the round before (H7), nor the first one (H3). */
export function doubtsOfDealer(state: HwatuState): readonly Problem[] {
  const { options, draws, tally, turn, dealer } = state;
  const first = options.dealer ?? attempt(() => firstDealer(state));
  if (first === null || (options.dealer !== undefined && draws.length > 0)) {
    return [misplaced(['draws'], 'draws until one seat alone is earliest, if no dealer was given')];
  }
  const before = roundsOf(tally).at(turn === null ? -2 : -1);
  return dealer === (before?.winner ?? first) ? [] : [misplaced(['dealer'], 'who has to deal')];
}

/** The dealer these draws lead to when they are drawn again. Throws if they lead to none. */
function firstDealer({ draws, options }: HwatuState): Seat {
  let decks = 0;
  const shuffle = () => {
    const drawn = draws.slice(decks * DECK.length, ++decks * DECK.length).map(({ card }) => card);
    // Drawing on from cards that nobody drew might go on for ever.
    if (drawn.length === 0) throw new StateError('no draw is left');
    if (new Set(drawn).size < drawn.length) throw new StateError('a card is drawn twice');
    return [...drawn, ...DECK.filter((card) => !drawn.includes(card))];
  };
  const again = drawDealer(options.players, shuffle);
  if (JSON.stringify(again.draws) === JSON.stringify(draws)) return again.dealer;
  throw new StateError('other draws');
}

/** Fewer shuffles than there were deals, and decks to draw for the first dealer from (X2). */
export function doubtsOfShuffles({ chance, draws, tally, turn }: HwatuState): readonly Problem[] {
  const deals = roundsOf(tally).length + (turn === null ? 0 : 1);
  const least = deals + Math.ceil(draws.length / DECK.length);
  return chance.shuffles < least ? [miscounted(['chance', 'shuffles'], `at least ${least}`)] : [];
}
