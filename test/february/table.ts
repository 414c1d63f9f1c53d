/** February for tests: rulesets of one type, cards as words, situations as they lie on a table. */
import {
  activeSeats,
  applyMove,
  createGame,
  type Game,
  tryMove,
  type Variant,
  viewOf,
} from '../../src';
import { type CardSet, cardSet, cardsIn } from '../../src/engine/sets';
import type {
  CalendarDate,
  Card,
  FebruaryEvent,
  FebruaryGame,
  FebruaryMove,
  FebruaryOptions,
  FebruaryState,
  FebruaryView,
  Phase,
} from '../../src/february';
import * as february from '../../src/february';
import { cardOf, numberOf } from '../../src/february/cards';

/** Every option that a ruleset has. */
export interface AnyOptions extends FebruaryOptions {
  readonly marking?: 'trick' | 'calendar';
  readonly follow?: 'week-or-weekday' | 'week';
}

/** A ruleset, whichever it is. */
export type AnyRuleset = Variant<FebruaryGame<AnyOptions>>;

const anyOf = (variant: unknown): AnyRuleset => variant as AnyRuleset;

export const original = anyOf(february.original);
export const lowLuck = anyOf(february.lowLuck);
export const teams = anyOf(february.teams);
export const cantFollow = anyOf(february.cantFollow);
export const rulesets = {
  original,
  'low-luck': lowLuck,
  teams,
  'cant-follow': cantFollow,
} as const;

/** The ruleset for verbs that are given things of no type. */
export const untyped = (variant: AnyRuleset): Variant<Game> => variant as unknown as Variant<Game>;

/** The words of a text. */
export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** Cards by name: `'17d leap'`. */
export const cardsOf = (text: string): Card[] => words(text) as Card[];

/** Cards by name as numbers, in their order. */
export const numbersOf = (text: string): number[] => cardsOf(text).map(numberOf);

/** Cards by name as a set. */
export const setOf = (text: string): CardSet => cardSet(numbersOf(text));

/** A set's cards by name, in one order for comparing. */
export const namesIn = (cards: CardSet): string[] => cardsIn(cards).map(cardOf).sort();

/** Names in the order of `namesIn`. */
export const sortedWords = (text: string): string[] => words(text).sort();

/** What lies on the table; all that is left out is empty. */
export interface Situation {
  readonly options?: Partial<AnyOptions>;
  readonly round?: 1 | 2;
  readonly phase?: Phase;
  readonly leader?: number;
  /** By seat; as many as there are players. */
  readonly hands: readonly string[];
  readonly trick?: string;
  /** By side, the dates with its marker. */
  readonly marks?: readonly string[];
  readonly aside?: string;
  readonly gone?: string;
}

/** A calendar as views show it. */
const calendarOf = (marks: readonly string[]): number[][] =>
  Array.from({ length: 28 }, (_, index) =>
    marks.flatMap((dates, side) => (words(dates).includes(`${index + 1}`) ? [side] : [])),
  );

/** The referee's view of the situation: what a person would write down. */
export function viewFor(variant: AnyRuleset, given: Situation): FebruaryView {
  const { hands, options, marks = [], trick = '', leader = 0 } = given;
  const players = hands.length as 3 | 4 | 5;
  const start = createGame(variant, { players, seed: 'any', ...options });
  return {
    ...viewOf(variant, start, 'referee'),
    round: given.round ?? 2,
    phase: given.phase ?? 'play',
    active: [],
    leader,
    hands: hands.map(cardsOf),
    packs: [],
    passes: [],
    trick: cardsOf(trick).map((card, place) => ({
      seat: (leader + place) % players,
      card,
      violation: false,
    })),
    calendar: calendarOf(marks),
    gone: cardsOf(given.gone ?? ''),
    aside: cardsOf(given.aside ?? ''),
  };
}

/** The situation as a state. */
export function situation(variant: AnyRuleset, given: Situation): FebruaryState {
  const view = viewFor(variant, given);
  const players = given.hands.length as 3 | 4 | 5;
  const start = createGame(variant, { players, seed: 'any', ...given.options });
  return { ...start, ...variant.stateOf(view) };
}

/** `17d` plays a card, `m17` marks a date, `u17` takes a marker off. */
function moveFor(word: string, seat: number): FebruaryMove {
  const date = Number(word.slice(1)) as CalendarDate;
  if (word.startsWith('m')) return { type: 'mark', seat, date };
  if (word.startsWith('u')) return { type: 'unmark', seat, date };
  return { type: 'play', seat, card: word as Card };
}

/** The state after a script, each word of it a move of the one seat that may act. */
export function stateAfter(
  variant: AnyRuleset,
  start: FebruaryState,
  script: string,
): FebruaryState {
  let state = start;
  for (const word of words(script)) {
    const [seat = -1] = activeSeats(variant, state);
    state = applyMove(variant, state, moveFor(word, seat));
  }
  return state;
}

/** The events of the last move of a script. */
export function lastEvents(
  variant: AnyRuleset,
  start: FebruaryState,
  script: string,
): readonly FebruaryEvent[] {
  const all = words(script);
  const state = stateAfter(variant, start, all.slice(0, -1).join(' '));
  const [seat = -1] = activeSeats(variant, state);
  const tried = tryMove(variant, state, moveFor(all.at(-1) ?? '', seat));
  if (!tried.ok) throw new Error(tried.message);
  return tried.events;
}

/** What everybody sees. */
export const seen = (variant: AnyRuleset, state: FebruaryState): FebruaryView =>
  viewOf(variant, state, 'spectator');

/** The dates with a marker of each side, as texts like those of a situation. */
export const marksIn = (variant: AnyRuleset, state: FebruaryState): string[] =>
  Array.from({ length: state.marks.length }, (_, side) =>
    seen(variant, state)
      .calendar.flatMap((sides, index) => (sides.includes(side) ? [index + 1] : []))
      .join(' '),
  );
