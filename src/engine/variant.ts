import type { Chance } from './chance';
import type { Field } from './fields';
import { deepFreeze } from './freeze';
import type { Listing } from './listing';
import type { Refusal } from './rejections';

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

/** The options of a game once checked: all there, without seed and decks. */
export type Settled<G extends Game> = Omit<Required<G['options']>, 'seed' | 'decks' | 'dealer'> & {
  /** The seat that deals first; left out where the game finds its first dealer by itself. */
  readonly dealer?: Seat;
};

/** A view's own part; the engine adds what every view carries. */
export type OwnView<G extends Game> = Omit<G['view'], keyof CommonView>;

/** A state's own part; the engine adds what every state carries. */
export type OwnState<G extends Game> = Omit<G['state'], keyof CommonState>;

/** What a transition may use besides the state. */
export interface Turn<Event = CommonEvent> {
  /**
   * The cards in a new order, by the game's next shuffle (rulings X1, X2).
   *
   * @param cards - card numbers, each at most once
   */
  shuffle(cards: readonly number[]): readonly number[];
  /** Tells what happens; absent where nobody listens. */
  readonly emit?: ((event: Event) => void) | undefined;
}

/** The fields of each type of move, besides `type` and `seat`. */
export type MoveShapes = Readonly<Record<string, Readonly<Record<string, Field>>>>;

/**
 * A game's rules as a value. The engine knows none of them; it calls these.
 *
 * All functions are pure. States handed in may be frozen and are never to be changed; what they
 * hold may be shared with what comes out. `state` may stem from a view (`stateOf`): then it holds
 * what the viewer knows, and `seats`, `moves`, `refusal` and `score` answer all the same.
 */
export interface Variant<G extends Game = Game> {
  /** Unique, `family/name`. */
  readonly id: string;
  /** Raised when a published behaviour or the state's layout changes. */
  readonly revision: number;
  /** The game's name for people. */
  readonly name: string;
  /** The numbers of players it can be played by. */
  readonly players: readonly number[];
  /** Every card's name; its index is its number. */
  readonly cards: readonly string[];
  /** The options besides `players`, `seed`, `decks` and `dealer`. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** The dealer where none is given; left out where the game finds its first dealer by itself. */
  readonly defaultDealer?: (players: number) => Seat;
  /** The moves there are, for reading them from strangers. */
  readonly shapes: MoveShapes;
  /** The rulings behind the engine's own rejections. */
  readonly rulings: Readonly<Record<'malformed' | 'game-over' | 'shuffle-unavailable', string>>;
  /**
   * The first state.
   *
   * @param options - checked, with every default filled in
   * @param turn - gives the shuffles of the first deal
   */
  begin(options: Settled<G>, turn: Turn<G['event']>): OwnState<G>;
  /**
   * The seats that may act, ascending; none when the game is over.
   *
   * @param state - a sound state
   */
  seats(state: G['state']): readonly Seat[];
  /**
   * Every move the rules allow an active seat: a list, or a listing where there are very many. All
   * of a list's moves are deeply frozen, or none is.
   *
   * @param state - a sound state
   * @param seat - one of `seats`
   */
  moves(state: G['state'], seat: Seat): Listing<G['move']>;
  /**
   * Why a well-formed move is not among `moves`; null if it is.
   *
   * @param state - a sound state of a game that is not over
   * @param move - a move of the right shape, of any seat
   */
  refusal(state: G['state'], move: G['move']): Refusal | null;
  /**
   * The state after a legal move, sharing what stays; the engine takes care of its `chance`.
   *
   * @param state - a sound state
   * @param move - one of `moves`
   * @param turn - gives shuffles, and takes events where somebody listens
   */
  play(state: G['state'], move: G['move'], turn: Turn<G['event']>): G['state'];
  /**
   * The score, as if the game ended now.
   *
   * @param state - a sound state
   */
  score(state: G['state']): G['score'];
  /**
   * What the viewer may see.
   *
   * @param state - a sound state
   * @param viewer - a seat, `'spectator'` or `'referee'`
   */
  view(state: G['state'], viewer: Viewer): OwnView<G>;
  /**
   * A state with all that the view shows; what it hides is left empty.
   *
   * @param view - anybody's view
   */
  stateOf(view: G['view']): OwnState<G>;
  /**
   * The event as the viewer may see it; null if it may not be seen at all.
   *
   * @param event - an event for every eye
   * @param viewer - a seat, `'spectator'` or `'referee'`
   */
  viewEvent(event: G['event'], viewer: Viewer): G['event'] | null;
}

/** A shuffle draws one byte a card. */
const MAX_CARDS = 256;

/**
 * Declares a variant. It gives back what it gets; its use is that TypeScript checks the parts
 * against the game's types.
 *
 * @param variant - the rules as a value
 * @returns the same, deeply frozen
 * @throws RangeError if it has more than 256 cards, the most that can be shuffled
 */
export function defineVariant<G extends Game>(variant: Variant<G>): Variant<G> {
  if (variant.cards.length > MAX_CARDS) throw new RangeError(`more than ${MAX_CARDS} cards`);
  return deepFreeze(variant);
}
