import type { Game, Variant } from '../../src';
import * as february from '../../src/february';
import { shedding } from '../../src/hwatu';
import type { NaiveOptions } from './types';

const published = [
  february.original,
  february.lowLuck,
  february.teams,
  february.cantFollow,
  shedding,
];

/** Every variant, for verbs that are given things of no type. */
export const variants = published as unknown as readonly Variant<Game>[];

export function variantOf(id: string): Variant<Game> {
  const found = variants.find((variant) => variant.id === id);
  if (found === undefined) throw new Error(`no variant ${id}`);
  return found;
}

type Named = Readonly<Record<string, unknown>>;

/** Each of the lists' values of a name, together with each of all the others'. */
function combined(values: Readonly<Record<string, readonly unknown[]>>): Named[] {
  return Object.entries(values).reduce<Named[]>(
    (made, [name, list]) => made.flatMap((one) => list.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Every number of players of a variant with every combination of its own options. */
export function everyChoice({ players, options }: Variant<Game>): NaiveOptions[] {
  const own = Object.entries(options).map(([name, spec]) => [name, spec.values] as const);
  return combined({ players, ...Object.fromEntries(own) }) as unknown as NaiveOptions[];
}

/** All variants with all their choices. */
export const everyGame = variants.flatMap((variant) =>
  everyChoice(variant).map((options) => ({ variant, options })),
);
