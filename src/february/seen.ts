/** What people and programs read of a game: views and events. */
import type { Seat, Viewer } from '../engine/variant';
import type { Card } from './cards';
import type { FebruaryMove } from './moves';
import type { FebruaryState, Phase, Side } from './state';

/** A card played by a seat. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** Whether it was a violation (C4). */
  readonly violation: boolean;
}

/** A card passed from a seat to another; null if hidden. */
export interface PassedCard {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card | null;
}

/** A February game as somebody may see it; null stands for each hidden card. */
export interface FebruaryView {
  readonly variant: string;
  readonly revision: number;
  readonly viewer: Viewer;
  readonly options: FebruaryState['options'];
  readonly unavailable: readonly FebruaryMove[];
  readonly round: 1 | 2;
  readonly phase: Phase;
  /** The seats that may act now. */
  readonly active: readonly Seat[];
  readonly leader: Seat | null;
  /** By seat, in the order of the calendar. */
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly packs: readonly (readonly (Card | null)[])[];
  /** This round's passed cards (T2). */
  readonly passes: readonly PassedCard[];
  readonly trick: readonly PlayedCard[];
  readonly lastTrick: {
    readonly plays: readonly PlayedCard[];
    readonly winner: Seat | null;
  } | null;
  /** By date, 28 entries: the sides with a marker there, ascending. */
  readonly calendar: readonly (readonly Side[])[];
  /** Cards that left the game by winning a trick, or by C8. */
  readonly gone: readonly Card[];
  /** Cards taken out before Round II (F2). */
  readonly takenOut: readonly Card[];
  /** Cards set aside for Round II, or after it; null for each one set aside unseen. */
  readonly aside: readonly (Card | null)[];
}

/** What happens in a February game; null stands for each hidden card. */
export type FebruaryEvent =
  | {
      readonly type: 'dealt';
      readonly round: 1 | 2;
      readonly takenOut: readonly Card[];
      readonly hands: readonly (readonly (Card | null)[])[];
    }
  | { readonly type: 'picked'; readonly seat: Seat; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'packs-passed'; readonly to: 'left' | 'right' }
  | { readonly type: 'passed'; readonly seat: Seat; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'exchanged'; readonly passes: readonly PassedCard[] }
  | { readonly type: 'round-started'; readonly round: 1 | 2; readonly leader: Seat }
  | ({ readonly type: 'played' } & PlayedCard)
  | { readonly type: 'unmarked'; readonly seat: Seat; readonly side: Side; readonly date: number }
  | { readonly type: 'trick-won'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'trick-void'; readonly leaves: Card }
  | {
      readonly type: 'marked';
      readonly side: Side;
      readonly date: number;
      readonly replaced: readonly Side[];
    }
  | { readonly type: 'round-ended'; readonly round: 1 | 2 }
  | { readonly type: 'finished'; readonly winners: readonly Seat[] };
