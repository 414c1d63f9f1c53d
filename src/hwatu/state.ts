import type { CardNumber, CardSet } from '../engine/sets';
import type {
  CommonOptions,
  CommonScore,
  CommonState,
  CommonView,
  Game,
  Seat,
} from '../engine/variant';
import type { HwatuCard } from './cards';

/** The options of a Hwatu game. */
export interface HwatuOptions extends CommonOptions {
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
  readonly players: HwatuOptions['players'];
  readonly goal: HwatuOptions['goal'];
  readonly losersScoreZero: boolean;
  /** Absent if the first dealer was drawn for (H3). */
  readonly dealer?: Seat;
}

/** A card of the top card's month or type put on the discard pile (H5). */
export interface DiscardMove {
  readonly type: 'discard';
  readonly seat: Seat;
  readonly card: HwatuCard;
}

/** A card drawn for want of one that matches (H5). */
export interface DrawMove {
  readonly type: 'draw';
  readonly seat: Seat;
}

/** Every move of the game. */
export type HwatuMove = DiscardMove | DrawMove;

/** Cards in the order of the last shuffle; those from place `drawn` on are the draw pile. */
export interface DrawPile {
  readonly order: readonly CardNumber[];
  readonly drawn: number;
}

/** The discard pile. Only its top card has a place; the others' order never matters again (H6). */
export interface DiscardPile {
  /** The top card included. */
  readonly cards: CardSet;
  readonly top: CardNumber;
}

/** A round that is over. */
export interface FinishedRound {
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
  readonly seat: Seat;
  readonly card: CardNumber;
}

/** The state of a Hwatu game. It changes with the variant's revision; views are what to read. */
export interface HwatuState extends CommonState {
  readonly options: HwatuSettings;
  /** The draws for the first dealer in their order; none with option `dealer` (H3). */
  readonly draws: readonly NumberedDraw[];
  readonly tally: Tally;
  /** Who dealt this round, or the last one if the game is over. */
  readonly dealer: Seat;
  /** Whose turn it is; null when the game is over. */
  readonly turn: Seat | null;
  /** By seat. */
  readonly hands: readonly CardSet[];
  readonly drawPile: DrawPile;
  readonly discardPile: DiscardPile;
}

/** One draw for the first dealer (H3). */
export interface DealerDraw {
  readonly seat: Seat;
  readonly card: HwatuCard;
}

/** A round that is over, with its points (H7). */
export interface RoundScore extends FinishedRound {
  /** By seat, what was gained; negative where points were lost. */
  readonly gained: readonly number[];
}

/** A hand by month, then type; null stands for each hidden card. */
export type SeenCards = readonly (HwatuCard | null)[];

/** A Hwatu game as somebody may see it; null stands for each hidden card. */
export interface HwatuView extends CommonView<HwatuMove> {
  readonly options: HwatuSettings;
  /** The round being played, or the last one if the game is over; from 1. */
  readonly round: number;
  readonly phase: 'play' | 'over';
  readonly dealer: Seat;
  /** The seats that may act now: one, or none when the game is over. */
  readonly active: readonly Seat[];
  /** By seat. */
  readonly hands: readonly SeenCards[];
  /** The card to match: the top of the discard pile. */
  readonly top: HwatuCard;
  /** All cards of the discard pile, the top included, by month, then type. */
  readonly discardPile: readonly HwatuCard[];
  /** The first card is the next to be drawn. */
  readonly drawPile: SeenCards;
  /** By seat. */
  readonly points: readonly number[];
  /** The rounds that are over, in their order; `score` tells what each seat gained by them. */
  readonly rounds: readonly FinishedRound[];
  /** The draws for the first dealer in their order; none with option `dealer` (H3). */
  readonly draws: readonly DealerDraw[];
}

/** What happens in a Hwatu game; null stands for each hidden card. */
export type HwatuEvent =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly hands: readonly SeenCards[];
      readonly top: HwatuCard;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: HwatuCard }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: HwatuCard | null;
      /** Whether it matched and was discarded at once; otherwise it joined the hand (H5). */
      readonly discarded: boolean;
    }
  /** The draw pile was renewed from so many cards (H6). */
  | { readonly type: 'renewed'; readonly size: number }
  /** A turn ended without a card, for there was nothing to renew the draw pile from (H6). */
  | { readonly type: 'drew-nothing'; readonly seat: Seat }
  | ({ readonly type: 'round-ended' } & RoundScore)
  | { readonly type: 'finished'; readonly winners: readonly Seat[] };

/** The score of a Hwatu game; a round that is not over counts nothing yet. */
export interface HwatuScore extends CommonScore {
  /** The rounds that are over, in their order. */
  readonly rounds: readonly RoundScore[];
}

/** The types of the Hwatu shedding game. */
export interface HwatuGame extends Game {
  readonly options: HwatuOptions;
  readonly state: HwatuState;
  readonly move: HwatuMove;
  readonly view: HwatuView;
  readonly event: HwatuEvent;
  readonly score: HwatuScore;
}
