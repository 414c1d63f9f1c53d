import type { Chance } from '../engine/chance';
import type { CardNumber, CardSet } from '../engine/sets';
import type { Game, Seat } from '../engine/variant';
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

/** Root keys that a move may change. */
export type FebruaryChanges = Partial<
  Omit<FebruaryState, 'variant' | 'revision' | 'options' | 'chance'>
>;

/** Root keys that change while tricks are played. */
type Played = Pick<
  FebruaryState,
  'phase' | 'leader' | 'hands' | 'trick' | 'last' | 'marks' | 'piles'
>;

/**
 * The state with these keys changed. Spelled out, since most moves go through here, and engines
 * write a literal ten times as fast as they spread a frozen object.
 */
export const played = (
  { variant, revision, options, chance, round, waiting, packs, passes }: FebruaryState,
  { phase, leader, hands, trick, last, marks, piles }: Played,
): FebruaryState => ({
  variant,
  revision,
  options,
  chance,
  round,
  phase,
  leader,
  waiting,
  hands,
  packs,
  passes,
  trick,
  last,
  marks,
  piles,
});

/** The types of a February ruleset whose options are `Options`. */
export interface FebruaryGame<Options extends FebruaryOptions = FebruaryOptions> extends Game {
  readonly options: Options;
  readonly state: FebruaryState;
  readonly move: FebruaryMove;
  readonly view: FebruaryView;
  readonly event: FebruaryEvent;
  readonly score: FebruaryScore;
}
