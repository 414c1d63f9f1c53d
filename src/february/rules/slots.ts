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

/** All seats of a table. */
export const everyone = (table: readonly unknown[]): readonly Seat[] =>
  table.map((_, seat) => seat);

/** One step between the deal and the first trick, such as a draft: everyone chooses at once (S4). */
export interface Step {
  /** The phase that lasts while the step does. */
  readonly phase: 'draft' | 'pass';
  /** What the step makes of the hands as they are dealt or as the step before leaves them. */
  start(hands: readonly CardSet[]): FebruaryChanges;
  /** Every move of a waiting seat. */
  moves(state: FebruaryState, seat: Seat): Listing<FebruaryMove>;
  /** Why a move of a waiting seat is not among them; null if it is. */
  refusal(state: FebruaryState, move: FebruaryMove): Refusal | null;
  /** What a choice changes by itself. */
  take(state: FebruaryState, move: FebruaryMove): FebruaryChanges;
  /** What happens when all have chosen; the step goes on if it names seats that wait again. */
  settle(state: FebruaryState, turn: FebruaryTurn): FebruaryChanges;
  /** The event of a choice. */
  event(move: FebruaryMove): FebruaryEvent;
}

/** Slot 1, how hands come about: what happens after the deal, and who then leads. */
export interface Preparing {
  readonly steps: readonly Step[];
  /** Who leads the round's first trick; null while it cannot be known yet. */
  opener(state: Pick<FebruaryState, 'options' | 'round' | 'leader' | 'hands'>): Seat | null;
}

/** Slot 2, what may be played. */
export interface Following {
  /** The ruling that says what may be played. */
  readonly ruling: string;
  /** The cards of the hand that may be played. */
  playable(hand: CardSet, trick: Trick): CardSet;
  /** Why a card of the hand that is not playable is not. */
  refusal(hand: CardSet, trick: Trick): Omit<Refusal, 'data'>;
  /** Whether the card at that place of the trick was a violation, which costs a marker (C4, C5). */
  isViolation(trick: Trick, place: number): boolean;
}

/** How a trick ends: who won it, as a place in the trick, and which card leaves the game. */
export interface Outcome {
  /** Null if nobody won (C8). */
  readonly winner: number | null;
  readonly leaves: CardNumber;
}

/** Slot 3, who wins a full trick. */
export type Winning = (trick: Trick) => Outcome;

/** Where the winner's marker may go, and who decides: a place in the trick, or null for no one. */
export interface Placement {
  readonly chooser: number | null;
  /** One date where nobody chooses. */
  readonly dates: DateSet;
  /** The ruling that says so. */
  readonly ruling: string;
}

/** Slot 4, where the marker goes in a trick won by a date card. */
export type Marking = (trick: Trick, winner: number) => Placement;

/** What the calendar is worth, in units of a point (`UNITS` to the point). */
export interface CalendarTally {
  readonly weeks: readonly Majority[];
  readonly weekdays: readonly Majority[];
  readonly groups: readonly Group[];
  /** By side. */
  readonly units: readonly number[];
}

/** Slot 5, how the calendar scores. */
export type Scoring = (marks: readonly DateSet[]) => CalendarTally;

/** A ruleset's five slots; none has a default. */
export interface Slots {
  readonly preparing: Preparing;
  readonly following: Following;
  readonly winning: Winning;
  readonly marking: Marking;
  readonly scoring: Scoring;
}
