import type { Seat } from 'february-rules';
import type { FebruaryView, Phase } from 'february-rules/february';
import type { Place } from '../table/face';

/** What each phase asks for. */
const ASKED: Readonly<Record<Phase, string>> = {
  draft: 'pick cards from your pack',
  pass: 'choose a card for each other player',
  play: 'play a card',
  mark: 'choose the date for the marker',
  unmark: 'choose one of your markers to take off',
  over: 'the game is over',
};

/** What the game waits for. */
export function prompt({ phase, trick, round }: FebruaryView): string {
  const asked = phase === 'play' && trick.length === 0 ? 'lead a card' : ASKED[phase];
  return `Round ${round === 1 ? 'I' : 'II'}: ${asked}`;
}

/** What the strip of players tells. */
export const places = ({ hands, leader, phase, options }: FebruaryView): readonly Place[] =>
  hands.map((hand, seat: Seat) => ({
    cards: hand.length,
    leads: seat === leader && phase !== 'over',
    deals: seat === options.dealer,
  }));
