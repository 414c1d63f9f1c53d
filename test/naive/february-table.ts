import type { Played } from './february-cards';
import type { Rules } from './february-rules';
import { at, upTo } from './lists';
import type { Decks } from './types';

/** What never changes in a game. */
export interface Setting {
  readonly rules: Rules;
  readonly players: number;
  readonly dealer: number;
  readonly sharedDates: boolean;
  readonly decks: Decks;
}

/** Everything that lies on the table. The functions below change it; the game copies it first. */
export interface Table {
  round: number;
  phase: 'draft' | 'pass' | 'play' | 'unmark' | 'mark' | 'over';
  hands: string[][];
  packs: string[][];
  /** What each seat has chosen in a simultaneous phase, null while it has not (S4). */
  chosen: (string[] | null)[];
  /** Who leads the trick. */
  leader: number;
  /** Who plays, unmarks or marks. */
  actor: number;
  trick: Played[];
  winner: Played | null;
  /** The dates that the actor may mark. */
  offered: number[];
  setAside: string[];
  calendar: number[][];
}

export function emptyTable(setting: Setting): Table {
  return {
    round: 0,
    phase: 'play',
    hands: [],
    packs: [],
    chosen: [],
    leader: (setting.dealer + 1) % setting.players,
    actor: 0,
    trick: [],
    winner: null,
    offered: [],
    setAside: [],
    calendar: upTo(28).map(() => []),
  };
}

export function sideOf(setting: Setting, seat: number): number {
  return setting.rules.sides(setting.players).findIndex((seats) => seats.includes(seat));
}

/** The dates with a marker of the seat's side. */
export function ownDates(table: Table, setting: Setting, seat: number): number[] {
  const side = sideOf(setting, seat);
  return upTo(28)
    .filter((i) => at(table.calendar, i).includes(side))
    .map((i) => i + 1);
}
