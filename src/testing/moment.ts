import { legalMoves } from '../engine/moves';
import type { CommonMove, Game, Seat, Variant, Viewer } from '../engine/variant';
import { viewOf } from '../engine/view';
import { malformedOf, probesOf, sampleOf } from './probes';
import type { Random } from './random';

/**
 * A state that differs in nothing the viewer can see, but has whatever is hidden from the viewer
 * in another order. The game's chance is none of its business.
 *
 * @param state - the state, which stays as it is
 * @param viewer - whose eyes must not tell the difference
 * @param random - where the new order comes from
 */
export type PermuteHidden<G extends Game> = (
  state: G['state'],
  viewer: Seat | 'spectator',
  random: Random,
) => G['state'];

/** What stays the same through a game. */
export interface Table<G extends Game> {
  readonly variant: Variant<G>;
  readonly random: Random;
  /** Texts that nobody may be shown: the seed and what is derived from it. */
  readonly secrets: readonly string[];
  /** The cards that lie on the table, from the referee's view; null where nobody told. */
  readonly cardsOf: ((view: G['view']) => readonly string[]) | null;
  /** Those at the start. */
  readonly firstCards: readonly string[] | null;
  readonly permuteHidden: PermuteHidden<G> | null;
}

/** A state of a game, and what the laws try on it. */
export interface Moment<G extends Game> extends Table<G> {
  readonly state: G['state'];
  readonly seats: readonly Seat[];
  /** Every seat and the spectator. */
  readonly viewers: readonly (Seat | 'spectator')[];
  /** Every legal move. */
  readonly legal: readonly G['move'][];
  /** Some of them. */
  readonly sample: readonly G['move'][];
  /** Moves legal or not, well-formed most of them. */
  readonly probes: readonly CommonMove[];
  /** What is no move. */
  readonly malformed: readonly unknown[];
  /** The state as the viewer sees it. */
  readonly see: (viewer: Viewer) => G['view'];
}

/** How much is tried at a state: listed moves, others of each kind, and what is no move. */
const LISTED = 6;
const OTHERS = 4;
const MALFORMED = 5;

/** The moment of a state. */
export function momentOf<G extends Game>(table: Table<G>, state: G['state']): Moment<G> {
  const { variant, random } = table;
  const { players } = state.options;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const legal = legalMoves(variant, state);
  const probes = probesOf(variant, players, legal, OTHERS, random);
  const any = random.pick(legal) ?? (probes[0] as CommonMove);
  const views = new Map<Viewer, G['view']>();
  return {
    ...table,
    state,
    seats,
    viewers: [...seats, 'spectator'],
    legal,
    sample: sampleOf(legal, LISTED, random),
    probes,
    malformed: random.shuffled(malformedOf(any, players)).slice(0, MALFORMED),
    see(viewer) {
      const view = views.get(viewer) ?? viewOf(variant, state, viewer);
      views.set(viewer, view);
      return view;
    },
  };
}

/** What the first item that breaks a law breaks it by; null if none does. */
export function foundIn<T>(
  items: Iterable<T>,
  check: (item: T) => string | null | false,
): string | null {
  for (const item of items) {
    const found = check(item);
    if (typeof found === 'string') return found;
  }
  return null;
}

/** A position with the seat whose moves are asked for, as a phrase. */
export const phraseOf = (viewer: Viewer): string =>
  typeof viewer === 'number' ? `seat ${viewer}` : `the ${viewer}`;

/** Whatever is thrown, as a phrase with its causes. */
export function thrownBy(error: unknown): string {
  if (!(error instanceof Error)) return `something was thrown that is no error: ${String(error)}`;
  const cause = error.cause === undefined ? '' : `, because ${thrownBy(error.cause)}`;
  return `${error.name}: ${error.message}${cause}`;
}

/** What a question throws; null if it throws nothing. */
export function errorOf(ask: () => unknown): unknown {
  try {
    ask();
    return null;
  } catch (error) {
    return error;
  }
}
