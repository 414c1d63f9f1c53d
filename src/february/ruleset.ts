/** Composes five slots into a variant. What all February rulesets share is here and beside it. */
import { listOf, oneOf } from '../engine/fields';
import {
  defineVariant,
  type OptionSpec,
  type OptionValue,
  type Seat,
  type Variant,
} from '../engine/variant';
import { CARDS, DATES } from './cards';
import type { FebruaryMove } from './moves';
import { choose, firstDeal, type Table } from './rounds';
import type { FebruaryTurn, Slots } from './rules/slots';
import { scoreOf } from './score';
import type { FebruaryGame, FebruaryOptions, FebruaryState, FebruaryVariant } from './state';
import { tablesOf } from './tables';
import { chooseDate, playCard, takeMarkerOff } from './tricks';
import { movesIn, refusalOf, seatsOf } from './turns';
import { stateOfView, viewEventOf, viewState } from './view';

/** Options of a ruleset of its own, by name. */
export type OwnSpecs = Readonly<Record<string, OptionSpec>>;

/** A ruleset's own options once checked: all there. */
export type OwnOptions<Specs extends OwnSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends OptionSpec<infer Value> ? Value : OptionValue;
};

/** The options of a ruleset for so many players. */
export type OptionsOf<Players extends number, Specs extends OwnSpecs> = Omit<
  FebruaryOptions,
  'players'
> & {
  /** How many play. */
  readonly players: Players;
} & Partial<OwnOptions<Specs>>;

/** A February ruleset: data and five slots. */
export interface Ruleset<Players extends 3 | 4 | 5, Specs extends OwnSpecs> {
  /** `family/name` in kebab-case; ours are `february/…`. */
  readonly id: string;
  /** Raised when a published behaviour or the state changes; whole, from 1. */
  readonly revision: number;
  /** The ruleset's name for people. */
  readonly name: string;
  /** The numbers of players it can be played by. */
  readonly players: readonly Players[];
  /** Options besides those every ruleset has. */
  readonly options: Specs;
  /**
   * Set if whoever wins a trick marks the winning date at once, but for Reschedule, and nothing ever
   * comes off but for another's marker (F7, F9): then `parseState` holds markers to the cards that won.
   */
  readonly winsAreMarked?: true | undefined;
  /** The seats of each side, for so many players. */
  readonly sides: (players: number) => readonly (readonly Seat[])[];
  /** The five slots, as the options say. */
  readonly slots: (options: OwnOptions<Specs>) => Slots;
}

/**
 * Every seat is a side of its own.
 *
 * @param players - how many play
 */
export const everySeat = (players: number): readonly (readonly Seat[])[] =>
  Array.from({ length: players }, (_, seat) => [seat]);

/** Those who sit opposite each other are a side (T1). */
export const partners = (): readonly (readonly Seat[])[] => [
  [0, 2],
  [1, 3],
];

const SHAPES = /* @__PURE__ */ (() => ({
  draft: { cards: listOf(CARDS, 1, 2) },
  pass: { cards: listOf(CARDS, 3, 3) },
  play: { card: oneOf(CARDS) },
  mark: { date: oneOf(DATES) },
  unmark: { date: oneOf(DATES) },
}))();

const SHARED_DATES: OptionSpec<boolean> = {
  values: [false, true],
  default: false,
  about: 'Whether several sides can mark one date (F16).',
};

/** Plays a legal move: a card, a date, or a choice before the first trick. */
function afterMove(
  table: Table,
  state: FebruaryState,
  move: FebruaryMove,
  turn: FebruaryTurn,
): FebruaryState {
  if (move.type === 'play') return playCard(table, state, move, turn);
  if (move.type === 'mark') return chooseDate(table, state, move, turn);
  if (move.type === 'unmark') return takeMarkerOff(table, state, move, turn);
  return choose(table.slots.preparing, state, move, turn);
}

/** What all rulesets share besides the functions. */
const COMMON = {
  cards: CARDS,
  // S1: the last seat deals, so that seat 0 leads.
  defaultDealer: (players: number): Seat => players - 1,
  shapes: SHAPES,
  rulings: { malformed: 'S3', 'game-over': 'F12', 'shuffle-unavailable': 'X1' },
  viewEvent: viewEventOf,
};

/**
 * Makes a variant of a February ruleset: the five slots and nothing else tell it from the others.
 *
 * @param spec - data and slots
 * @returns the variant, for `createGame` and the other verbs
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { dealt, everySeat, followWeekOrWeekday, latestFollowing, onWinningDate, ruleset, weeksAndWeekdays } from 'february-rules/february';
 *
 * const own = ruleset({
 *   id: 'february/own',
 *   revision: 1,
 *   name: 'Our own February',
 *   players: [4],
 *   options: {},
 *   sides: everySeat,
 *   slots: () => ({
 *     preparing: dealt,
 *     following: followWeekOrWeekday,
 *     winning: latestFollowing,
 *     marking: onWinningDate,
 *     scoring: weeksAndWeekdays,
 *   }),
 * });
 * console.log(createGame(own, { players: 4, seed: 'x' }).variant); // february/own
 * ```
 */
export function ruleset<const Players extends 3 | 4 | 5, const Specs extends OwnSpecs>(
  spec: Ruleset<Players, Specs>,
): Variant<FebruaryGame<OptionsOf<Players, Specs>>> {
  const tables = tablesOf(spec);
  const tableOf = ({ options }: Pick<FebruaryState, 'options'>): Table => tables(options);
  const variant: FebruaryVariant<FebruaryGame<OptionsOf<Players, Specs>>> = {
    winsAreMarked: spec.winsAreMarked,
    id: spec.id,
    revision: spec.revision,
    name: spec.name,
    players: spec.players,
    options: { sharedDates: SHARED_DATES, ...spec.options },
    ...COMMON,
    begin: (options, turn) =>
      firstDeal(tableOf({ options: options as never }), options as never, turn),
    seats: (state) => seatsOf(tableOf(state).slots, state),
    moves: (state, seat) => movesIn(tableOf(state), state, seat),
    refusal: (state, move) => refusalOf(tableOf(state), state, move),
    play: (state, move, turn) => afterMove(tableOf(state), state, move, turn),
    score(state) {
      const { slots, sides } = tableOf(state);
      return scoreOf(slots.scoring, sides, state);
    },
    view(state, viewer) {
      const { slots } = tableOf(state);
      return viewState(state, viewer, seatsOf(slots, state), slots.following);
    },
    stateOf: (view) => stateOfView(view, tableOf(view).sides.length),
  };
  return defineVariant(variant);
}
