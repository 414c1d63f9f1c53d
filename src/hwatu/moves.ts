import type { Code, Refusal } from '../engine/rejections';
import { type CardNumber, type CardSet, has, intersection, isEmpty, itemsOf } from '../engine/sets';
import type { Seat } from '../engine/variant';
import { matchesOf, namesIn } from './card-sets';
import { cardOf, type HwatuCard, hwatuCards, numberOf } from './cards';
import type { DiscardMove, DrawMove, HwatuMove, HwatuState } from './state';

/** The seats of the largest table. */
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7];

const discardMove = (seat: Seat, card: HwatuCard): DiscardMove =>
  Object.freeze({ type: 'discard', seat, card });

const drawMove = (seat: Seat): DrawMove => Object.freeze({ type: 'draw', seat });

/** By seat and card: made once, shared by every game. */
const DISCARDS: readonly (readonly DiscardMove[])[] = /* @__PURE__ */ SEATS.map((seat) =>
  hwatuCards.map((card) => discardMove(seat, card)),
);

/** By seat, the one move of a player who must draw. */
const DRAWS: readonly (readonly DrawMove[])[] = /* @__PURE__ */ SEATS.map((seat) =>
  Object.freeze([drawMove(seat)]),
);

/**
 * The cards a player may discard: those of the top card's month or type. A player who has none of
 * them must draw (H5). The one place that says what is legal.
 */
const playable = (hand: CardSet, top: CardNumber): CardSet => intersection(hand, matchesOf(top));

const handOf = (state: HwatuState, seat: Seat): CardSet => state.hands[seat] as CardSet;

/** Every move of the seat whose turn it is (H5). */
export function moves(state: HwatuState, seat: Seat): readonly HwatuMove[] {
  const cards = playable(handOf(state, seat), state.discardPile.top);
  if (isEmpty(cards)) return DRAWS[seat] as readonly DrawMove[];
  return itemsOf(cards, DISCARDS[seat] as readonly DiscardMove[]);
}

/** Why a move is not among `moves`; null if it is (H5). */
export function refusal(state: HwatuState, move: HwatuMove): Refusal | null {
  const { turn } = state;
  if (move.seat !== turn) {
    return refused('not-your-turn', `It is the turn of seat ${turn}.`, { turn });
  }
  return move.type === 'draw' ? refusalOfDraw(state, move) : refusalOfDiscard(state, move);
}

function refusalOfDraw(state: HwatuState, { seat }: DrawMove): Refusal | null {
  const { top } = state.discardPile;
  const cards = playable(handOf(state, seat), top);
  if (isEmpty(cards)) return null;
  const message = 'You hold a card that matches the top card and must discard one such card.';
  return refused('must-discard', message, { top: cardOf(top), cards: namesIn(cards) });
}

function refusalOfDiscard(state: HwatuState, { seat, card }: DiscardMove): Refusal | null {
  const { top } = state.discardPile;
  const hand = handOf(state, seat);
  const cards = playable(hand, top);
  if (has(cards, numberOf(card))) return null;
  const data = { card, top: cardOf(top), cards: namesIn(cards) };
  if (!has(hand, numberOf(card))) {
    return refused('card-not-in-hand', 'That card is not in your hand.', data);
  }
  if (isEmpty(cards)) {
    return refused('must-draw', 'You hold no card that matches the top card and must draw.', data);
  }
  const message = 'That card is neither of the month nor of the type of the top card.';
  return refused('card-does-not-match', message, data);
}

const refused = (code: Code, message: string, data: Refusal['data']): Refusal => ({
  code,
  ruling: 'H5',
  message,
  data,
});
