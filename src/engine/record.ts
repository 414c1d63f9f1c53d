import { dealerWith } from './chance';
import { createGame } from './create';
import { OptionsError, RecordError } from './errors';
import { isList, itemsIn, kindOf, readMove, readObject } from './fields';
import { deepFreeze } from './freeze';
import { advance, judge } from './judge';
import { readOptions, settle } from './options';
import { withTypedErrors } from './position';
import type { Game, Variant } from './variant';

/** A whole game, or its beginning: everything needed to play it again. */
export interface GameRecord<G extends Game = Game> {
  /** The variant's id, such as `february/original`. */
  readonly variant: string;
  /** The revision of the variant's rules and layout; whole, from 1. */
  readonly revision: number;
  /** As given to `createGame`, seed and decks included: not to be shown before the game's end. */
  readonly options: G['options'];
  /** In the order in which they were played. */
  readonly moves: readonly G['move'][];
}

/** A Hwatu game has no limit, but a record of more moves than this is refused before it is walked. */
export const MAX_MOVES = 1_000_000;

/**
 * A record of the moves played so far.
 *
 * @param variant - the rules
 * @param options - the options that `createGame` was given
 * @param moves - the moves in the order in which they were played
 * @returns the record, deeply frozen plain JSON
 * @throws OptionsError naming the option that is wrong
 * @throws RecordError naming the ply of the first thing that is no move of the variant
 *
 * @example
 * ```ts
 * import { toRecord } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const record = toRecord(original, { players: 4, seed: 'x' }, []);
 * console.log(record.variant); // february/original
 * ```
 */
export function toRecord<G extends Game>(
  variant: Variant<G>,
  options: G['options'],
  moves: readonly G['move'][],
): GameRecord<G> {
  // Before it is copied, so that what is too long is not walked.
  settle(variant, options);
  const own = plain(readOptions(variant, options)) as unknown as G['options'];
  const { players } = settle(variant, own).options as { readonly players: number };
  const copies = listOfMoves(moves).map((move, ply) => {
    const copy = readMove(variant.shapes, players, move);
    if (typeof copy === 'string') throw new RecordError(`move ${ply} is none: ${copy}`, ply);
    return copy;
  });
  const { id, revision } = variant;
  return deepFreeze({ variant: id, revision, options: own, moves: copies });
}

/** A plain copy, so that the caller's object is not frozen. */
function plain<Options>(options: Options): Options {
  try {
    return JSON.parse(JSON.stringify(options)) as Options;
  } catch {
    throw new OptionsError('options', 'plain JSON', 'something else');
  }
}

/**
 * Plays a record again.
 *
 * @param variant - the rules
 * @param record - a record; may come from a stranger
 * @param plies - how many of its moves to play, 0 to all; all if left out
 * @returns the state after them, deeply frozen
 * @throws RecordError if it is no record of the variant and revision, or naming ply and rejection
 * of the first move that is not legal
 * @throws OptionsError naming the option of the record that is wrong
 *
 * @example
 * ```ts
 * import { replay, toRecord } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const record = toRecord(original, { players: 4, seed: 'x' }, []);
 * console.log(replay(original, record, 0).trick.length); // 0
 * ```
 */
export function replay<G extends Game>(
  variant: Variant<G>,
  record: GameRecord<G>,
  plies?: number,
): G['state'] {
  return withTypedErrors(variant, () => replayed(variant, readRecord(variant, record), plies));
}

/** Plays the moves of a record that has been read. */
export function replayed<G extends Game>(
  variant: Variant<G>,
  { options, moves }: Read<G>,
  plies?: number,
): G['state'] {
  let current = createGame(variant, options);
  const last = pliesOf(plies, moves.length);
  const dealer = dealerWith<G['event']>(current.chance);
  for (let ply = 0; ply < last; ply++) {
    const judged = judge(variant, current, moves[ply]);
    if (!judged.ok) throw new RecordError(`move ${ply}: ${judged.message}`, ply, judged);
    current = advance(variant, current, judged.move, dealer);
  }
  return deepFreeze(current);
}

function pliesOf(plies: unknown, most: number): number {
  if (plies === undefined) return most;
  if (Number.isInteger(plies) && (plies as number) >= 0 && (plies as number) <= most) {
    return plies as number;
  }
  throw new OptionsError('plies', `a whole number from 0 to ${most}`, kindOf(plies));
}

/** What a record tells besides its variant. */
export type Read<G extends Game> = Pick<GameRecord<G>, 'options' | 'moves'>;

/**
 * Reads a record once.
 *
 * @throws RecordError if it is not a record of the variant and revision
 */
export function readRecord<G extends Game>(variant: Variant<G>, input: unknown): Read<G> {
  const keys = ['variant', 'revision', 'options', 'moves'] as const;
  const record = readObject(input, keys);
  if (typeof record === 'string') {
    throw new RecordError(`a record is an object of ${keys.join(', ')}, found ${record}`);
  }
  if (record.variant !== variant.id || record.revision !== variant.revision) {
    throw new RecordError(`not a record of ${variant.id}, revision ${variant.revision}`);
  }
  const options = readOptions(variant, record.options) as unknown as G['options'];
  return { options, moves: listOfMoves(record.moves) };
}

function listOfMoves<Move>(moves: unknown): readonly Move[] {
  if (isList(moves) && moves.length <= MAX_MOVES) return itemsIn(moves) as Move[];
  throw new RecordError(`moves: expected a list of at most ${MAX_MOVES}, found ${kindOf(moves)}`);
}
