/** What every game's options, states, moves, views, events and scores carry. */
import type { Chance } from './chance';

/** A place at the table, 0 to players - 1, clockwise. */
export type Seat = number;

/** Who looks: a seat, everyone at the table, or whoever may see every card. */
export type Viewer = Seat | 'spectator' | 'referee';

/** A value an option of a variant can have. */
export type OptionValue = string | number | boolean;

/** One option of a variant: its values, and the one it has when it is left out. */
export interface OptionSpec<T extends OptionValue = OptionValue> {
  /** Every value the option can have. */
  readonly values: readonly T[];
  /** Left out where the option must be given. */
  readonly default?: T;
  /** What the option changes, with the ruling's id. */
  readonly about: string;
}

/** What every game's options share. */
export interface CommonOptions {
  /** How many play. */
  readonly players: number;
  /** Any string; `randomSeed()` makes one nobody can guess. */
  readonly seed?: string;
  /** Card orders used for the first shuffles in place of the seed (ruling X1). */
  readonly decks?: readonly (readonly string[])[];
  /** The seat that deals first. */
  readonly dealer?: Seat;
}

/** What every game's state carries. */
export interface CommonState {
  /** The variant's id, such as `february/original`. */
  readonly variant: string;
  /** The revision of the variant's rules and layout; whole, from 1. */
  readonly revision: number;
  /** All options, checked and filled in, but for seed and decks. */
  readonly options: {
    /** How many play. */
    readonly players: number;
    /** The seat that deals first; left out where the game finds its first dealer by itself. */
    readonly dealer?: Seat;
  };
  /** Where the next shuffles come from. Secret: it determines cards not yet dealt. */
  readonly chance: Chance;
}

/** What every game's move carries. */
export interface CommonMove {
  /** Which of the variant's moves it is. */
  readonly type: string;
  /** Whose move it is: 0 to players - 1. */
  readonly seat: Seat;
}

/** What every view carries. */
export interface CommonView<Move = CommonMove> {
  /** The variant's id, such as `february/original`. */
  readonly variant: string;
  /** The revision of the variant's rules and layout; whole, from 1. */
  readonly revision: number;
  /** Who may see what stands here. */
  readonly viewer: Viewer;
  /** The options, checked and filled in, but for seed and decks. */
  readonly options: CommonState['options'];
  /** Moves of the viewer that the rules allow but for which no shuffle is left (ruling X1). */
  readonly unavailable: readonly Move[];
}

/** What every event carries. */
export interface CommonEvent {
  /** Which of the variant's events it is. */
  readonly type: string;
}

/** A row of the standings. */
export interface Standing {
  /** What scores, from 0: a seat, or a team where the game has teams. */
  readonly side: number;
  /** The seats of that side, ascending. */
  readonly seats: readonly Seat[];
  /** For display; ranks are decided on exact numbers. */
  readonly points: number;
  /** From 1; equal sides share a rank and the next one is skipped. */
  readonly rank: number;
}

/** What every game's score carries. */
export interface CommonScore {
  /** Whether the game is over; until then the score is as if it ended now. */
  readonly final: boolean;
  /** Seats, ascending; empty until the game is over. */
  readonly winners: readonly Seat[];
  /** By rank, then side. */
  readonly standings: readonly Standing[];
}

/** The types of one game, by which the verbs know what a variant takes and gives. */
export interface Game {
  /** What `createGame` takes. */
  readonly options: CommonOptions;
  /** What moves are played on; its layout belongs to the variant. */
  readonly state: CommonState;
  /** Every move of the game. */
  readonly move: CommonMove;
  /** The game as somebody may see it. */
  readonly view: CommonView;
  /** What can happen in the game. */
  readonly event: CommonEvent;
  /** The score with the reason for every point. */
  readonly score: CommonScore;
}
