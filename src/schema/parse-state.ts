import type { CommonState, Game, Variant } from '../engine/variant';
import { familyOf, ownFamily } from './families';
import { MAX_SIZE } from './limits';
import { type Limits, parsed } from './parsed';
import { type Parsed, type Problem, problem, refused } from './problems';
import { stateStructure, viewStructure } from './structures';

/** How `parseState` may be set. */
export interface StateLimits<G extends Game> extends Limits {
  /** For a variant of a family of one's own, in place of what is known of ours. */
  readonly own?: {
    /** The state's keys besides those of every game. */
    readonly keys: readonly string[];
    /**
     * What is wrong with a state whose head, options and chance have been checked. What its own
     * keys hold has not; it is a plain copy.
     */
    readonly doubts: (state: G['state']) => readonly Problem[];
  };
}

/**
 * Reads a state, and checks what no schema can: every card exactly once, hands and piles as large
 * as round, phase and tricks leave them, whose turn it is, which choice is pending and whether the
 * last trick and the one on the table can have been played so. Not whether the whole game can:
 * a record proves that.
 *
 * @param variant - the rules
 * @param input - anything; a string is taken for JSON text
 * @param limits - `maxSize`: 4,000,000 characters unless given; `own` for a variant that is
 * neither of the February nor of the Hwatu family
 * @returns the state as a frozen copy, or what is wrong: never a card or the key. A state of
 * another variant or revision is refused naming the one expected. Never throws.
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { original } from 'february-rules/february';
 * import { parseState } from 'february-rules/schema';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * console.log(parseState(original, JSON.stringify(state)).ok); // true
 * console.log(parseState(original, { ...state, leader: 2 }).ok); // false
 * ```
 */
export function parseState<G extends Game>(
  variant: Variant<G>,
  input: unknown,
  limits?: StateLimits<G>,
): Parsed<G['state']> {
  const own = limits?.own;
  const maxSize = limits?.maxSize ?? MAX_SIZE.state;
  const family = own === undefined ? familyOf(variant) : ownFamily(own.keys, own.doubts);
  if (family === undefined) return refused([UNKNOWN_FAMILY]);
  return parsed(stateStructure(variant, family), input, maxSize, (state: G['state']) => [
    ...doubtsOfChance(state),
    ...family.doubts(variant, state),
  ]);
}

const UNKNOWN_FAMILY: Problem = {
  path: ['variant'],
  expected: 'a variant of the February or Hwatu family; for another, option `own` of parseState',
  found: 'another family',
};

/** Without a key every shuffle so far came from an order (X1). */
const doubtsOfChance = ({ chance: { key, decks, shuffles } }: CommonState): readonly Problem[] =>
  key === null && decks.length < shuffles
    ? [problem(['chance', 'shuffles'], 'no more shuffles than orders without a key', 'more')]
    : [];

/**
 * Reads a view, for clients that do not trust their server. Its structure alone is checked: what
 * it hides cannot be.
 *
 * @param variant - the rules, of the February or the Hwatu family
 * @param input - anything; a string is taken for JSON text
 * @param limits - `maxSize`: 4,000,000 characters unless given
 * @returns the view as a frozen copy, or what is wrong; never throws
 *
 * @example
 * ```ts
 * import { createGame, legalMoves, viewOf } from 'february-rules';
 * import { original } from 'february-rules/february';
 * import { parseView } from 'february-rules/schema';
 *
 * const view = viewOf(original, createGame(original, { players: 4, seed: 'x' }), 0);
 * const parsed = parseView(original, JSON.stringify(view));
 * console.log(parsed.ok && legalMoves(original, parsed.value).length); // 14
 * ```
 */
export function parseView<G extends Game>(
  variant: Variant<G>,
  input: unknown,
  limits?: Limits,
): Parsed<G['view']> {
  const family = familyOf(variant);
  if (family === undefined) return refused([UNKNOWN_FAMILY]);
  return parsed(viewStructure(variant, family), input, limits?.maxSize ?? MAX_SIZE.view);
}
