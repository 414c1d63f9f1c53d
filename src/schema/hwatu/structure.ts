/** What a Hwatu state and view look like; whether they are sound is asked elsewhere. */
import type { Variant } from '../../engine/variant';
import { MAX_COUNT } from '../limits';
import {
  among,
  bySeat,
  cardName,
  cardNumber,
  cards,
  distinct,
  type Entries,
  exactly,
  list,
  orNull,
  type Structure,
  seat,
  whole,
} from '../structure';

const PHASES = ['play', 'over'];

/** More points than anybody has at the end; as many can be lost in every round. */
const points = (): Structure => whole(-MAX_COUNT * MAX_POINTS, MAX_COUNT);

/** What all cards count together (H2). */
const MAX_POINTS = 264;

const finishedRound = (variant: Variant): Structure =>
  exactly({ winner: seat(variant), counted: bySeat(variant, whole(0, MAX_POINTS)) });

const draws = (variant: Variant, card: Structure): Structure =>
  list(exactly({ seat: seat(variant), card }), 0, MAX_COUNT);

/** A state's own keys. */
export function stateEntries(variant: Variant): Entries {
  const card = cardNumber(variant);
  const set = cards(variant);
  const { length } = variant.cards;
  return {
    draws: draws(variant, card),
    tally: exactly({
      points: bySeat(variant, points()),
      pages: list(list(finishedRound(variant), 1, MAX_COUNT), 0, MAX_COUNT),
    }),
    dealer: seat(variant),
    turn: orNull(seat(variant)),
    hands: bySeat(variant, set),
    drawPile: exactly({ order: distinct(card, 1, length), drawn: whole(0, length) }),
    discardPile: exactly({ cards: set, top: card }),
  };
}

/** A view's own keys. */
export function viewEntries(variant: Variant): Entries {
  const card = cardName(variant);
  const shown = list(orNull(card), 0, variant.cards.length);
  return {
    round: whole(1, MAX_COUNT),
    phase: among(PHASES),
    dealer: seat(variant),
    active: list(seat(variant), 0, 1),
    hands: bySeat(variant, shown),
    top: card,
    discardPile: distinct(card, 1, variant.cards.length),
    drawPile: shown,
    points: bySeat(variant, points()),
    rounds: list(finishedRound(variant), 0, MAX_COUNT),
    draws: draws(variant, card),
  };
}
