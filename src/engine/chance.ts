/**
 * Shuffles nobody can predict and anybody can repeat (rulings X1, X2).
 *
 * The seed is hashed to a key of 256 bits; shuffle k draws its integers from SHA-256 of the key, k
 * and a block counter (the counter construction of NIST's Hash_DRBG), so a shuffle depends on
 * nothing but seed and number, and knowing one tells nothing about another. SHA-256 comes from
 * an audited library; there is no state to carry but the number of shuffles made.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ShuffleError } from './errors';

/** Where the game's shuffles come from. */
export interface Chance {
  /** 256 bits in hexadecimal, derived from the seed; null without one. */
  readonly key: string | null;
  /** The preset orders, as card numbers. */
  readonly decks: readonly (readonly number[])[];
  /** How many shuffles the game has made. */
  readonly shuffles: number;
}

/** Keeps the deal apart from every other use of the seed. */
const DEAL = 'february-rules deal 1\n';

/** The key of a seed. */
export const keyOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(DEAL + seed)));

/** Whether the next shuffle is sure to be possible, whatever is shuffled. */
export const isEndless = ({ key, decks, shuffles }: Chance): boolean =>
  key !== null && shuffles >= decks.length;

/**
 * The cards in the order of the game's next shuffle.
 *
 * @param chance - where the game's shuffles come from
 * @param cards - what is shuffled, in a fixed order; not changed
 * @throws ShuffleError if the order that is next lacks a card, or no order and no seed is left
 */
export function shuffled(chance: Chance, cards: readonly number[]): readonly number[] {
  const { key, decks, shuffles } = chance;
  const order = decks[shuffles];
  if (order !== undefined) return inOrder(order, cards);
  if (key === null) throw new ShuffleError('no order and no seed is left for a shuffle');
  return permuted(cards, bytesOf(key, shuffles));
}

/** Makes one shuffle after another for as many moves as wanted, and tells what is left. */
export interface Dealer<Event = unknown> {
  readonly shuffle: (cards: readonly number[]) => readonly number[];
  readonly chance: () => Chance;
  readonly emit: ((event: Event) => void) | undefined;
}

/** A dealer who starts with what `start` gives; `start` itself stays as it is. */
export function dealerWith<Event>(start: Chance, emit?: (event: Event) => void): Dealer<Event> {
  let chance = start;
  const shuffle = (cards: readonly number[]): readonly number[] => {
    const order = shuffled(chance, cards);
    chance = { ...chance, shuffles: chance.shuffles + 1 };
    return order;
  };
  return { shuffle, chance: () => chance, emit };
}

/** A preset order may name cards that are not being shuffled; those are skipped (X1). */
function inOrder(order: readonly number[], cards: readonly number[]): readonly number[] {
  const wanted = new Set(cards);
  const found = order.filter((card) => wanted.has(card));
  if (found.length < cards.length) {
    throw new ShuffleError('the order for a shuffle lacks a card that is to be shuffled');
  }
  return found;
}

/** Fisher and Yates's shuffle, from the last place to the first. */
function permuted(cards: readonly number[], nextByte: () => number): readonly number[] {
  const deck = [...cards];
  for (let left = deck.length; left > 1; left--) {
    const place = uniformBelow(left, nextByte);
    const card = deck[left - 1] as number;
    deck[left - 1] = deck[place] as number;
    deck[place] = card;
  }
  return deck;
}

/**
 * A number from 0 to `bound` - 1, all equally likely: a byte that would favour the low ones is drawn
 * again. `bound` is at most 256.
 */
function uniformBelow(bound: number, nextByte: () => number): number {
  const limit = 256 - (256 % bound);
  let byte = nextByte();
  while (byte >= limit) byte = nextByte();
  return byte % bound;
}

/** The bytes of SHA-256(key, shuffle, block) for block 0, 1, 2…; both counters 32 bits, big-endian. */
function bytesOf(key: string, shuffle: number): () => number {
  const input = new Uint8Array(40);
  input.set(hexToBytes(key));
  writeNumber(input, 32, shuffle);
  let digest = new Uint8Array();
  let at = 0;
  let block = 0;
  return () => {
    if (at === digest.length) {
      writeNumber(input, 36, block++);
      digest = sha256(input);
      at = 0;
    }
    return digest[at++] as number;
  };
}

/** Writes a number of 32 bits, big-endian. */
function writeNumber(bytes: Uint8Array, at: number, number: number): void {
  for (let place = 0; place < 4; place++) bytes[at + place] = number >>> (24 - 8 * place);
}
