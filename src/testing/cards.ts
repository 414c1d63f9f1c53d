import { stringsIn } from './compare';

/** A view, as far as its cards go: the places where they lie are keys of it. */
type Places = object;

/**
 * Tells the cards on the table from a referee's view: all that lie in these places.
 *
 * @param places - the view's keys under which each card of the game lies once; keys that tell of
 * the past, such as a last trick, are none of them
 * @returns what `checkLaws` takes as `cardsOf`
 *
 * @example
 * ```ts
 * import { createGame, viewOf } from 'february-rules';
 * import { shedding } from 'february-rules/hwatu';
 * import { cardsIn } from 'february-rules/testing';
 *
 * const state = createGame(shedding, { players: 2, goal: 270, seed: 'x' });
 * const cardsOf = cardsIn('hands', 'drawPile', 'discardPile');
 * console.log(cardsOf(viewOf(shedding, state, 'referee')).length); // 48
 * ```
 */
export const cardsIn =
  (...places: readonly string[]) =>
  (view: Places): readonly string[] =>
    places.flatMap((place) => stringsIn((view as Readonly<Record<string, unknown>>)[place]));

/** What of a February view tells where cards lie. */
export interface FebruaryPlaces {
  /** What the game waits for. */
  readonly phase: string;
  /** The cards on the table. */
  readonly trick: readonly {
    /** The card's name. */
    readonly card: string;
  }[];
}

const lying = /* @__PURE__ */ cardsIn('hands', 'packs', 'gone', 'takenOut', 'aside');
const passing = /* @__PURE__ */ cardsIn('passes');

/**
 * The cards on the table of any February ruleset, from the referee's view; for `checkLaws`.
 *
 * @param view - the referee's view
 * @returns every card's name once: hands, packs, trick, piles, and while cards are being passed
 * those on their way
 *
 * @example
 * ```ts
 * import { createGame, viewOf } from 'february-rules';
 * import { original } from 'february-rules/february';
 * import { februaryCards } from 'february-rules/testing';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * console.log(februaryCards(viewOf(original, state, 'referee')).length); // 58
 * ```
 */
export const februaryCards = (view: FebruaryPlaces): readonly string[] => [
  ...lying(view),
  ...view.trick.map(({ card }) => card),
  ...(view.phase === 'pass' ? passing(view) : []),
];

/**
 * The cards on the table of the Hwatu shedding game, from the referee's view; for `checkLaws`.
 *
 * @param view - the referee's view
 * @returns every card's name once: hands and both piles
 *
 * @example
 * ```ts
 * import { createGame, viewOf } from 'february-rules';
 * import { shedding } from 'february-rules/hwatu';
 * import { sheddingCards } from 'february-rules/testing';
 *
 * const state = createGame(shedding, { players: 2, goal: 270, seed: 'x' });
 * console.log(sheddingCards(viewOf(shedding, state, 'referee')).length); // 48
 * ```
 */
export const sheddingCards: (view: object) => readonly string[] = /* @__PURE__ */ cardsIn(
  'hands',
  'drawPile',
  'discardPile',
);
