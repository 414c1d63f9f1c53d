import { createGame, viewOf } from '../../src/engine';
import { type CardSet, cardSet } from '../../src/engine/sets';
import {
  type HwatuCard,
  type HwatuOptions,
  type HwatuState,
  type HwatuView,
  hwatuCards,
  shedding,
} from '../../src/hwatu';

/** A table to start a test from. */
export interface Table {
  readonly hands: readonly (readonly HwatuCard[])[];
  readonly top: HwatuCard;
  /** The discard pile below the top card. */
  readonly below?: readonly HwatuCard[];
  /** The first card is the next to be drawn. */
  readonly drawPile?: readonly HwatuCard[];
  readonly turn?: number;
  readonly dealer?: number;
  readonly points?: readonly number[];
  readonly goal?: 270 | 570;
  readonly losersScoreZero?: boolean;
  /** The orders of the shuffles to come; there is no seed behind them. */
  readonly decks?: readonly (readonly HwatuCard[])[];
}

/** A whole deck with these cards on top and the others below by month and type. */
export const deckFrom = (...cards: readonly HwatuCard[]): readonly HwatuCard[] => [
  ...cards,
  ...hwatuCards.filter((card) => !cards.includes(card)),
];

const numbers = (cards: readonly HwatuCard[]): number[] =>
  cards.map((card) => hwatuCards.indexOf(card));

const setOf = (cards: readonly HwatuCard[]): CardSet => cardSet(numbers(cards));

/** The state of that table; seat 0 is to move unless told otherwise. */
export function stateAt(table: Table): HwatuState {
  const { hands, top, below = [], drawPile = [], turn = 0, decks = [] } = table;
  const { dealer = hands.length - 1, goal = 270, losersScoreZero = false } = table;
  const players = hands.length as HwatuOptions['players'];
  const options = { players, dealer, goal, losersScoreZero, decks: [hwatuCards, ...decks] };
  return {
    ...createGame(shedding, options),
    turn,
    hands: hands.map(setOf),
    drawPile: { order: numbers(drawPile), drawn: 0 },
    discardPile: { cards: setOf([top, ...below]), top: hwatuCards.indexOf(top) },
    tally: { points: table.points ?? hands.map(() => 0), pages: [] },
  };
}

/** Everything on the table, to look at. */
export const everything = (state: HwatuState): HwatuView => viewOf(shedding, state, 'referee');
