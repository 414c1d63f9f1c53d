import type { Chance } from '../engine/chance';
import type { CardNumber, CardSet } from '../engine/sets';
import type { Game, Seat, Variant } from '../engine/variant';
import type { DateSet } from './calendar';
import type { Card } from './cards';
import type { FebruaryMove } from './moves';
import type { FebruaryScore } from './score-sheet';
import type { FebruaryEvent, FebruaryView } from './seen';

/** A side that scores: a team in Teams, a seat in every other ruleset (T1). */
export type Side = number;

/** What the game waits for. */
export type Phase = 'draft' | 'pass' | 'play' | 'unmark' | 'mark' | 'over';

/** The options every February ruleset has. */
export interface FebruaryOptions {
  /** How many play; a ruleset may allow fewer of these numbers. */
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
  /** Who led it. */
  readonly leader: Seat;
  /** Its cards in the order played. */
  readonly cards: readonly CardNumber[];
  /** Null if nobody won (C8). */
  readonly winner: Seat | null;
}

/**
 * The state of a February game. It belongs to the ruleset and changes with its revision; views are
 * what to read. Whose turn it is follows from `phase`, `leader` and the trick.
 */
export interface FebruaryState {
  /** The variant's id, such as `february/original`. */
  readonly variant: string;
  /** The revision of the variant's rules and layout; whole, from 1. */
  readonly revision: number;
  /** All options, checked and filled in, but for seed and decks. */
  readonly options: {
    /** How many play: 3 to 5. */
    readonly players: number;
    /** The seat that deals in both rounds (S1). */
    readonly dealer: Seat;
    /** Whether a date can carry several sides' markers (F16). */
    readonly sharedDates: boolean;
  };
  /** Where the next shuffle comes from. Secret: it determines Round II. */
  readonly chance: Chance;
  /** The round being played, or 2 when the game is over. */
  readonly round: 1 | 2;
  /** What the game waits for. */
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
  /** The trick before, of either round; null before the first is full. */
  readonly last: FinishedTrick | null;
  /** By side, the dates that carry its marker. */
  readonly marks: readonly DateSet[];
  /** Where the cards are that are in nobody's hand. */
  readonly piles: Piles;
}

/** Root keys that a move may change. */
export type FebruaryChanges = Partial<
  Omit<FebruaryState, 'variant' | 'revision' | 'options' | 'chance'>
>;

/** The types of a February ruleset whose options are `Options`. */
export interface FebruaryGame<Options extends FebruaryOptions = FebruaryOptions> extends Game {
  /** What `createGame` takes. */
  readonly options: Options;
  /** What moves are played on. */
  readonly state: FebruaryState;
  /** Every move of February. */
  readonly move: FebruaryMove;
  /** The game as somebody may see it. */
  readonly view: FebruaryView;
  /** What can happen. */
  readonly event: FebruaryEvent;
  /** The score with the reason for every point. */
  readonly score: FebruaryScore;
}

/** A variant of February, with what it shows besides the functions of every game. */
export type FebruaryVariant<G extends FebruaryGame> = Variant<G> & {
  /** Whether markers tell which dates were won, as a ruleset says. */
  readonly winsAreMarked?: true | undefined;
};
