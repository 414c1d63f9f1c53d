import { saidBy } from './errors';
import { type GameRecord, type Read, readRecord, replayed } from './record';
import { combineSeeds, commitSeed, partsIn } from './seeds';
import type { Game, Variant } from './variant';

/**
 * What was published before the game: the commitment to the seed itself, or, for a combined seed,
 * the commitment to each contribution, with the contributions as shown afterwards. One that has
 * both is held to both.
 */
export type SeedProof =
  | {
      /** What `commitSeed` gave for the seed: 64 hexadecimal digits. */
      readonly commitment: string;
    }
  | {
      /** What `commitSeed` gave for each contribution, in the order of `contributions`. */
      readonly commitments: readonly string[];
      /** The contributions as shown afterwards, in the order in which they were combined. */
      readonly contributions: readonly string[];
    };

/** Whatever a proof may have, each part read once. */
type Both = Readonly<Partial<Record<'commitment' | 'commitments' | 'contributions', unknown>>>;

/** Why a record does not prove a fair game. */
export interface Doubt {
  /** False: the record does not prove a fair game. */
  readonly ok: false;
  /** What does not fit: the input itself, the deal, the commitment, a move, or the game has no end yet. */
  readonly code:
    | 'malformed'
    | 'not-from-seed'
    | 'commitment-differs'
    | 'illegal-move'
    | 'unfinished';
  /** A sentence, without the seed. */
  readonly message: string;
  /** The ply of an illegal move; null otherwise. */
  readonly ply: number | null;
}

/** What `verifyRecord` finds. */
export type Verified<G extends Game> =
  | {
      /** True: the game was dealt from the seed that was promised, and played by the rules. */
      readonly ok: true;
      /** The final state. */
      readonly state: G['state'];
      /** The final score. */
      readonly score: G['score'];
    }
  | Doubt;

const doubt = (code: Doubt['code'], message: string, ply: number | null = null): Doubt => ({
  ok: false,
  code,
  message,
  ply,
});

/**
 * Deals and plays a finished game again from its revealed seed, and checks the seed against what
 * was published before the game. Never throws, whatever it is given.
 *
 * @param variant - the rules
 * @param record - the record with its seed; may come from a stranger
 * @param proof - what was published before the game
 * @returns the final state and score, or the first thing that does not fit
 *
 * @example
 * ```ts
 * import { commitSeed, toRecord, verifyRecord } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const commitment = commitSeed('secret');
 * const record = toRecord(original, { players: 4, seed: 'secret' }, []);
 * const verified = verifyRecord(original, record, { commitment });
 * console.log(verified.ok || verified.code); // unfinished
 * ```
 */
export function verifyRecord<G extends Game>(
  variant: Variant<G>,
  record: GameRecord<G>,
  proof: SeedProof,
): Verified<G> {
  try {
    const read = readRecord(variant, record);
    return doubtOfSeed(read, proof) ?? finished(variant, read);
  } catch (error) {
    const { message, ply } = saidBy(error) ?? {
      message: 'Not a record, or not a proof.',
      ply: null,
    };
    return doubt(ply === null ? 'malformed' : 'illegal-move', message, ply);
  }
}

/** Why the seed is not the one that was committed to; null if it is. */
function doubtOfSeed({ options }: Read<Game>, proof: SeedProof): Doubt | null {
  const { seed, decks } = options;
  if (typeof seed !== 'string' || decks !== undefined) {
    return doubt('not-from-seed', 'The deal does not come from a seed alone.');
  }
  const { commitment, commitments, contributions } = proof as Both;
  if (commitment !== undefined) {
    if (commitSeed(seed) !== commitment) {
      return doubt('commitment-differs', 'The seed is not the one committed to.');
    }
    if ((commitments ?? contributions) === undefined) return null;
  }
  const before = partsIn(commitments);
  const parts = partsIn(contributions);
  const kept = JSON.stringify(parts.map(commitSeed)) === JSON.stringify(before);
  if (kept && combineSeeds(parts) === seed) return null;
  return doubt('commitment-differs', 'The seed is not made of the contributions committed to.');
}

function finished<G extends Game>(variant: Variant<G>, record: Read<G>): Verified<G> {
  const state = replayed(variant, record);
  const score = variant.score(state);
  return score.final ? { ok: true, state, score } : doubt('unfinished', 'The game is not over.');
}
