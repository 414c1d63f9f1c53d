/** What people and programs read of a game: views and events. */
import type { CommonView, Seat } from '../engine/variant';
import type { HwatuCard } from './cards';
import type { FinishedRound, HwatuMove, HwatuSettings, RoundScore } from './state';

/** One draw for the first dealer (H3). */
export interface DealerDraw {
  /** Who drew. */
  readonly seat: Seat;
  /** What was drawn. */
  readonly card: HwatuCard;
}

/** A hand by month, then type; null stands for each hidden card. */
export type SeenCards = readonly (HwatuCard | null)[];

/** A Hwatu game as somebody may see it; null stands for each hidden card. */
export interface HwatuView extends CommonView<HwatuMove> {
  /** All options, checked and filled in, but for seed and decks. */
  readonly options: HwatuSettings;
  /** The round being played, or the last one if the game is over; from 1. */
  readonly round: number;
  /** Whether somebody may act. */
  readonly phase: 'play' | 'over';
  /** Who dealt this round, or the last one if the game is over. */
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
      /** A round was dealt (H4). */
      readonly type: 'dealt';
      /** The round, from 1. */
      readonly round: number;
      /** Who dealt. */
      readonly dealer: Seat;
      /** By seat, four cards each. */
      readonly hands: readonly SeenCards[];
      /** The card to match: the first of the discard pile. */
      readonly top: HwatuCard;
    }
  | {
      /** A card of the hand was put on the discard pile (H5). */
      readonly type: 'discarded';
      /** Who discarded. */
      readonly seat: Seat;
      /** The card, now the top of the discard pile. */
      readonly card: HwatuCard;
    }
  | {
      /** A card was drawn for want of one that matches (H5). */
      readonly type: 'drew';
      /** Who drew. */
      readonly seat: Seat;
      /** What was drawn; null if hidden. */
      readonly card: HwatuCard | null;
      /** Whether it matched and was discarded at once; otherwise it joined the hand (H5). */
      readonly discarded: boolean;
    }
  | {
      /** The draw pile was renewed from the discard pile (H6). */
      readonly type: 'renewed';
      /** How many cards it has now, before the draw. */
      readonly size: number;
    }
  | {
      /** A turn ended without a card, for there was nothing to renew the draw pile from (H6). */
      readonly type: 'drew-nothing';
      /** Whose turn it was. */
      readonly seat: Seat;
    }
  | ({
      /** A seat has no card left, and the round is scored (H7). */
      readonly type: 'round-ended';
    } & RoundScore)
  | {
      /** Somebody has reached the goal, and the game is over (H8). */
      readonly type: 'finished';
      /** The seats that won. */
      readonly winners: readonly Seat[];
    };
