import { MAX_DECKS, MAX_SEED_LENGTH } from '../engine/options';
import type { Variant } from '../engine/variant';
import {
  among,
  cardName,
  distinct,
  type Entries,
  exactly,
  list,
  type Structure,
  seat,
} from './structure';

/** The variant's own options. */
const ownOptions = ({ options }: Variant): Entries =>
  Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, among(values)]));

/** Options as given to `createGame`. */
export function optionsStructure(variant: Variant): Structure {
  const { cards, players, options } = variant;
  const usual = Object.keys(options).filter((name) => options[name]?.default !== undefined);
  return exactly(
    {
      players: among(players),
      dealer: seat(variant),
      seed: { type: 'string', maxLength: MAX_SEED_LENGTH },
      decks: list(distinct(cardName(variant), 0, cards.length), 0, MAX_DECKS),
      ...ownOptions(variant),
    },
    ['dealer', 'seed', 'decks', ...usual],
  );
}

/** Options as states and views carry them: all there, without seed and decks. */
export const settledStructure = (variant: Variant): Structure =>
  exactly(
    { players: among(variant.players), dealer: seat(variant), ...ownOptions(variant) },
    variant.defaultDealer ? [] : ['dealer'],
  );
