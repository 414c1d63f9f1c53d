import { keyOf } from '../engine/chance';

/** Choices that are the same for the same seed, on every platform. For tests: they can be guessed. */
export interface Random {
  /**
   * A whole number from 0 to `bound - 1`.
   *
   * @param bound - at least 1
   */
  below(bound: number): number;
  /**
   * One of the items; nothing of an empty list.
   *
   * @param items - what to pick from
   */
  pick<T>(items: readonly T[]): T | undefined;
  /**
   * The items in another order.
   *
   * @param items - a list, which stays as it is
   */
  shuffled<T>(items: readonly T[]): readonly T[];
}

/** Lehmer's generator with the multiplier of Park, Miller and Stockmeyer. */
const MODULUS = 2_147_483_647;
const MULTIPLIER = 48_271;

/** The generator of a seed: any string, hashed first, so that similar seeds share nothing. */
export function randomFrom(seed: string): Random {
  let word = 1 + (Number.parseInt(keyOf(seed).slice(0, 12), 16) % (MODULUS - 1));
  const below = (bound: number): number => {
    word = (word * MULTIPLIER) % MODULUS;
    return Math.floor((word / MODULUS) * bound);
  };
  return {
    below,
    pick: (items) => items[below(items.length)],
    shuffled: (items) => shuffledBy(below, items),
  };
}

/** Fisher and Yates's shuffle. */
function shuffledBy<T>(below: Random['below'], items: readonly T[]): readonly T[] {
  const order = [...items];
  for (let left = order.length; left > 1; left--) {
    const place = below(left);
    const item = order[left - 1] as T;
    order[left - 1] = order[place] as T;
    order[place] = item;
  }
  return order;
}
