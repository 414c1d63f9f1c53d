import { OptionsError } from '../engine/errors';
import { settle } from '../engine/options';
import type { GameRecord } from '../engine/record';
import type { Game, Variant } from '../engine/variant';
import { doubtsOfSeats } from './counting';
import { MAX_SIZE } from './limits';
import { moveStructure } from './moves';
import { optionsStructure } from './options';
import { type Limits, parsed } from './parsed';
import { type Parsed, type Problem, problem } from './problems';
import { recordStructure } from './structures';

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
  limits?: Limits,
): Parsed<G['move']> => parsed(moveStructure(variant), input, limits?.maxSize ?? MAX_SIZE.move);

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
  limits?: Limits,
): Parsed<G['options']> =>
  parsed<G['options']>(
    optionsStructure(variant),
    input,
    limits?.maxSize ?? MAX_SIZE.options,
    (options) => doubtsOfOptions(variant, options, []),
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
  limits?: Limits,
): Parsed<GameRecord<G>> =>
  parsed<GameRecord<G>>(
    recordStructure(variant),
    input,
    limits?.maxSize ?? MAX_SIZE.record,
    (record) => doubtsOfRecord(variant, record),
  );

/** Options that `createGame` refuses, and seats that the table does not have. */
function doubtsOfRecord(variant: Variant, { options, moves }: GameRecord): readonly Problem[] {
  const { players } = options;
  const ply = moves.findIndex(({ seat }) => seat >= players);
  return ply < 0
    ? doubtsOfOptions(variant, options, ['options'])
    : doubtsOfSeats([[['moves', ply, 'seat'], moves[ply]?.seat]], players);
}
