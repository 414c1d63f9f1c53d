/** What a game's components are given, and which components a game has. */
import type { Game, Seat, Variant } from 'february-rules';
import type { ReactNode } from 'react';

/** What a table is drawn from. */
export interface TableProps<G extends Game = Game> {
  readonly variant: Variant<G>;
  /** The game as the one who looks may see it. */
  readonly view: G['view'];
  /** Who decides now, at this screen; null while others play or the game is over. */
  readonly seat: Seat | null;
  onMove(move: G['move']): void;
}

/** What a score sheet is drawn from. */
export interface ScoreProps<G extends Game = Game> {
  readonly score: G['score'];
}

/** What every table shows about a seat. */
export interface Place {
  readonly cards: number;
  readonly leads: boolean;
  readonly deals: boolean;
}

/** How a game is shown. Methods, so that a game's own types may stand for the general ones. */
export interface Face<G extends Game = Game> {
  /** The table in the middle: everything but the score. */
  Table(props: TableProps<G>): ReactNode;
  /** Where each point comes from. */
  ScoreSheet(props: ScoreProps<G>): ReactNode;
  /** What the game waits for, to the seat that decides. */
  prompt(view: G['view'], seat: Seat): string;
  /** What happened, or null where there is nothing to say. */
  tell(event: G['event'], sides: Sides): string | null;
  /** By seat. */
  places(view: G['view']): readonly Place[];
}

/** Who scores together: a seat alone or a team. */
export interface Sides {
  /** By seat. */
  readonly of: readonly number[];
  /** By side. */
  readonly names: readonly string[];
}
