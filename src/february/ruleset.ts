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
import { movesOf } from './choices';
import { choose, dealFirst, emptyTable } from './rounds';
import type { Slots } from './rules/slots';
import { scoreOf } from './score';
import type { FebruaryGame, FebruaryOptions, FebruaryState } from './state';
import { chooseDate, playCard, type Table, takeMarkerOff } from './tricks';
import { choiceOf, refusalOf, seatsOf } from './turns';
import { stateOfView, viewEventOf, viewState } from './view';

/** Options of a ruleset of its own, by name. */
type OwnSpecs = Readonly<Record<string, OptionSpec>>;

/** A ruleset's own options once checked: all there. */
export type OwnOptions<Specs extends OwnSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends OptionSpec<infer Value> ? Value : OptionValue;
};

/** The options of a ruleset for so many players. */
export type OptionsOf<Players extends number, Specs extends OwnSpecs> = Omit<
  FebruaryOptions,
  'players'
> & {
  readonly players: Players;
} & Partial<OwnOptions<Specs>>;

/** A February ruleset: data and five slots. */
export interface Ruleset<Players extends 3 | 4 | 5, Specs extends OwnSpecs> {
  /** `february/` and a name in kebab-case. */
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly players: readonly Players[];
  /** Options besides those every ruleset has. */
  readonly options: Specs;
  /** The seats of each side, for so many players. */
  readonly sides: (players: number) => readonly (readonly Seat[])[];
  /** The five slots, as the options say. */
  readonly slots: (options: OwnOptions<Specs>) => Slots;
}

/** Every seat is a side of its own. */
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
  about: "Whether a date can carry several sides' markers (F16).",
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
  type G = FebruaryGame<OptionsOf<Players, Specs>>;
  const slotsOf = (options: FebruaryState['options']): Slots =>
    spec.slots(options as unknown as OwnOptions<Specs>);
  const sidesOf = (state: FebruaryState) => spec.sides(state.options.players);
  const tableOf = (state: FebruaryState): Table => {
    const slots = slotsOf(state.options);
    const sides = sidesOf(state);
    return {
      slots,
      sideOf: (seat) => sides.findIndex((seats) => seats.includes(seat)),
      winners: (end) => scoreOf(slots.scoring, sides, end).winners,
    };
  };
  return defineVariant<G>({
    id: spec.id,
    revision: spec.revision,
    name: spec.name,
    players: spec.players,
    cards: CARDS,
    options: { sharedDates: SHARED_DATES, ...spec.options },
    // S1: the last seat deals, so that seat 0 leads.
    defaultDealer: (players) => players - 1,
    shapes: SHAPES,
    rulings: { malformed: 'S3', 'game-over': 'F12', 'shuffle-unavailable': 'X1' },
    begin(options, turn) {
      const settled = options as unknown as FebruaryState['options'];
      const table = emptyTable(spec.sides(settled.players).length);
      const first = { options: settled, ...table } as unknown as FebruaryState;
      return { ...table, ...dealFirst(slotsOf(settled).preparing, first, turn) };
    },
    seats: (state) => seatsOf(slotsOf(state.options), state),
    moves: (state, seat) => movesOf(choiceOf(tableOf(state), state, seat), seat),
    refusal: (state, move) => refusalOf(tableOf(state), state, move),
    play(state, move, turn) {
      const table = tableOf(state);
      switch (move.type) {
        case 'play':
          return playCard(table, state, move, turn);
        case 'mark':
          return chooseDate(table, state, move, turn);
        case 'unmark':
          return takeMarkerOff(table, state, move, turn);
        default:
          return choose(table.slots.preparing, state, move, turn);
      }
    },
    score: (state) => scoreOf(slotsOf(state.options).scoring, sidesOf(state), state),
    view(state, viewer) {
      const slots = slotsOf(state.options);
      return viewState(state, viewer, seatsOf(slots, state), slots.following);
    },
    stateOf: (view) => stateOfView(view, spec.sides(view.options.players).length),
    viewEvent: viewEventOf,
  });
}
