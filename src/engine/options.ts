import { type Chance, keyOf } from './chance';
import { OptionsError, saidBy } from './errors';
import { isList, isSeat, itemsIn, kindOf, readObject } from './fields';
import { isText } from './seeds';
import type { Game, OptionSpec, Settled, Variant } from './variant';

/** Longer seeds and longer lists of orders are refused before they are walked. */
export const MAX_SEED_LENGTH = 1_024;
export const MAX_DECKS = 100_000;

/** The common options' names, in the order in which they are checked. */
const COMMON = ['players', 'dealer', 'seed', 'decks'] as const;

/** Checked options, and the shuffles they give. */
interface Opening<G extends Game> {
  readonly options: Settled<G>;
  readonly chance: Chance;
}

/**
 * Checks options that may come from a stranger and fills in the defaults.
 *
 * @throws OptionsError naming the first option that is wrong
 */
export function settle<G extends Game>(variant: Variant<G>, input: unknown): Opening<G> {
  const given = readOptions(variant, input);
  const players = playersOf(variant, given.players);
  const dealer = dealerOf(variant, given.dealer, players);
  const options: Record<string, unknown> = dealer === undefined ? { players } : { players, dealer };
  for (const name in variant.options) {
    options[name] = ownOption(name, variant.options[name] as OptionSpec, given[name]);
  }
  const chance = chanceOf(variant, given.seed, given.decks);
  return { options: options as unknown as Settled<G>, chance };
}

/** What reading gives, or an error about the option if a stranger's value breaks on being read. */
function reading<Value>(option: string, expected: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (saidBy(error)) throw error;
    throw new OptionsError(option, expected, 'one that breaks when it is read');
  }
}

export type Given = Readonly<
  Partial<Record<(typeof COMMON)[number], unknown>> & Record<string, unknown>
>;

/**
 * Reads options once: a copy with the keys the variant knows.
 *
 * @throws OptionsError if it is no plain object or has other keys
 */
export function readOptions(variant: Variant, input: unknown): Given {
  const keys = [...COMMON, ...Object.keys(variant.options)];
  const expected = `a plain object with no keys but ${keys.join(', ')}`;
  const given = reading('options', expected, () => readObject(input, keys));
  if (typeof given === 'object') return given as Given;
  throw new OptionsError('options', expected, given);
}

function playersOf(variant: Variant, value: unknown): number {
  if (variant.players.includes(value as number)) return value as number;
  throw new OptionsError('players', variant.players.join(' or '), foundOf(value));
}

function dealerOf({ defaultDealer }: Variant, value: unknown, players: number): number | undefined {
  if (value === undefined) return defaultDealer?.(players);
  // Adding 0 makes 0 of -0, which JSON cannot carry.
  if (isSeat(value, players)) return value + 0;
  throw new OptionsError('dealer', `a seat, 0 to ${players - 1}`, foundOf(value));
}

function ownOption(name: string, spec: OptionSpec, value: unknown): unknown {
  if (value === undefined && spec.default !== undefined) return spec.default;
  const index = spec.values.indexOf(value as string);
  if (index >= 0) return spec.values[index];
  throw new OptionsError(name, spec.values.join(' or '), foundOf(value));
}

function chanceOf(variant: Variant, seed: unknown, decks: unknown): Chance {
  if (seed === undefined && decks === undefined) {
    throw new OptionsError('seed', 'a string, or decks in its place', 'nothing');
  }
  return {
    key: seed === undefined ? null : keyOfSeed(seed),
    decks: decksOf(variant, decks),
    shuffles: 0,
  };
}

function keyOfSeed(seed: unknown): string {
  const expected = `a string of at most ${MAX_SEED_LENGTH} characters, none half a surrogate pair`;
  if (typeof seed !== 'string') throw new OptionsError('seed', expected, kindOf(seed));
  if (seed.length > MAX_SEED_LENGTH) throw new OptionsError('seed', expected, 'a longer one');
  if (!isText(seed)) throw new OptionsError('seed', expected, 'an ill-formed one');
  return keyOf(seed);
}

function decksOf(variant: Variant, decks: unknown): readonly (readonly number[])[] {
  if (decks === undefined) return [];
  return reading('decks', 'lists of cards', () => {
    const numbers = new Map(variant.cards.map((card, number) => [card, number]));
    const lists = listOf(decks, MAX_DECKS, 'card orders');
    return lists.map((order, k) =>
      orderOf(listOf(order, numbers.size, `cards as decks[${k}]`), k, numbers),
    );
  });
}

/** A copy of a list that is not too long, read place by place. */
function listOf(list: unknown, most: number, what: string): readonly unknown[] {
  if (!isList(list) || !(list.length <= most)) {
    throw new OptionsError('decks', `a list of at most ${most} ${what}`, kindOf(list));
  }
  return itemsIn(list);
}

/** X1: a name that is no card of the game, or one that stands twice in an order, is an error. */
function orderOf(
  order: readonly unknown[],
  k: number,
  numbers: ReadonlyMap<unknown, number>,
): readonly number[] {
  const seen = new Set<number>();
  for (const [place, card] of order.entries()) {
    const number = numbers.get(card);
    if (number === undefined || seen.has(number)) {
      const found = number === undefined ? 'no card' : 'a card again';
      const expected = `cards of the game as decks[${k}], each at most once`;
      throw new OptionsError('decks', expected, `${found} at place ${place}`);
    }
    seen.add(number);
  }
  return [...seen];
}

/** Numbers and truth values are shown; anything else is named by its kind. */
function foundOf(value: unknown): string {
  const shown = typeof value === 'number' || typeof value === 'boolean';
  return shown ? String(value) : kindOf(value);
}
