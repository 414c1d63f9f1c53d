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
  /** A round was dealt: rounds count from 1, hands are by seat, `top` is the card to match (H4). */
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly dealer: Seat;
      readonly hands: readonly SeenCards[];
      readonly top: HwatuCard;
    }
  /** A card of the hand was put on the discard pile (H5). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: HwatuCard }
  /** A card was drawn for want of one that matches (H5). */
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
