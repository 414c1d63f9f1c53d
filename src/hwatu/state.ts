import type { CardNumber, CardSet } from '../engine/sets';
import type { CommonOptions, CommonScore, CommonState, Game, Seat } from '../engine/variant';
import type { HwatuCard } from './cards';
import type { HwatuEvent, HwatuView } from './seen';

/** The options of a Hwatu game. */
export interface HwatuOptions extends CommonOptions {
  /** How many play. */
  readonly players: 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** The points that end the game (H8). */
  readonly goal: 270 | 570;
  /** Whether the losers of a round lose nothing (H7); false by default. */
  readonly losersScoreZero?: boolean;
  /** Card orders for the first shuffles (X1, X2). */
  readonly decks?: readonly (readonly HwatuCard[])[];
  /** The seat that deals first; drawn for if left out (H3). */
  readonly dealer?: Seat;
}

/** The options once checked and filled in, without seed and decks. */
export interface HwatuSettings {
  /** How many play. */
  readonly players: HwatuOptions['players'];
  /** The points that end the game (H8). */
  readonly goal: HwatuOptions['goal'];
  /** Whether the losers of a round lose nothing (H7). */
  readonly losersScoreZero: boolean;
  /** Absent if the first dealer was drawn for (H3). */
  readonly dealer?: Seat;
}

/** A card of the top card's month or type put on the discard pile (H5). */
export interface DiscardMove {
  /** Tells a discard from a draw. */
  readonly type: 'discard';
  /** Who discards. */
  readonly seat: Seat;
  /** A card of the hand that matches the top card. */
  readonly card: HwatuCard;
}

/** A card drawn for want of one that matches (H5). */
export interface DrawMove {
  /** Tells a draw from a discard. */
  readonly type: 'draw';
  /** Who draws. */
  readonly seat: Seat;
}

/** Every move of the game. */
export type HwatuMove = DiscardMove | DrawMove;

/** Cards in the order of the last shuffle; those from place `drawn` on are the draw pile. */
export interface DrawPile {
  /** All cards of that shuffle. */
  readonly order: readonly CardNumber[];
  /** How many of them are drawn, from 0. */
  readonly drawn: number;
}

/** The discard pile. Only its top card has a place; the others' order never matters again (H6). */
export interface DiscardPile {
  /** The top card included. */
  readonly cards: CardSet;
  /** The card to match. */
  readonly top: CardNumber;
}

/** A round that is over. */
export interface FinishedRound {
  /** Who went out (H7). */
  readonly winner: Seat;
  /** By seat, the points of the cards left in the hand (H2); the winner's are 0. */
  readonly counted: readonly number[];
}

/** The points so far, and where they come from. */
export interface Tally {
  /** By seat. */
  readonly points: readonly number[];
  /** In pages, so that entering a round does not copy all the others: the game has no limit (H8). */
  readonly pages: readonly (readonly FinishedRound[])[];
}

/** One draw for the first dealer (H3), the card by number. */
export interface NumberedDraw {
  /** Who drew. */
  readonly seat: Seat;
  /** What was drawn. */
  readonly card: CardNumber;
}

/** The state of a Hwatu game. It changes with the variant's revision; views are what to read. */
export interface HwatuState extends CommonState {
  /** All options, checked and filled in, but for seed and decks. */
  readonly options: HwatuSettings;
  /** The draws for the first dealer in their order; none with option `dealer` (H3). */
  readonly draws: readonly NumberedDraw[];
  /** The points and the rounds that are over. */
  readonly tally: Tally;
  /** Who dealt this round, or the last one if the game is over. */
  readonly dealer: Seat;
  /** Whose turn it is; null when the game is over. */
  readonly turn: Seat | null;
  /** By seat. */
  readonly hands: readonly CardSet[];
  /** Face down. */
  readonly drawPile: DrawPile;
  /** Face up. */
  readonly discardPile: DiscardPile;
}

/** A round that is over, with its points (H7). */
export interface RoundScore extends FinishedRound {
  /** By seat, what was gained; negative where points were lost. */
  readonly gained: readonly number[];
}

/** The score of a Hwatu game; a round that is not over counts nothing yet. */
export interface HwatuScore extends CommonScore {
  /** The rounds that are over, in their order. */
  readonly rounds: readonly RoundScore[];
}

/** The types of the Hwatu shedding game. */
export interface HwatuGame extends Game {
  /** What `createGame` takes. */
  readonly options: HwatuOptions;
  /** What the verbs play on; its layout belongs to the variant. */
  readonly state: HwatuState;
  /** What a seat can do, as plain JSON. */
  readonly move: HwatuMove;
  /** What a viewer may see. */
  readonly view: HwatuView;
  /** What happens, for logs and animation. */
  readonly event: HwatuEvent;
  /** The points, and why. */
  readonly score: HwatuScore;
}
