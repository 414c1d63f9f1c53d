import { type CardNumber, type CardSet, cardSet, NO_CARDS, size } from '../engine/sets';
import type { OwnState, OwnView, Seat, Viewer } from '../engine/variant';
import { namesIn } from './card-sets';
import { cardOf, type HwatuCard, numberOf } from './cards';
import type { HwatuEvent, HwatuView, SeenCards } from './seen';
import type { HwatuGame, HwatuState } from './state';
import { roundCount, roundsOf, tallyOf } from './tally';

/**
 * What the viewer may see: the own hand and whatever lies face up. Everything when the game is
 * over, and for the referee always.
 */
export function view(state: HwatuState, viewer: Viewer): OwnView<HwatuGame> {
  const { tally, dealer, turn, discardPile, draws } = state;
  const over = turn === null;
  const open = over || viewer === 'referee';
  return {
    round: roundCount(tally) + (over ? 0 : 1),
    phase: over ? 'over' : 'play',
    dealer,
    active: over ? [] : [turn],
    hands: state.hands.map((hand, seat) => seen(hand, open || seat === viewer)),
    top: cardOf(discardPile.top),
    discardPile: namesIn(discardPile.cards),
    drawPile: toDraw(state).map((card) => (open ? cardOf(card) : null)),
    points: tally.points,
    rounds: roundsOf(tally),
    draws: draws.map(({ seat, card }) => ({ seat, card: cardOf(card) })),
  };
}

const seen = (hand: CardSet, open: boolean): SeenCards =>
  open ? namesIn(hand) : Array.from({ length: size(hand) }, () => null);

/** The cards of the draw pile, the next to be drawn first. */
const toDraw = ({ drawPile }: HwatuState): readonly CardNumber[] =>
  drawPile.order.slice(drawPile.drawn);

/** A state with all that the view shows; hidden hands and a hidden draw pile are left empty. */
export const stateOf = (view: HwatuView): OwnState<HwatuGame> => ({
  draws: view.draws.map(({ seat, card }) => ({ seat, card: numberOf(card) })),
  tally: tallyOf(view.points, view.rounds),
  dealer: view.dealer,
  turn: view.active[0] ?? null,
  hands: view.hands.map(shownSet),
  drawPile: { order: shown(view.drawPile), drawn: 0 },
  discardPile: { cards: shownSet(view.discardPile), top: numberOf(view.top) },
});

const shown = (cards: SeenCards): readonly CardNumber[] =>
  cards.flatMap((card) => (card === null ? [] : [numberOf(card)]));

const shownSet = (cards: SeenCards): CardSet => {
  const numbers = shown(cards);
  return numbers.length === 0 ? NO_CARDS : cardSet(numbers);
};

/** The event as the viewer may see it: other hands and the cards that join them are hidden. */
export function viewEvent(event: HwatuEvent, viewer: Viewer): HwatuEvent {
  if (event.type === 'dealt') return { ...event, hands: event.hands.map(maskFor(viewer)) };
  const hidden = event.type === 'drew' && !event.discarded && event.seat !== viewer;
  return hidden ? { ...event, card: null } : event;
}

const maskFor =
  (viewer: Viewer) =>
  (hand: SeenCards, seat: Seat): SeenCards =>
    seat === viewer ? hand : hand.map((): HwatuCard | null => null);
