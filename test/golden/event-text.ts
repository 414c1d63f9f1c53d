/** What happens in a game, in words. */
import type { FebruaryEvent, PassedCard } from '../../src/february';
import type { HwatuEvent } from '../../src/hwatu';

export type AnyEvent = FebruaryEvent | HwatuEvent;

type EventOf<Type extends AnyEvent['type']> = Extract<AnyEvent, { type: Type }>;

const list = (items: readonly unknown[]): string =>
  items.length === 0 ? 'nothing' : items.join(' ');

const instead = (sides: readonly number[]): string =>
  sides.length === 0 ? '' : ` in place of ${list(sides)}`;

const passText = ({ from, to, card }: PassedCard): string => `${card} ${from}>${to}`;

/** The round that is dealt, with a line for each hand. */
function dealText(event: EventOf<'dealt'>): string {
  const shown = 'top' in event ? `dealer ${event.dealer}, top ${event.top}` : outText(event);
  const hands = event.hands.map((hand, seat) => `\n      seat ${seat}: ${list(hand)}`);
  return `round ${event.round} is dealt, ${shown}${hands.join('')}`;
}

const outText = ({ takenOut }: { readonly takenOut: readonly string[] }): string =>
  `taken out: ${list(takenOut)}`;

function roundText(event: EventOf<'round-ended'>): string {
  if ('round' in event) return `round ${event.round} ends`;
  return `seat ${event.winner} wins the round: ${list(event.gained)}`;
}

function drawText({ seat, card, discarded }: EventOf<'drew'>): string {
  return `${seat} draws ${card}${discarded ? ', discards it' : ''}`;
}

type Texts = { readonly [Type in AnyEvent['type']]: (event: EventOf<Type>) => string };

const texts: Texts = {
  dealt: dealText,
  picked: ({ seat, cards }) => `${seat} picks ${list(cards)}`,
  'packs-passed': ({ to }) => `packs go to the ${to}`,
  passed: ({ seat, cards }) => `${seat} passes ${list(cards)}`,
  exchanged: ({ passes }) => `exchanged: ${passes.map(passText).join(', ')}`,
  'round-started': ({ round, leader }) => `round ${round} is led by ${leader}`,
  played: ({ seat, card, violation }) => `${seat} plays ${card}${violation ? ' in violation' : ''}`,
  unmarked: ({ seat, date }) => `${seat} takes the marker off ${date}`,
  'trick-won': ({ seat, card }) => `${seat} wins with ${card}`,
  'trick-void': ({ leaves }) => `nobody wins, ${leaves} leaves`,
  marked: ({ side, date, replaced }) => `side ${side} marks ${date}${instead(replaced)}`,
  'round-ended': roundText,
  finished: ({ winners }) => `the winner: ${list(winners)}`,
  discarded: ({ seat, card }) => `${seat} discards ${card}`,
  drew: drawText,
  renewed: ({ size }) => `the draw pile is renewed from ${size}`,
  'drew-nothing': ({ seat }) => `${seat} finds nothing to draw`,
};

export const eventText = (event: AnyEvent): string => texts[event.type](event as never);
