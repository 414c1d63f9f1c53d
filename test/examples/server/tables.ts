import type { Variant } from 'february-rules';
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';

export interface Setting {
  readonly id: string;
  readonly variant: Variant;
  readonly options: { readonly players: number };
  /** The seats that contribute to the seed. */
  readonly contributors: readonly number[];
}

/** A table of each variant; between them every number of players of February. */
export const SETTINGS = [
  { id: 'original', variant: original, options: { players: 3 }, contributors: [0, 1, 2] },
  { id: 'low-luck', variant: lowLuck, options: { players: 5 }, contributors: [1, 3] },
  { id: 'teams', variant: teams, options: { players: 4 }, contributors: [] },
  { id: 'cant-follow', variant: cantFollow, options: { players: 4 }, contributors: [2] },
  {
    id: 'shedding',
    variant: shedding,
    options: { players: 6, goal: 270, losersScoreZero: true },
    contributors: [0, 5],
  },
] as unknown as readonly Setting[];

/** As the server's configuration has them. */
export const tables = SETTINGS.map(({ id, variant, options }) => ({
  id,
  variant: variant.id,
  options,
}));
