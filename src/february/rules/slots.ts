/**
 * The five places in which one February ruleset differs from another. A slot is a small pure value
 * over what it needs to see; the building blocks beside this file fill them, and anybody's own can.
 */

import type { Listing } from '../../engine/listing';
import type { Refusal } from '../../engine/rejections';
import type { CardNumber, CardSet } from '../../engine/sets';
import type { Seat, Turn } from '../../engine/variant';
import type { DateSet } from '../calendar';
import type { FebruaryMove } from '../moves';
import type { Group, Majority } from '../score-sheet';
import type { FebruaryEvent } from '../seen';
import type { FebruaryChanges, FebruaryState } from '../state';

/** A transition's surroundings. */
export type FebruaryTurn = Turn<FebruaryEvent>;

/** The cards of a trick in the order played. */
export type Trick = readonly CardNumber[];

/**
 * All seats of a table.
 *
 * @param table - anything that has one item a seat, such as the hands
 */
export const everyone = (table: readonly unknown[]): readonly Seat[] =>
  table.map((_, seat) => seat);

/** One step between the deal and the first trick, such as a draft: everyone chooses at once (S4). */
export interface Step {
  /** The phase that lasts while the step does. */
  readonly phase: 'draft' | 'pass';
  /**
   * What the step makes of the hands as they are dealt or as the step before leaves them.
   *
   * @param hands - by seat
   */
  start(hands: readonly CardSet[]): FebruaryChanges;
  /**
   * Every move of a waiting seat.
   *
   * @param state - a state in this step
   * @param seat - one that has still to choose
   */
  moves(state: FebruaryState, seat: Seat): Listing<FebruaryMove>;
  /**
   * Why a move of a waiting seat is not among them; null if it is.
   *
   * @param state - a state in this step
   * @param move - a move of this step's type
   */
  refusal(state: FebruaryState, move: FebruaryMove): Refusal | null;
  /**
   * What a choice changes by itself.
   *
   * @param state - a state in this step
   * @param move - one of `moves`
   */
  take(state: FebruaryState, move: FebruaryMove): FebruaryChanges;
  /**
   * What happens when all have chosen; the step goes on if it names seats that wait again.
   *
   * @param state - the state after the last choice
   * @param turn - takes events where somebody listens
   */
  settle(state: FebruaryState, turn: FebruaryTurn): FebruaryChanges;
  /**
   * The event of a choice.
   *
   * @param move - one of `moves`
   */
  event(move: FebruaryMove): FebruaryEvent;
}

/** Slot 1, how hands come about: what happens after the deal, and who then leads. */
export interface Preparing {
  /** What happens between the deal and the first trick, in order; none if the dealt hands are played. */
  readonly steps: readonly Step[];
  /**
   * Who leads the round's first trick; null while it cannot be known yet.
   *
   * @param state - what is known after the deal, and again after each step
   */
  opener(state: Pick<FebruaryState, 'options' | 'round' | 'leader' | 'hands'>): Seat | null;
}

/** Slot 2, what may be played. */
export interface Following {
  /** The ruling that says what may be played. */
  readonly ruling: string;
  /**
   * The cards of the hand that may be played.
   *
   * @param hand - the cards held
   * @param trick - what has been played to the trick, in order
   */
  playable(hand: CardSet, trick: Trick): CardSet;
  /**
   * Why a card of the hand that is not playable is not.
   *
   * @param hand - the cards held
   * @param trick - what has been played to the trick, in order
   */
  refusal(hand: CardSet, trick: Trick): Omit<Refusal, 'data'>;
  /**
   * Whether the card at that place of the trick was a violation, which costs a marker (C4, C5).
   *
   * @param trick - the cards played so far, in order
   * @param place - a place in the trick, from 0
   */
  isViolation(trick: Trick, place: number): boolean;
}

/** How a trick ends: who won it, as a place in the trick, and which card leaves the game. */
export interface Outcome {
  /** The place in the trick of the card that won, from 0; null if nobody won (C8). */
  readonly winner: number | null;
  /** The card that leaves the game (F6, C8). */
  readonly leaves: CardNumber;
}

/**
 * Slot 3, who wins a full trick.
 *
 * @param trick - its cards in the order played, one a seat
 */
export type Winning = (trick: Trick) => Outcome;

/** Where the winner's marker may go, and who decides: a place in the trick, or null for no one. */
export interface Placement {
  /** The place in the trick of the card whose player chooses, from 0; null if nobody does. */
  readonly chooser: number | null;
  /** One date where nobody chooses. */
  readonly dates: DateSet;
  /** The ruling that says so. */
  readonly ruling: string;
}

/**
 * Slot 4, where the marker goes in a trick won by a date card.
 *
 * @param trick - its cards in the order played, one a seat
 * @param winner - the place in the trick of the card that won, from 0
 */
export type Marking = (trick: Trick, winner: number) => Placement;

/** What the calendar is worth, in units of a point (`UNITS` to the point). */
export interface CalendarTally {
  /** Weeks 1 to 4; empty where weeks give nothing. */
  readonly weeks: readonly Majority[];
  /** Sunday to Saturday. */
  readonly weekdays: readonly Majority[];
  /** By side; empty where groups give nothing. */
  readonly groups: readonly Group[];
  /** What each side has in all, by side, in units of a point. */
  readonly units: readonly number[];
}

/**
 * Slot 5, how the calendar scores.
 *
 * @param marks - by side, the dates that carry its marker
 */
export type Scoring = (marks: readonly DateSet[]) => CalendarTally;

/** A ruleset's five slots; none has a default. */
export interface Slots {
  /** How hands come about, and who leads a round. */
  readonly preparing: Preparing;
  /** What may be played. */
  readonly following: Following;
  /** Who wins a full trick, and which card leaves the game. */
  readonly winning: Winning;
  /** Where the winner's marker goes. */
  readonly marking: Marking;
  /** How the calendar scores. */
  readonly scoring: Scoring;
}
