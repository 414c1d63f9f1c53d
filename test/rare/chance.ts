import { dateOf, type Situation, type Step } from './step';

export const chance: readonly Situation<Step>[] = [
  {
    ruling: 'X1',
    about: 'the next move needs a shuffle that neither an order nor a seed can give',
    seen: ({ after }) => after.unavailable.length > 0,
  },
  {
    ruling: 'S1',
    about: 'another seat than the last one deals, and its left neighbour leads',
    seen: ({ before, move }) =>
      'calendar' in before &&
      before.lastTrick === null &&
      before.trick.length === 0 &&
      move.type === 'play' &&
      dateOf(move.card) > 0 &&
      before.options.dealer < before.options.players - 1,
  },
];
