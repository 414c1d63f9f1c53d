import type { HwatuEvent } from '../../src/hwatu';
import { type HwatuStep, type Situation, tiedRows } from './step';

function eventOf<Type extends HwatuEvent['type']>(
  { events }: HwatuStep,
  type: Type,
): Extract<HwatuEvent, { type: Type }> | undefined {
  return events.find((event): event is Extract<HwatuEvent, { type: Type }> => event.type === type);
}

const renewal = (step: HwatuStep): number => eventOf(step, 'renewed')?.size ?? 0;

/** How many cards the draw for the first dealer took; told at the first move of a game alone. */
function dealerDraws({ before }: HwatuStep): number {
  const { draws, round, drawPile, discardPile, options } = before;
  const untouched = discardPile.length === 1 && drawPile.length === 47 - 4 * options.players;
  return round === 1 && untouched ? draws.length : 0;
}

const pointsAfter = ({ after: { points } }: HwatuStep): number => Math.max(...points);

export const hwatu: readonly Situation<HwatuStep>[] = [
  {
    ruling: 'H3',
    about: 'tied players draw again to deal',
    seen: (step) => dealerDraws(step) > step.before.options.players,
  },
  {
    ruling: 'H3',
    about: 'the deck runs out while the tied draw to deal',
    seen: (step) => dealerDraws(step) > 48,
  },
  {
    ruling: 'H5',
    about: 'the last card of the draw pile is drawn',
    seen: ({ before, after }) => before.drawPile.length === 1 && after.drawPile.length === 0,
  },
  {
    ruling: 'H5',
    about: 'a card drawn from a renewed pile is discarded at once',
    seen: (step) => renewal(step) > 0 && eventOf(step, 'drew')?.discarded === true,
  },
  {
    ruling: 'H5',
    about: 'only one of many cards fits',
    seen: ({ before, move, legal }) =>
      move.type === 'discard' && legal.length === 1 && (before.hands[move.seat] ?? []).length >= 9,
  },
  { ruling: 'H6', about: 'the draw pile is renewed', seen: (step) => renewal(step) > 0 },
  {
    ruling: 'H6',
    about: 'the draw pile lies empty while a player discards',
    seen: ({ before, move, after }) =>
      move.type === 'discard' && before.drawPile.length === 0 && before.round === after.round,
  },
  {
    ruling: 'H6',
    about: 'the draw pile is renewed from a single card',
    seen: (step) => renewal(step) === 1,
  },
  {
    ruling: 'H6',
    about: 'there is nothing to renew the draw pile from, and the turn ends without a card',
    seen: (step) => eventOf(step, 'drew-nothing') !== undefined,
  },
  {
    ruling: 'H7',
    about: 'a round ends while the draw pile is empty',
    seen: (step) => step.before.drawPile.length === 0 && eventOf(step, 'round-ended') !== undefined,
  },
  {
    ruling: 'H7',
    about: 'a round is worth more than 200 points to its winner',
    seen: (step) => Math.max(0, ...(eventOf(step, 'round-ended')?.gained ?? [])) > 200,
  },
  {
    ruling: 'H7',
    about: 'the dealer wins the round and deals again',
    seen: (step) => eventOf(step, 'round-ended')?.winner === step.before.dealer,
  },
  {
    ruling: 'H8',
    about: 'the goal is reached exactly',
    seen: (step) => isHwatuOver(step) && pointsAfter(step) === step.before.options.goal,
  },
  {
    ruling: 'H8',
    about: 'a player misses the goal by one point, and the next round is dealt',
    seen: (step) =>
      eventOf(step, 'round-ended') !== undefined &&
      pointsAfter(step) === step.before.options.goal - 1 &&
      !isHwatuOver(step),
  },
  {
    ruling: 'H8',
    about: 'losers have the same points and share a rank',
    seen: (step) => isHwatuOver(step) && tiedRows(step.score).length > 0,
  },
];

const isHwatuOver = ({ after: { phase } }: HwatuStep): boolean => phase === 'over';
