/** What happened at a February table, in sentences. */
import { type Card, type FebruaryEvent, labelOf, type PassedCard } from 'february-rules/february';
import type { Sides } from '../table/face';
import { letterOf, listed, ordinal } from '../words';

const roman = (round: 1 | 2): string => (round === 1 ? 'I' : 'II');

const known = (cards: readonly (Card | null)[]): string =>
  cards.every((card) => card !== null) ? `: ${listed(cards.map(labelOf))}` : '';

const passedTo = ({ from, to, card }: PassedCard): readonly string[] =>
  card === null ? [] : [`${letterOf(from)} gave ${letterOf(to)} ${labelOf(card)}`];

const passesKnown = (passes: readonly PassedCard[]): string => {
  const told = passes.flatMap(passedTo);
  return told.length === 0 ? '' : `: ${told.join('; ')}`;
};

/** What happened; the cards the one who looks may not see are left out. */
export function tell(event: FebruaryEvent, sides: Sides): string | null {
  switch (event.type) {
    case 'dealt':
      return `The cards of Round ${roman(event.round)} are dealt.`;
    case 'picked':
      return `${letterOf(event.seat)} picked${known(event.cards) || ' from the pack'}.`;
    case 'packs-passed':
      return `The packs go to the ${event.to}.`;
    case 'passed':
      return `${letterOf(event.seat)} chose the cards to pass.`;
    case 'exchanged':
      return `Cards are passed${passesKnown(event.passes)}.`;
    case 'round-started':
      return `${letterOf(event.leader)} leads Round ${roman(event.round)}.`;
    case 'played':
      return `${letterOf(event.seat)} played ${labelOf(event.card)}${event.violation ? ', a violation' : ''}.`;
    default:
      return outcome(event, sides);
  }
}

type Outcome = Extract<
  FebruaryEvent,
  { type: 'unmarked' | 'trick-won' | 'trick-void' | 'marked' | 'round-ended' | 'finished' }
>;

function outcome(event: Outcome, { names }: Sides): string {
  switch (event.type) {
    case 'unmarked':
      return `${letterOf(event.seat)} took the marker off the ${ordinal(event.date)}.`;
    case 'trick-won':
      return `${letterOf(event.seat)} won the trick with ${labelOf(event.card)}.`;
    case 'trick-void':
      return `Nobody won the trick; ${labelOf(event.leaves)} leaves the game.`;
    case 'marked': {
      const replaced = event.replaced.map((side) => names[side] ?? '');
      const lost = replaced.length === 0 ? '' : `, in place of ${listed(replaced)}`;
      return `The ${ordinal(event.date)} is marked for ${names[event.side]}${lost}.`;
    }
    case 'round-ended':
      return `Round ${roman(event.round)} is over.`;
    case 'finished':
      return `The game is over; won by ${listed(event.winners.map(letterOf))}.`;
  }
}
