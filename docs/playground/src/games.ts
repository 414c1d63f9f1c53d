/** The games there are, each with the components that show it. */
import type { Game, Variant } from 'february-rules';
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import { februaryFace } from './february/face';
import { hwatuFace } from './hwatu/face';
import type { Face } from './table/face';

/** A variant and how it is shown. */
export interface PlayableGame<G extends Game = Game> {
  readonly variant: Variant<G>;
  readonly face: Face<G>;
  /** The rules in a sentence. */
  readonly about: string;
  /** The page that tells them in full, relative to this one. */
  readonly rules: string;
}

/** Every game, in the order of the setup screen. */
export const games: readonly PlayableGame[] = [
  {
    variant: original,
    face: februaryFace,
    about: 'Follow by week or weekday, win tricks, and mark the winning dates.',
    rules: '../rules/original.html',
  },
  {
    variant: lowLuck,
    face: februaryFace,
    about: 'As 2022, but everyone drafts a hand first.',
    rules: '../rules/low-luck.html',
  },
  {
    variant: teams,
    face: februaryFace,
    about: 'Partners sit opposite, pass cards, and grow groups of markers.',
    rules: '../rules/teams.html',
  },
  {
    variant: cantFollow,
    face: februaryFace,
    about: 'Avoid the weeks that are in the trick already.',
    rules: '../rules/cant-follow.html',
  },
  {
    variant: shedding,
    face: hwatuFace,
    about: 'Get rid of your flower cards by month or type, round by round.',
    rules: '../rules/shedding.html',
  },
];

/** How a variant's games are shown. */
export const gameOf = (id: string): PlayableGame | undefined =>
  games.find(({ variant }) => variant.id === id);
