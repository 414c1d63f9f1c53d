import type { FinalScore, Move, Standing } from '../vectors/read';

export type { FinalScore, Move, Standing };

/** A game in progress. Nothing ever changes in place: `play` gives a new game. */
export interface NaiveGame {
  /** The seats that may act now, ascending; none when the game is over. */
  seats(): number[];
  /** All legal moves of a seat: drafts as unordered pairs, passes as ordered triples. */
  moves(seat: number): Move[];
  /** The game after the move. Throws if the move is not legal, or if no deck order is left (X1). */
  play(move: Move): NaiveGame;
  over(): boolean;
  /** The score as if the game ended now. */
  score(): FinalScore;
  /** The sides with a marker on each of the 28 dates, ascending; null where there is no calendar. */
  calendar(): number[][] | null;
}

export type Decks = readonly (readonly string[])[];

/** Options as in the vectors; each game reads its own and supplies the defaults. */
export interface NaiveOptions {
  readonly players: number;
  readonly dealer?: number;
  readonly sharedDates?: boolean;
  readonly marking?: 'trick' | 'calendar';
  readonly follow?: 'week-or-weekday' | 'week';
  readonly goal?: 270 | 570;
  readonly losersScoreZero?: boolean;
}
