import type { Chance } from '../engine/chance';
import type { CardNumber, CardSet } from '../engine/sets';
import type { CommonScore, Game, Seat, Viewer } from '../engine/variant';
import type { DateSet } from './calendar';
import type { CalendarDate, Card } from './cards';

/** A side that scores: a team in Teams, a seat in every other ruleset (T1). */
export type Side = number;

/** What the game waits for. */
export type Phase = 'draft' | 'pass' | 'play' | 'unmark' | 'mark' | 'over';

/** The options every February ruleset has. */
export interface FebruaryOptions {
  readonly players: 3 | 4 | 5;
  /** Any string; from `randomSeed()` it cannot be guessed. */
  readonly seed?: string;
  /** Card orders for the first shuffles (X1). */
  readonly decks?: readonly (readonly Card[])[];
  /** The seat that deals in both rounds (S1); by default the last one. */
  readonly dealer?: Seat;
  /** Whether a date can carry several sides' markers (F16); false by default. */
  readonly sharedDates?: boolean;
}

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

/** Where the cards are that are in nobody's hand. */
export interface Piles {
  /** Set aside for Round II, or after it: cards that did not win, and the specials in Round I. */
  readonly aside: CardSet;
  /** Set aside unseen at the deal of Round I (F1). */
  readonly unseen: CardSet;
  /** Left the game by winning a trick, or by C8. */
  readonly gone: CardSet;
  /** Taken out before Round II (F2). */
  readonly out: CardSet;
}

/** A finished trick. */
export interface FinishedTrick {
  readonly leader: Seat;
  readonly cards: readonly CardNumber[];
  /** Null if nobody won (C8). */
  readonly winner: Seat | null;
}

/**
 * The state of a February game. It belongs to the ruleset and changes with its revision; views are
 * what to read. Whose turn it is follows from `phase`, `leader` and the trick.
 */
export interface FebruaryState {
  readonly variant: string;
  readonly revision: number;
  readonly options: {
    readonly players: number;
    readonly dealer: Seat;
    readonly sharedDates: boolean;
  };
  readonly chance: Chance;
  readonly round: 1 | 2;
  readonly phase: Phase;
  /** Who leads the trick; null while cards that decide it are being drafted. */
  readonly leader: Seat | null;
  /** The seats that have still to choose in a simultaneous phase (S4), ascending; else none. */
  readonly waiting: readonly Seat[];
  /** By seat. */
  readonly hands: readonly CardSet[];
  /** By seat, while drafting; otherwise empty. */
  readonly packs: readonly CardSet[];
  /** By seat, what each gave to the left, across and to the right; empty until it has. */
  readonly passes: readonly (readonly CardNumber[])[];
  /** In the order played. */
  readonly trick: readonly CardNumber[];
  readonly last: FinishedTrick | null;
  /** By side, the dates that carry its marker. */
  readonly marks: readonly DateSet[];
  readonly piles: Piles;
}

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

/** Why a side got the points of a week or weekday, or why nobody did. */
export type Decision = 'most' | 'earliest' | 'shared' | 'tied' | 'none';

/** One week or weekday and who got its points. */
export interface Majority {
  /** Markers in it, by side. */
  readonly counts: readonly number[];
  /** The points it is worth. */
  readonly worth: number;
  /** The sides that got them: one; several that share them; or none. */
  readonly sides: readonly Side[];
  /**
   * `most`: more markers than any other; `earliest`: tied, and decided by the earliest date;
   * `shared`: still tied on that date (F17); `tied`: nothing for a tie (T6); `none`: no markers.
   */
  readonly decidedBy: Decision;
  /** The date that broke the tie; null if none had to. */
  readonly date: CalendarDate | null;
}

/** A side's largest group of adjacent markers (T6). */
export interface Group {
  readonly side: Side;
  /** Its size, which are its points. */
  readonly size: number;
  /** Its dates; of several largest groups the one with the earliest date. */
  readonly dates: readonly CalendarDate[];
}

/** The score of a February game, with the reason for every point. */
export interface FebruaryScore extends CommonScore {
  /** Weeks 1 to 4; empty where weeks give nothing. */
  readonly weeks: readonly Majority[];
  /** Sunday to Saturday. */
  readonly weekdays: readonly Majority[];
  /** By side; empty where groups give nothing. */
  readonly groups: readonly Group[];
  /** By side, the earliest marked date, which breaks ties in points (F15); null without markers. */
  readonly earliest: readonly (CalendarDate | null)[];
}

/** The types of a February ruleset whose options are `Options`. */
export interface FebruaryGame<Options extends FebruaryOptions = FebruaryOptions> extends Game {
  readonly options: Options;
  readonly state: FebruaryState;
  readonly move: FebruaryMove;
  readonly view: FebruaryView;
  readonly event: FebruaryEvent;
  readonly score: FebruaryScore;
}
