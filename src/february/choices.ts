/**
 * Moves as choices: what a seat may choose from is worked out once (`Choice`), and both the list of
 * legal moves and the check of a move read it, so they cannot disagree.
 */
import { type CardSet, cardsIn, has } from '../engine/sets';
import type { Refusal, Seat } from '../engine/variant';
import { datesIn, hasDate } from './calendar';
import { CARDS, type Card, cardOf, DATES, numberOf } from './cards';
import type { Choice, Following, Step } from './rules/slots';
import type {
  DraftMove,
  FebruaryMove,
  FebruaryState,
  MarkMove,
  PassMove,
  PlayMove,
  UnmarkMove,
} from './state';

/** Seats there can be at a February table. */
const SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/** Moves that recur are made once: by seat and card number, or seat and date - 1. */
const PLAYS: readonly (readonly PlayMove[])[] = /* @__PURE__ */ SEATS.map((seat) =>
  CARDS.map((card) => Object.freeze({ type: 'play', seat, card })),
);
const MARKS: readonly (readonly MarkMove[])[] = /* @__PURE__ */ SEATS.map((seat) =>
  DATES.map((date) => Object.freeze({ type: 'mark', seat, date })),
);
const UNMARKS: readonly (readonly UnmarkMove[])[] = /* @__PURE__ */ SEATS.map((seat) =>
  DATES.map((date) => Object.freeze({ type: 'unmark', seat, date })),
);

/** Every move of the choice. */
export function movesOf(choice: Choice, seat: Seat): readonly FebruaryMove[] {
  switch (choice.type) {
    case 'play':
      return cardsIn(choice.cards).map((card) => PLAYS[seat]?.[card] as PlayMove);
    case 'draft':
      return draftsOf(choice.cards, choice.count, seat);
    case 'pass':
      return passesOf(choice.cards, seat);
    case 'mark':
      return datesIn(choice.dates).map((date) => MARKS[seat]?.[date - 1] as MarkMove);
    case 'unmark':
      return datesIn(choice.dates).map((date) => UNMARKS[seat]?.[date - 1] as UnmarkMove);
  }
}

/** Every pair of the pack, or its one card (L2). */
function draftsOf(pack: CardSet, count: number, seat: Seat): DraftMove[] {
  const cards = cardsIn(pack).map(cardOf);
  if (count === 1) return cards.map((card) => ({ type: 'draft', seat, cards: [card] }));
  return cards.flatMap((first, index) =>
    cards
      .slice(index + 1)
      .map((second): DraftMove => ({ type: 'draft', seat, cards: [first, second] })),
  );
}

/** Every three different cards of the hand, in every order (T2). */
function passesOf(hand: CardSet, seat: Seat): PassMove[] {
  const cards = cardsIn(hand).map(cardOf);
  const moves: PassMove[] = [];
  for (const left of cards) {
    for (const across of cards) {
      if (across === left) continue;
      for (const right of cards) {
        if (right === left || right === across) continue;
        moves.push({ type: 'pass', seat, cards: [left, across, right] });
      }
    }
  }
  return moves;
}

/** The cards of a set by name. */
export const namesOf = (cards: CardSet): readonly Card[] => cardsIn(cards).map(cardOf);

/** The choice of that type of move; the phase has been checked, so it is of that type. */
type ChoiceOf<Type extends Choice['type']> = Extract<Choice, { type: Type }>;

/** Why the move is not one of the choice; null if it is. Move and choice are of one type. */
export function refusedBy(
  choice: Choice,
  move: FebruaryMove,
  state: FebruaryState,
  following: Following,
): Refusal | null {
  switch (move.type) {
    case 'play':
      return refusedPlay(choice as ChoiceOf<'play'>, move, state, following);
    case 'draft':
      return refusedDraft(choice as ChoiceOf<'draft'>, move);
    case 'pass':
      return refusedPass(choice as ChoiceOf<'pass'>, move);
    default:
      return refusedDate(choice as ChoiceOf<'mark' | 'unmark'>, move);
  }
}

function refusedPlay(
  { cards }: ChoiceOf<'play'>,
  { seat, card }: PlayMove,
  { hands, trick }: FebruaryState,
  following: Following,
): Refusal | null {
  const hand = hands[seat] as CardSet;
  if (has(cards, numberOf(card))) return null;
  if (!has(hand, numberOf(card))) return notInHand(card, following.ruling);
  const data = { card, legal: namesOf(cards), trick: trick.map(cardOf) };
  return { ...following.refusal(hand, trick), data };
}

const notInHand = (card: Card, ruling: string): Refusal => ({
  code: 'card-not-in-hand',
  ruling,
  message: 'That card is not in your hand.',
  data: { card },
});

function refusedPass({ cards }: ChoiceOf<'pass'>, move: PassMove): Refusal | null {
  const foreign = move.cards.find((card) => !has(cards, numberOf(card)));
  return foreign === undefined ? null : notInHand(foreign, 'T2');
}

function refusedDraft({ cards, count }: ChoiceOf<'draft'>, move: DraftMove): Refusal | null {
  if (move.cards.length !== count) {
    const message = count === 1 ? 'You pick the one card left.' : 'You pick two cards.';
    return { code: 'wrong-card-count', ruling: 'L2', message, data: { count } };
  }
  const foreign = move.cards.find((card) => !has(cards, numberOf(card)));
  if (foreign === undefined) return null;
  const message = 'That card is not in the pack you hold.';
  return { code: 'card-not-in-pack', ruling: 'L1', message, data: { card: foreign } };
}

function refusedDate(
  { dates, ruling }: ChoiceOf<'mark' | 'unmark'>,
  { type, date }: MarkMove | UnmarkMove,
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

/** The step of that phase. */
export const stepOf = (steps: readonly Step[], phase: string): Step | undefined =>
  steps.find((step) => step.phase === phase);
