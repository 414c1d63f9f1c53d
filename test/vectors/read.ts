import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A move as plain data: what the engine, the naive games and the vectors have in common. */
export type Move =
  | { readonly type: 'draft'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'pass'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'play'; readonly seat: number; readonly card: string }
  | { readonly type: 'mark'; readonly seat: number; readonly date: number }
  | { readonly type: 'unmark'; readonly seat: number; readonly date: number }
  | { readonly type: 'discard'; readonly seat: number; readonly card: string }
  | { readonly type: 'draw'; readonly seat: number };

export interface Standing {
  readonly side: number;
  readonly seats: readonly number[];
  /** Numerator and denominator in lowest terms. */
  readonly points: readonly [number, number];
  readonly rank: number;
}

export interface FinalScore {
  readonly final: boolean;
  /** Seats, ascending; none while the game goes on. */
  readonly winners: readonly number[];
  /** A row a side, by rank, then side. */
  readonly standings: readonly Standing[];
}

/** One move of a vector with what was legal for its seat just before it. */
interface VectorStep {
  readonly move: Move;
  /** How many legal moves the seat has. */
  readonly n: number;
  /** All of them in any order; left out for drafts and passes. */
  readonly legal?: readonly Move[];
}

/** A whole game computed by an implementation that shares no code with this package. */
export interface VectorGame {
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>> & { readonly players: number };
  readonly decks: readonly (readonly string[])[];
  readonly steps: readonly VectorStep[];
  readonly score: FinalScore;
  /** February alone: for each of the 28 dates the sides with a marker there, ascending. */
  readonly calendar?: readonly (readonly number[])[];
}

export const vectorNames = ['original', 'low-luck', 'teams', 'cant-follow', 'hwatu'] as const;

export type VectorName = (typeof vectorNames)[number];

/** The games of one file, in its order. */
export function vectorsOf(name: VectorName): VectorGame[] {
  const file = readFileSync(new URL(`./${name}.jsonl.gz`, import.meta.url));
  const lines = gunzipSync(file).toString('utf8').trim().split('\n');
  return lines.map((line): VectorGame => JSON.parse(line));
}
