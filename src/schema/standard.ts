/** The parsers as Standard Schemas, for frameworks that take any library's. */
import type { GameRecord } from '../engine/record';
import type { Game, Variant } from '../engine/variant';
import { parseMove, parseOptions, parseRecord } from './parse';
import { parseState, parseView } from './parse-state';
import type { Parsed } from './problems';

/** What is wrong, as Standard Schema has it. */
export interface StandardIssue {
  /** What was expected and what kind of value was found, as a phrase. */
  readonly message: string;
  /** Where: keys and places in lists. Empty for the whole input. */
  readonly path: readonly (string | number)[];
}

/** A Standard Schema, version 1: what a framework that knows the interface can validate by. */
export interface StandardSchema<T> {
  /** What the interface is known by. */
  readonly '~standard': {
    /** The interface's version. */
    readonly version: 1;
    /** Whose schema it is. */
    readonly vendor: 'february-rules';
    /** Checks any value. */
    readonly validate: (value: unknown) =>
      | {
          /** A frozen copy of the input, which is what it should be. */
          readonly value: T;
          /** Not there: nothing is wrong. */
          readonly issues?: undefined;
        }
      | {
          /** What is wrong: at least one issue. */
          readonly issues: readonly StandardIssue[];
        };
    /** Types alone, for TypeScript to infer from; never there at run time. */
    readonly types?: {
      /** What a good input is. */
      readonly input: T;
      /** What comes out. */
      readonly output: T;
    };
  };
}

const standard = <T>(parse: (input: unknown) => Parsed<T>): StandardSchema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'february-rules',
    validate(input) {
      const parsed = parse(input);
      if (parsed.ok) return { value: parsed.value };
      return {
        issues: parsed.problems.map(({ path, expected, found }) => ({
          message: `expected ${expected}, found ${found}`,
          path,
        })),
      };
    },
  },
});

/**
 * `parseMove` as a Standard Schema.
 *
 * @param variant - the rules
 *
 * @example
 * ```ts
 * import { original } from 'february-rules/february';
 * import { moveSchema } from 'february-rules/schema';
 *
 * const { validate } = moveSchema(original)['~standard'];
 * console.log(validate({ type: 'play', seat: 0, card: '17n' }).issues); // undefined
 * ```
 */
export const moveSchema = <G extends Game>(variant: Variant<G>): StandardSchema<G['move']> =>
  standard((input) => parseMove(variant, input));

/**
 * `parseOptions` as a Standard Schema.
 *
 * @param variant - the rules
 *
 * @example
 * ```ts
 * import { original } from 'february-rules/february';
 * import { optionsSchema } from 'february-rules/schema';
 *
 * const { validate } = optionsSchema(original)['~standard'];
 * console.log(validate({ players: 4 }).issues?.[0]?.path); // ['seed']
 * ```
 */
export const optionsSchema = <G extends Game>(variant: Variant<G>): StandardSchema<G['options']> =>
  standard((input) => parseOptions(variant, input));

/**
 * `parseRecord` as a Standard Schema.
 *
 * @param variant - the rules
 *
 * @example
 * ```ts
 * import { toRecord } from 'february-rules';
 * import { original } from 'february-rules/february';
 * import { recordSchema } from 'february-rules/schema';
 *
 * const record = toRecord(original, { players: 4, seed: 'x' }, []);
 * console.log(recordSchema(original)['~standard'].validate(record).issues); // undefined
 * ```
 */
export const recordSchema = <G extends Game>(variant: Variant<G>): StandardSchema<GameRecord<G>> =>
  standard((input) => parseRecord(variant, input));

/**
 * `parseState` as a Standard Schema.
 *
 * @param variant - the rules
 *
 * @example
 * ```ts
 * import { createGame } from 'february-rules';
 * import { original } from 'february-rules/february';
 * import { stateSchema } from 'february-rules/schema';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * console.log(stateSchema(original)['~standard'].validate(state).issues); // undefined
 * ```
 */
export const stateSchema = <G extends Game>(variant: Variant<G>): StandardSchema<G['state']> =>
  standard((input) => parseState(variant, input));

/**
 * A Standard Schema of anybody's view, for clients that do not trust their server.
 *
 * @param variant - the rules
 *
 * @example
 * ```ts
 * import { createGame, viewOf } from 'february-rules';
 * import { original } from 'february-rules/february';
 * import { viewSchema } from 'february-rules/schema';
 *
 * const view = viewOf(original, createGame(original, { players: 4, seed: 'x' }), 'spectator');
 * console.log(viewSchema(original)['~standard'].validate(view).issues); // undefined
 * ```
 */
export const viewSchema = <G extends Game>(variant: Variant<G>): StandardSchema<G['view']> =>
  standard((input) => parseView(variant, input));
