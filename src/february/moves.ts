import type { Seat } from '../engine/variant';
import type { CalendarDate, Card } from './cards';

/** A choice of cards in a draft: two, or one when the pack has one (L2). */
export interface DraftMove {
  readonly type: 'draft';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** The cards passed to the left neighbour, across, and to the right neighbour (T2). */
export interface PassMove {
  readonly type: 'pass';
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** A card played to the trick. */
export interface PlayMove {
  readonly type: 'play';
  readonly seat: Seat;
  readonly card: Card;
}

/** The choice of the date for the trick winner's marker (F9, T3, T4). */
export interface MarkMove {
  readonly type: 'mark';
  readonly seat: Seat;
  readonly date: CalendarDate;
}

/** The choice of the marker to take off after a violation (C5). */
export interface UnmarkMove {
  readonly type: 'unmark';
  readonly seat: Seat;
  readonly date: CalendarDate;
}

/** Every move of February. */
export type FebruaryMove = DraftMove | PassMove | PlayMove | MarkMove | UnmarkMove;
