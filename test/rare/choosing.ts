/** Situations of drafts and passes, and of what is chosen at the end of a round. */
import { eventOf, type FebruaryStep, type Situation } from './step';

export const choosing: readonly Situation<FebruaryStep>[] = [
  {
    ruling: 'L2',
    about: 'the last pick of Round I is one card (5 players)',
    seen: ({ before: { round }, move }) =>
      move.type === 'draft' && move.cards.length === 1 && round === 1,
  },
  {
    ruling: 'L2',
    about: 'the one card left to pick is a special',
    seen: ({ move }) =>
      move.type === 'draft' && move.cards.length === 1 && /^[lr]/.test(move.cards[0] ?? ''),
  },
  {
    ruling: 'L2',
    about: 'both specials are picked at once',
    seen: ({ move }) =>
      move.type === 'draft' && move.cards.includes('leap') && move.cards.includes('reschedule'),
  },
  {
    ruling: 'S4',
    about: 'the seats choose in descending order',
    seen: ({ before: { active, options }, move }) =>
      (move.type === 'draft' || move.type === 'pass') &&
      active.length === options.players - 1 &&
      !active.includes(options.players - 1) &&
      move.seat === options.players - 2,
  },
  {
    ruling: 'F10',
    about: 'Round I ends with a trick of which a date must be chosen or a marker taken off',
    seen: (step) => step.move.type !== 'play' && eventOf(step, 'round-ended')?.round === 1,
  },
];
