/** What people and programs read of a game: views and events. */
import type { Seat, Viewer } from '../engine/variant';
import type { Card } from './cards';
import type { FebruaryMove } from './moves';
import type { FebruaryState, Phase, Side } from './state';

/** A card played by a seat. */
export interface PlayedCard {
  /** Who played it: 0 to players - 1. */
  readonly seat: Seat;
  /** What was played. */
  readonly card: Card;
  /** Whether it was a violation (C4). */
  readonly violation: boolean;
}

/** A card passed from a seat to another; null if hidden. */
export interface PassedCard {
  /** Who gave it. */
  readonly from: Seat;
  /** Who got it. */
  readonly to: Seat;
  /** What was passed; null if hidden. */
  readonly card: Card | null;
}

/** A February game as somebody may see it; null stands for each hidden card. */
export interface FebruaryView {
  /** The variant's id, such as `february/original`. */
  readonly variant: string;
  /** The revision of the variant's rules and layout; whole, from 1. */
  readonly revision: number;
  /** Who may see what stands here. */
  readonly viewer: Viewer;
  /** All options, checked and filled in, but for seed and decks. */
  readonly options: FebruaryState['options'];
  /** Moves of the viewer that the rules allow but for which no shuffle is left (X1). */
  readonly unavailable: readonly FebruaryMove[];
  /** The round being played, or 2 when the game is over. */
  readonly round: 1 | 2;
  /** What the game waits for. */
  readonly phase: Phase;
  /** The seats that may act now. */
  readonly active: readonly Seat[];
  /** Who leads the trick; null while it depends on cards that are being drafted. */
  readonly leader: Seat | null;
  /** By seat, in the order of the calendar. */
  readonly hands: readonly (readonly (Card | null)[])[];
  /** By seat, the pack held while drafting, in the order of the calendar; otherwise empty. */
  readonly packs: readonly (readonly (Card | null)[])[];
  /** This round's passed cards (T2). */
  readonly passes: readonly PassedCard[];
  /** The cards on the table, in the order played. */
  readonly trick: readonly PlayedCard[];
  /** The trick before, of either round; null before the first is full. */
  readonly lastTrick: {
    /** Its cards, in the order played. */
    readonly plays: readonly PlayedCard[];
    /** Who won it; null if nobody did (C8). */
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
      /** The cards of a round were dealt: as hands, or as packs where hands are drafted (F1, L1). */
      readonly type: 'dealt';
      /** The round they are for. */
      readonly round: 1 | 2;
      /** Cards taken out before Round II (F2); none in Round I. */
      readonly takenOut: readonly Card[];
      /** By seat, what each was dealt. */
      readonly hands: readonly (readonly (Card | null)[])[];
    }
  | {
      /** A seat picked from its pack; the others learn that it did, not what (L1, S4). */
      readonly type: 'picked';
      /** Who picked. */
      readonly seat: Seat;
      /** What was picked: two cards, or one when the pack had one (L2). */
      readonly cards: readonly (Card | null)[];
    }
  | {
      /** All have picked, and what is left of the packs went on (L1). */
      readonly type: 'packs-passed';
      /** The neighbour that each pack went to. */
      readonly to: 'left' | 'right';
    }
  | {
      /** A seat chose the cards it passes; the others learn that it did, not what (T2, S4). */
      readonly type: 'passed';
      /** Who chose. */
      readonly seat: Seat;
      /** For the left neighbour, across, for the right neighbour. */
      readonly cards: readonly (Card | null)[];
    }
  | {
      /** All have chosen, and the passed cards changed hands (T2). */
      readonly type: 'exchanged';
      /** Every passed card. */
      readonly passes: readonly PassedCard[];
    }
  | {
      /** The hands are there, and the first trick begins (F11, C2, C7). */
      readonly type: 'round-started';
      /** The round that begins. */
      readonly round: 1 | 2;
      /** Who leads its first trick. */
      readonly leader: Seat;
    }
  | ({
      /** A card was played to the trick. */
      readonly type: 'played';
    } & PlayedCard)
  | {
      /** A marker was taken off after a violation (C5). */
      readonly type: 'unmarked';
      /** Whose violation it was. */
      readonly seat: Seat;
      /** Whose marker came off. */
      readonly side: Side;
      /** The date it lay on: 1 to 28. */
      readonly date: number;
    }
  | {
      /** A trick was won, and the winning card leaves the game (F5, F6, C6). */
      readonly type: 'trick-won';
      /** Who won it. */
      readonly seat: Seat;
      /** The winning card. */
      readonly card: Card;
    }
  | {
      /** Nobody won the trick (C8). */
      readonly type: 'trick-void';
      /** The card that leaves the game all the same. */
      readonly leaves: Card;
    }
  | {
      /** A marker was put on a date, or stays there (F7, F9, T3). */
      readonly type: 'marked';
      /** Whose marker it is. */
      readonly side: Side;
      /** The date: 1 to 28. */
      readonly date: number;
      /** The sides whose markers made way for it; none with shared dates (F16). */
      readonly replaced: readonly Side[];
    }
  | {
      /** The last trick of a round is over. */
      readonly type: 'round-ended';
      /** The round that ended. */
      readonly round: 1 | 2;
    }
  | {
      /** The game is over (F12). */
      readonly type: 'finished';
      /** The seats that won, ascending; several if they share the victory. */
      readonly winners: readonly Seat[];
    };
