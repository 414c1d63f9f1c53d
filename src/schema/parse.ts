import { OptionsError } from '../engine/errors';
import { deepFreeze } from '../engine/freeze';
import { settle } from '../engine/options';
import type { GameRecord } from '../engine/record';
import type { CommonState, Game, Variant } from '../engine/variant';
import { compared } from './compare';
import { doubtsOfSeats } from './counting';
import { familyOf, ownFamily } from './families';
import { MAX_SIZE } from './limits';
import { moveStructure } from './moves';
import { optionsStructure } from './options';
import { readPlain } from './plain';
import { type Parsed, type Problem, problem, refused } from './problems';
import type { Structure } from './structure';
import { recordStructure, stateStructure, viewStructure } from './structures';

/** How a parser may be set. */
export interface Limits {
  /** The largest input, in characters of its JSON text; each parser has a limit of its own. */
  readonly maxSize?: number;
}

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

const NO_DOUBTS = (): readonly Problem[] => [];

/** Reads, checks the structure, asks what no structure can say, and freezes. */
function parsed<T>(
  structure: Structure,
  input: unknown,
  maxSize: number,
  doubts: (value: T) => readonly Problem[] = NO_DOUBTS,
): Parsed<T> {
  try {
    const plain = readPlain(input, maxSize);
    if (plain.problem !== null) return refused([plain.problem]);
    const found = compared(structure, plain.value);
    const value = found.value as T;
    const problems = found.problems.length > 0 ? found.problems : doubts(value);
    return problems.length > 0 ? refused(problems) : { ok: true, value: deepFreeze(value) };
  } catch {
    return refused([problem([], 'something that can be read', 'something that breaks')]);
  }
}

/**
 * Reads a move.
 *
 * Whether it is legal is another question: `checkMove` and `tryMove` take anything, too.
 *
 * @param variant - the rules
 * @param input - anything; a string is taken for JSON text
 * @param limits - `maxSize`: 1,000 characters unless given
 * @returns the move as a frozen copy, or what is wrong; never throws
 *
 * @example
 * ```ts
 * import { original } from 'february-rules/february';
 * import { parseMove } from 'february-rules/schema';
 *
 * const parsed = parseMove(original, '{ "type": "play", "seat": 0, "card": "29d" }');
 * console.log(parsed.ok || parsed.problems[0]?.path); // ['card']
 * ```
 */
export const parseMove = <G extends Game>(
  variant: Variant<G>,
  input: unknown,
  { maxSize = MAX_SIZE.move }: Limits = {},
): Parsed<G['move']> => parsed(moveStructure(variant), input, maxSize);

/**
 * Reads options for `createGame`.
 *
 * @param variant - the rules
 * @param input - anything; a string is taken for JSON text
 * @param limits - `maxSize`: 1,000,000 characters unless given
 * @returns the options as a frozen copy, defaults left out where they were; or what is wrong: never
 * the seed or a deck. `createGame` accepts them, unless a deck lacks a card of the first shuffle
 * (ruling X1). Never throws.
 *
 * @example
 * ```ts
 * import { original } from 'february-rules/february';
 * import { parseOptions } from 'february-rules/schema';
 *
 * const parsed = parseOptions(original, { players: 6, seed: 'secret' });
 * console.log(parsed.ok || parsed.problems[0]?.expected); // 3 or 4 or 5
 * ```
 */
export const parseOptions = <G extends Game>(
  variant: Variant<G>,
  input: unknown,
  { maxSize = MAX_SIZE.options }: Limits = {},
): Parsed<G['options']> =>
  parsed<G['options']>(optionsStructure(variant), input, maxSize, (options) =>
    doubtsOfOptions(variant, options, []),
  );

/** What `createGame` itself has against the options. */
function doubtsOfOptions(
  variant: Variant,
  options: unknown,
  path: Problem['path'],
): readonly Problem[] {
  try {
    settle(variant, options);
    return [];
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return [problem([...path, error.option], error.expected, error.found)];
  }
}

/**
 * Reads a record, of which each part is checked but nothing played: `replay` and `verifyRecord`
 * do that.
 *
 * @param variant - the rules
 * @param input - anything; a string is taken for JSON text
 * @param limits - `maxSize`: 8,000,000 characters unless given
 * @returns the record as a frozen copy, or what is wrong; never throws
 *
 * @example
 * ```ts
 * import { original, teams } from 'february-rules/february';
 * import { toRecord } from 'february-rules';
 * import { parseRecord } from 'february-rules/schema';
 *
 * const text = JSON.stringify(toRecord(original, { players: 4, seed: 'x' }, []));
 * console.log(parseRecord(original, text).ok, parseRecord(teams, text).ok); // true false
 * ```
 */
export const parseRecord = <G extends Game>(
  variant: Variant<G>,
  input: unknown,
  { maxSize = MAX_SIZE.record }: Limits = {},
): Parsed<GameRecord<G>> =>
  parsed<GameRecord<G>>(recordStructure(variant), input, maxSize, ({ options, moves }) => {
    const { players } = options;
    const ply = moves.findIndex(({ seat }) => seat >= players);
    return ply < 0
      ? doubtsOfOptions(variant, options, ['options'])
      : doubtsOfSeats([[['moves', ply, 'seat'], moves[ply]?.seat]], players);
  });

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
  { maxSize = MAX_SIZE.state, own }: StateLimits<G> = {},
): Parsed<G['state']> {
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
  { maxSize = MAX_SIZE.view }: Limits = {},
): Parsed<G['view']> {
  const family = familyOf(variant);
  if (family === undefined) return refused([UNKNOWN_FAMILY]);
  return parsed(viewStructure(variant, family), input, maxSize);
}
