import { type Chance, keyOf } from './chance';
import { OptionsError } from './errors';
import { isSeat, kindOf, readObject } from './fields';
import type { Game, OptionSpec, Settled, Variant } from './variant';

/** Longer seeds and longer lists of orders are refused before they are walked. */
const MAX_SEED_LENGTH = 1_024;
const MAX_DECKS = 100_000;

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

type Given = Readonly<Partial<Record<(typeof COMMON)[number], unknown>> & Record<string, unknown>>;

function readOptions(variant: Variant, input: unknown): Given {
  const keys = [...COMMON, ...Object.keys(variant.options)];
  const given = readSafely(input, keys);
  if (typeof given === 'object') return given as Given;
  throw new OptionsError('options', `a plain object with no keys but ${keys.join(', ')}`, given);
}

function readSafely(input: unknown, keys: readonly string[]) {
  try {
    return readObject(input, keys);
  } catch {
    return 'one that breaks when it is read';
  }
}

function playersOf(variant: Variant, value: unknown): number {
  if (variant.players.includes(value as number)) return value as number;
  throw new OptionsError('players', variant.players.join(' or '), foundOf(value));
}

function dealerOf({ defaultDealer }: Variant, value: unknown, players: number): number | undefined {
  if (value === undefined) return defaultDealer?.(players);
  if (isSeat(value, players)) return value;
  throw new OptionsError('dealer', `a seat, 0 to ${players - 1}`, foundOf(value));
}

function ownOption(name: string, spec: OptionSpec, value: unknown): unknown {
  if (value === undefined && spec.default !== undefined) return spec.default;
  if (spec.values.includes(value as string)) return value;
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
  if (typeof seed === 'string' && seed.length <= MAX_SEED_LENGTH) return keyOf(seed);
  const found = typeof seed === 'string' ? 'a longer one' : kindOf(seed);
  throw new OptionsError('seed', `a string of at most ${MAX_SEED_LENGTH} characters`, found);
}

function decksOf(variant: Variant, decks: unknown): readonly (readonly number[])[] {
  if (decks === undefined) return [];
  if (!Array.isArray(decks) || !(decks.length <= MAX_DECKS)) {
    throw new OptionsError('decks', `a list of at most ${MAX_DECKS} card orders`, kindOf(decks));
  }
  const numbers = new Map(variant.cards.map((card, number) => [card, number]));
  return Array.from(decks, (order, k) => orderOf(order, `decks[${k}]`, numbers));
}

/** X1: a name that is no card of the game, or one that stands twice in an order, is an error. */
function orderOf(order: unknown, where: string, numbers: ReadonlyMap<unknown, number>): number[] {
  if (!Array.isArray(order) || !(order.length <= numbers.size)) {
    throw new OptionsError(
      'decks',
      `a list of at most ${numbers.size} cards as ${where}`,
      kindOf(order),
    );
  }
  const seen = new Set<number>();
  for (let place = 0; place < order.length; place++) {
    const number = numbers.get(order[place]);
    const expected = `cards of the game as ${where}, each at most once`;
    if (number === undefined)
      throw new OptionsError('decks', expected, `no card at place ${place}`);
    if (seen.has(number))
      throw new OptionsError('decks', expected, `a card again at place ${place}`);
    seen.add(number);
  }
  return [...seen];
}

/** Numbers and truth values are shown; anything else is named by its kind. */
function foundOf(value: unknown): string {
  const shown = typeof value === 'number' || typeof value === 'boolean';
  return shown ? String(value) : kindOf(value);
}
