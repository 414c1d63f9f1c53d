/**
 * What a seat may choose from, once hands are made up: a set of cards to play or of dates. It is
 * worked out once, and both the list of legal moves and the check of a move read it, so they cannot
 * disagree. Drafts and passes keep theirs in `rules/`.
 */

import type { Refusal } from '../engine/rejections';
import { type CardSet, has, itemsAt, itemsOf } from '../engine/sets';
import type { Seat } from '../engine/variant';
import { type DateSet, datesIn, hasDate } from './calendar';
import { CARDS, type Card, cardOf, DATES, numberOf } from './cards';
import type { MarkMove, PlayMove, UnmarkMove } from './moves';
import type { Following } from './rules/slots';
import type { FebruaryState } from './state';

/** Cards to play, or dates to put a marker on or take one off. */
export type Choice =
  | { readonly type: 'play'; readonly cards: CardSet }
  | { readonly type: 'mark' | 'unmark'; readonly dates: DateSet; readonly ruling: string };

/** Seats there can be at a February table. */
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/** Moves that recur are made once: by seat and card number, or seat and date - 1. */
const PLAYS: readonly (readonly PlayMove[])[] = /* @__PURE__ */ SEATS.map((seat) =>
  CARDS.map((card) => Object.freeze({ type: 'play', seat, card })),
);
const datesMoves = <Type extends 'mark' | 'unmark'>(type: Type) =>
  SEATS.map((seat) => DATES.map((date) => Object.freeze({ type, seat, date })));
const DATE_MOVES = {
  mark: /* @__PURE__ */ datesMoves('mark'),
  unmark: /* @__PURE__ */ datesMoves('unmark'),
};

/** Every move of the choice. */
export const movesOf = (
  choice: Choice,
  seat: Seat,
): readonly (PlayMove | MarkMove | UnmarkMove)[] =>
  choice.type === 'play'
    ? itemsOf(choice.cards, PLAYS[seat] as readonly PlayMove[])
    : itemsAt(choice.dates, DATE_MOVES[choice.type][seat] as readonly MarkMove[]);

/** The cards of a set by name. */
export const namesOf = (cards: CardSet): readonly Card[] => itemsOf(cards, CARDS);

/** The refusal of a card that is not in the player's hand. */
export const notInHand = (card: Card, ruling: string): Refusal => ({
  code: 'card-not-in-hand',
  ruling,
  message: 'That card is not in your hand.',
  data: { card },
});

/** Why a card may not be played; null if it may. */
export function refusedPlay(
  cards: CardSet,
  { seat, card }: PlayMove,
  { hands, trick }: FebruaryState,
  following: Following,
): Refusal | null {
  const hand = hands[seat] as CardSet;
  if (has(cards, numberOf(card))) return null;
  if (!has(hand, numberOf(card))) return notInHand(card, following.ruling);
  const { code, ruling, message } = following.refusal(hand, trick);
  const data = { card, legal: namesOf(cards), trick: [...trick].map(cardOf) };
  return { code, ruling, message, data };
}

/** Why a date may not be chosen; null if it may. */
export function refusedDate(
  dates: DateSet,
  { type, date }: MarkMove | UnmarkMove,
  ruling: string,
): Refusal | null {
  if (hasDate(dates, date)) return null;
  const data = { date, legal: datesIn(dates) };
  if (type === 'mark') {
    const message = 'The marker cannot go on that date.';
    return { code: 'date-not-offered', ruling, message, data };
  }
  const message = 'You have no marker on that date to take off.';
  return { code: 'no-marker-there', ruling, message, data };
}
