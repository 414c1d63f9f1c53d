/** Which games are played: every number of players with every combination of options, in turn. */
import { createGame } from '../engine/create';
import type { Game, Variant } from '../engine/variant';
import { errorOf } from './moment';
import { type Random, randomFrom } from './random';

/** A variant's options but for seed and decks. */
export type Choices<G extends Game> = Omit<G['options'], 'seed' | 'decks'>;

/** Every number of players with every combination of the variant's own options. */
export function everyChoice<G extends Game>(variant: Variant<G>): readonly Choices<G>[] {
  const named = Object.entries(variant.options).map(
    ([name, { values }]) => [name, values] as const,
  );
  const all = [['players', variant.players] as const, ...named];
  const combined = all.reduce<readonly object[]>(
    (made, [name, values]) =>
      made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  return combined as readonly unknown[] as readonly Choices<G>[];
}

/** A list of card orders of so many shuffles. */
const decksOf = (cards: readonly string[], count: number, random: Random) =>
  Array.from({ length: count }, () => random.shuffled(cards));

/** More card orders than any first deal needs, it is hoped; otherwise the game needs a seed. */
const MOST_DECKS = 8;

/**
 * The options of a game: in turn from a seed, from a seed after a card order, and from no more card
 * orders than the first deal needs (X1); with any dealer, every other game the default one.
 *
 * @param variant - the rules
 * @param choices - players and the variant's own options
 * @param seed - names the game
 * @param index - which game of these choices
 */
export function openingOf<G extends Game>(
  variant: Variant<G>,
  choices: Choices<G>,
  seed: string,
  index: number,
): G['options'] {
  const random = randomFrom(seed);
  const dealer = index % 2 === 0 ? {} : { dealer: random.below(choices.players) };
  const options = { ...dealer, ...choices } as unknown as G['options'];
  const decks = decksOf(variant.cards, MOST_DECKS, random);
  if (index % 3 === 0) return { ...options, seed };
  if (index % 3 === 1) return { ...options, seed, decks: decks.slice(0, 1) };
  const enough = decks.findIndex((_, last) =>
    deals(variant, { ...options, decks: decks.slice(0, last + 1) }),
  );
  return enough < 0 ? { ...options, seed } : { ...options, decks: decks.slice(0, enough + 1) };
}

/**
 * Texts that nobody may be shown: the seed, the key made of it, and card orders by name and number.
 *
 * @param options - the game's options
 * @param state - its first state
 */
export function secretsOf(options: Game['options'], { chance }: Game['state']): readonly string[] {
  const orders = [...(options.decks ?? []), ...chance.decks].filter(({ length }) => length > 4);
  const texts = orders.map((order) => JSON.stringify(order).slice(1, -1));
  return [options.seed ?? '', chance.key ?? '', ...texts].filter((text) => text !== '');
}

/** Whether these card orders are enough to begin. Other reasons why not are found out later. */
const deals = <G extends Game>(variant: Variant<G>, options: G['options']): boolean =>
  errorOf(() => createGame(variant, options)) === null;
