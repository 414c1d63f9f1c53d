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
import type { Changes, Seat, Turn } from '../engine/variant';
import { matchesOf, namesIn, pointsIn } from './card-sets';
import { cardOf, numberOf } from './cards';
import { type Deal, deal, leftOf } from './deal';
import type {
  DiscardMove,
  DiscardPile,
  HwatuEvent,
  HwatuGame,
  HwatuMove,
  HwatuState,
} from './state';
import { entered, roundCount, scored } from './tally';

type HwatuTurn = Turn<HwatuEvent>;
type HwatuChanges = Changes<HwatuGame>;

/** Both piles. */
type Piles = Pick<HwatuState, 'drawPile' | 'discardPile'>;

/** What a legal move changes: cards and turn, or the whole table where it ends a round (H5, H7). */
export function play(state: HwatuState, move: HwatuMove, turn: HwatuTurn): HwatuChanges {
  const { seat } = move;
  const changes = move.type === 'draw' ? draw(state, seat, turn) : discard(state, move, turn);
  const { hands = state.hands } = changes;
  if (!isEmpty(hands[seat] as CardSet)) return changes;
  return changed(changes, endRound(state, hands, seat, turn));
}

function discard(state: HwatuState, { seat, card }: DiscardMove, turn: HwatuTurn): HwatuChanges {
  const number = numberOf(card);
  const hand = without(state.hands[seat] as CardSet, number);
  turn.emit?.({ type: 'discarded', seat, card });
  return {
    turn: leftOf(seat, state.options.players),
    hands: replaced(state.hands, seat, hand),
    discardPile: topped(state.discardPile, number),
  };
}

/** The pile with a card put on it. */
const topped = (pile: DiscardPile, card: CardNumber): DiscardPile => ({
  cards: including(pile.cards, card),
  top: card,
});

/** Draws a card, if there is one, and ends the turn either way (H5, H6). */
function draw(state: HwatuState, seat: Seat, turn: HwatuTurn): HwatuChanges {
  const next = leftOf(seat, state.options.players);
  const piles = stocked(state, turn);
  const { order, drawn } = piles.drawPile;
  const card = order[drawn];
  if (card === undefined) {
    turn.emit?.({ type: 'drew-nothing', seat });
    return { turn: next };
  }
  const drawPile = { order, drawn: drawn + 1 };
  const discarded = has(matchesOf(piles.discardPile.top), card);
  turn.emit?.({ type: 'drew', seat, card: cardOf(card), discarded });
  if (discarded) return { turn: next, drawPile, discardPile: topped(piles.discardPile, card) };
  const hand = including(state.hands[seat] as CardSet, card);
  const hands = replaced(state.hands, seat, hand);
  return { turn: next, drawPile, discardPile: piles.discardPile, hands };
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
function endRound(
  { options, tally: before }: HwatuState,
  hands: readonly CardSet[],
  winner: Seat,
  turn: HwatuTurn,
): HwatuChanges {
  const round = scored({ winner, counted: hands.map(pointsIn) }, options);
  const tally = entered(before, round);
  turn.emit?.({ type: 'round-ended', ...round });
  if ((tally.points[winner] as number) >= options.goal) {
    turn.emit?.({ type: 'finished', winners: [winner] });
    return { tally, turn: null };
  }
  const table = deal(options.players, winner, turn.shuffle);
  turn.emit?.(dealtEvent(table, roundCount(tally) + 1));
  return { tally, ...table };
}

const dealtEvent = ({ dealer, hands, discardPile }: Deal, round: number): HwatuEvent => ({
  type: 'dealt',
  round,
  dealer,
  hands: hands.map(namesIn),
  top: cardOf(discardPile.top),
});
