/** Which games a soak plays: a part is the same for the same seed, wherever it runs. */
import type { Game, Variant } from '../../src';
import { checkLaws } from '../../src/testing';
import { hwatu, type Lawful, rulesets } from '../laws/variants';
import { everyChoice } from '../naive/every-choice';
import { at } from '../naive/lists';
import type { NaiveOptions } from '../naive/types';

/** What was checked. */
export interface Checked {
  readonly games: number;
  readonly states: number;
  readonly moves: number;
}

interface Choice {
  readonly lawful: Lawful<Game>;
  readonly options: NaiveOptions;
}

const all = [...Object.values(rulesets), hwatu] as unknown as readonly Lawful<Game>[];

const choices: readonly Choice[] = all.flatMap((lawful) =>
  everyChoice(lawful.variant as Variant<Game>).map((options) => ({ lawful, options })),
);

/** A part plays one choice of options from a seed, from a seed after an order, and from orders. */
const GAMES_OF_PART = 3;

/** How many parts so many games are. */
export const partsOf = (games: number): number => Math.ceil(games / GAMES_OF_PART);

/** Plays a part with all laws on; every second time round the table another seat deals. */
export function playedPart(seed: string, part: number, closely: number): Checked {
  const { lawful, options } = at(choices, part % choices.length);
  const round = Math.floor(part / choices.length);
  const dealer = round % 2 === 0 ? {} : { dealer: round % options.players };
  return checkLaws(lawful.variant, {
    ...lawful.told,
    games: GAMES_OF_PART,
    seed: `${seed} ${part}`,
    options: [{ ...options, ...dealer }],
    closely,
  });
}
