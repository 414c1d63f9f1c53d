/** The JSON Schema files of every variant: the very structures that the parsers read. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Game, Variant } from '../../src/engine';
import { cantFollow, lowLuck, original, teams } from '../../src/february';
import { shedding } from '../../src/hwatu';
import { familyOf } from '../../src/schema/families';
import { moveStructure } from '../../src/schema/moves';
import { optionsStructure } from '../../src/schema/options';
import type { Structure } from '../../src/schema/structure';
import { recordStructure, viewStructure } from '../../src/schema/structures';

const variants = [original, lowLuck, teams, cantFollow, shedding] as unknown as Variant<Game>[];

/** What each file is about, and what no schema can say of it. */
const ABOUT = {
  move: 'Whether it is legal depends on the state.',
  options: 'A seed, decks or both are given; the dealer is a seat of the table.',
  record: 'Each move is well-formed; whether all are legal replaying them shows.',
  view: 'The game as a seat, a spectator or the referee sees it; null stands for each hidden card.',
} as const;

type Kind = keyof typeof ABOUT;

function structureOf(variant: Variant, kind: Kind): Structure {
  const family = familyOf(variant);
  if (family === undefined) throw new Error(`${variant.id} is of no known family`);
  switch (kind) {
    case 'move':
      return moveStructure(variant);
    case 'options':
      return optionsStructure(variant);
    case 'record':
      return recordStructure(variant);
    case 'view':
      return viewStructure(variant, family);
  }
}

/** A schema with what says whose it is; the urn ends with the variant's revision. */
const schemaOf = (variant: Variant, kind: Kind): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:february-rules:${variant.id.replace('/', '-')}:${kind}:${variant.revision}`,
  title: `${variant.name}: ${kind}`,
  description: ABOUT[kind],
  ...structureOf(variant, kind),
});

/** Every schema by the name of its file, such as `february-original.move.json`. */
export const jsonSchemas = (): ReadonlyMap<string, object> =>
  new Map(
    variants.flatMap((variant) =>
      (Object.keys(ABOUT) as Kind[]).map((kind) => [
        `${variant.id.replace('/', '-')}.${kind}.json`,
        schemaOf(variant, kind),
      ]),
    ),
  );

/**
 * Writes every schema into a directory, which is made if need be.
 *
 * @param directory - a path
 */
export async function writeJsonSchemas(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [name, schema] of jsonSchemas()) {
    await writeFile(`${directory}/${name}`, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
