import type { Seat } from '../engine/variant';
import type { CalendarDate, Card } from './cards';

/** A choice of cards in a draft: two, or one when the pack has one (L2). */
export interface DraftMove {
  /** Always `'draft'`. */
  readonly type: 'draft';
  /** Who picks: 0 to players - 1. */
  readonly seat: Seat;
  /** The cards kept from the pack held; their order does not matter. */
  readonly cards: readonly Card[];
}

/** The cards passed to the left neighbour, across, and to the right neighbour (T2). */
export interface PassMove {
  /** Always `'pass'`. */
  readonly type: 'pass';
  /** Who passes: 0 to 3. */
  readonly seat: Seat;
  /** Three different cards of the hand as dealt: for the left neighbour, across, for the right neighbour. */
  readonly cards: readonly Card[];
}

/** A card played to the trick. */
export interface PlayMove {
  /** Always `'play'`. */
  readonly type: 'play';
  /** Who plays: 0 to players - 1. */
  readonly seat: Seat;
  /** A card of the hand. */
  readonly card: Card;
}

/** The choice of the date for the trick winner's marker (F9, T3, T4). */
export interface MarkMove {
  /** Always `'mark'`. */
  readonly type: 'mark';
  /** Who chooses: the player of Reschedule, or in Teams the winner; 0 to players - 1. */
  readonly seat: Seat;
  /** Where the marker goes: 1 to 28. */
  readonly date: CalendarDate;
}

/** The choice of the marker to take off after a violation (C5). */
export interface UnmarkMove {
  /** Always `'unmark'`. */
  readonly type: 'unmark';
  /** Whose violation it was: 0 to players - 1. */
  readonly seat: Seat;
  /** A date with a marker of that seat's: 1 to 28. */
  readonly date: CalendarDate;
}

/** Every move of February. */
export type FebruaryMove = DraftMove | PassMove | PlayMove | MarkMove | UnmarkMove;
