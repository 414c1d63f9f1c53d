import { type HwatuEvent, type HwatuView, hwatuLabelOf } from 'february-rules/hwatu';
import type { Place } from '../table/face';
import { count, letterOf, listed, points } from '../words';

/** What the game waits for. */
export const prompt = ({ round, phase }: HwatuView): string =>
  phase === 'over' ? 'The game is over' : `Round ${round}: discard a card that matches, or draw`;

/** What the strip of players tells. */
export const places = ({ hands, dealer }: HwatuView): readonly Place[] =>
  hands.map((hand, seat) => ({ cards: hand.length, leads: false, deals: seat === dealer }));

/** What happened; a card the one who looks may not see is left out. */
export function tell(event: HwatuEvent): string {
  switch (event.type) {
    case 'dealt':
      return `${letterOf(event.dealer)} dealt round ${event.round}; ${hwatuLabelOf(event.top)} is turned up.`;
    case 'discarded':
      return `${letterOf(event.seat)} discarded ${hwatuLabelOf(event.card)}.`;
    case 'drew': {
      const card = event.card === null ? 'a card' : hwatuLabelOf(event.card);
      const after = event.discarded ? 'which matched and was discarded' : 'which joined the hand';
      return `${letterOf(event.seat)} drew ${card}, ${after}.`;
    }
    case 'renewed':
      return `The draw pile is renewed from ${count(event.size, 'card')}.`;
    case 'drew-nothing':
      return `${letterOf(event.seat)} found nothing to draw.`;
    case 'round-ended':
      return `${letterOf(event.winner)} won the round: ${points(event.gained[event.winner] ?? 0)}.`;
    case 'finished':
      return `The game is over; won by ${listed(event.winners.map(letterOf))}.`;
  }
}
