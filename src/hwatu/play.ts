import { changed } from '../engine/change';
import {
  type CardNumber,
  type CardSet,
  cardSet,
  cardsIn,
  has,
  including,
  isEmpty,
  replaced,
  size,
  without,
} from '../engine/sets';
import type { Seat, Turn } from '../engine/variant';
import { matchesOf, namesIn, pointsIn } from './card-sets';
import { cardOf, numberOf } from './cards';
import { type Deal, deal, leftOf } from './deal';
import type { DiscardMove, DiscardPile, HwatuEvent, HwatuMove, HwatuState } from './state';
import { entered, roundCount, scored } from './tally';

type HwatuTurn = Turn<HwatuEvent>;

/** Both piles. */
type Piles = Pick<HwatuState, 'drawPile' | 'discardPile'>;

/** A move moves cards and ends the turn, or the round where it empties a hand (H5, H7). */
export function play(state: HwatuState, move: HwatuMove, turn: HwatuTurn): HwatuState {
  const { seat } = move;
  const next = move.type === 'draw' ? draw(state, seat, turn) : discard(state, move, turn);
  return isEmpty(next.hands[seat] as CardSet) ? endRound(next, seat, turn) : next;
}

function discard(state: HwatuState, { seat, card }: DiscardMove, turn: HwatuTurn): HwatuState {
  const number = numberOf(card);
  const hand = without(state.hands[seat] as CardSet, number);
  turn.emit?.({ type: 'discarded', seat, card });
  return changed(state, {
    turn: leftOf(seat, state.options.players),
    hands: replaced(state.hands, seat, hand),
    discardPile: topped(state.discardPile, number),
  });
}

/** The pile with a card put on it. */
const topped = (pile: DiscardPile, card: CardNumber): DiscardPile => ({
  cards: including(pile.cards, card),
  top: card,
});

/** Draws a card, if there is one, and ends the turn either way (H5, H6). */
function draw(state: HwatuState, seat: Seat, turn: HwatuTurn): HwatuState {
  const next = leftOf(seat, state.options.players);
  const piles = stocked(state, turn);
  const { order, drawn } = piles.drawPile;
  const card = order[drawn];
  if (card === undefined) {
    turn.emit?.({ type: 'drew-nothing', seat });
    return changed(state, { turn: next });
  }
  const drawPile = { order, drawn: drawn + 1 };
  const discarded = has(matchesOf(piles.discardPile.top), card);
  turn.emit?.({ type: 'drew', seat, card: cardOf(card), discarded });
  if (discarded) {
    const discardPile = topped(piles.discardPile, card);
    return changed(state, { turn: next, drawPile, discardPile });
  }
  const hand = including(state.hands[seat] as CardSet, card);
  const hands = replaced(state.hands, seat, hand);
  return changed(state, { turn: next, drawPile, discardPile: piles.discardPile, hands });
}

/** The piles to draw from: renewed if the draw pile is empty and there is something to (H6). */
function stocked(piles: Piles, turn: HwatuTurn): Piles {
  const { drawPile, discardPile } = piles;
  if (drawPile.drawn < drawPile.order.length) return piles;
  const { top } = discardPile;
  const renewal = without(discardPile.cards, top);
  if (isEmpty(renewal)) return piles;
  const order = turn.shuffle(cardsIn(renewal));
  turn.emit?.({ type: 'renewed', size: size(renewal) });
  return { drawPile: { order, drawn: 0 }, discardPile: { cards: cardSet([top]), top } };
}

/** Scores the round (H7); then the game is over or the winner deals the next at once (H8). */
function endRound(state: HwatuState, winner: Seat, turn: HwatuTurn): HwatuState {
  const { options, hands, tally: before } = state;
  const round = scored({ winner, counted: hands.map(pointsIn) }, options);
  const tally = entered(before, round);
  turn.emit?.({ type: 'round-ended', ...round });
  if ((tally.points[winner] as number) >= options.goal) {
    turn.emit?.({ type: 'finished', winners: [winner] });
    return changed(state, { tally, turn: null });
  }
  const table = deal(options.players, winner, turn.shuffle);
  turn.emit?.(dealtEvent(table, roundCount(tally) + 1));
  return changed(state, { tally, ...table });
}

const dealtEvent = ({ dealer, hands, discardPile }: Deal, round: number): HwatuEvent => ({
  type: 'dealt',
  round,
  dealer,
  hands: hands.map(namesIn),
  top: cardOf(discardPile.top),
});
