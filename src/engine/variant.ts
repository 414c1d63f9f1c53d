import type { Field } from './fields';
import { deepFreeze } from './freeze';
import type { CommonEvent, CommonState, CommonView, Game, OptionSpec, Seat, Viewer } from './game';
import type { Listing } from './listing';
import type { Refusal } from './rejections';

export type * from './game';

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
