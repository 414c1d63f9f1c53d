import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGame, viewOf } from '../../src';
import { cards, original } from '../../src/february';

const page = readFileSync('docs/fair-shuffles.md', 'utf8');

/** The page's words in one line, for line breaks do not count. */
const words = page.replaceAll(/\s+/g, ' ');

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

const choose = (n: number, k: number): bigint => factorial(n) / factorial(k) / factorial(n - k);

/** The power of two, to a tenth. */
const bits = (n: bigint): string => Math.log2(Number(n)).toFixed(1);

const grouped = (n: bigint | number): string => n.toLocaleString('en-US');

const DAY = 24 * 60 * 60 * 1_000;
const YEAR = 365.25 * 24 * 60 * 60;

/** The mean number of cards tried until one is where it cannot be, with a hand of every fourth. */
function meanTries(): number {
  let survival = 1;
  let mean = 0;
  let own = 14;
  for (let place = 55; place >= 0; place--) {
    mean += survival;
    const isOwn = place % 4 === 0;
    survival *= (isOwn ? own : place + 1 - own) / (place + 1);
    if (isOwn) own--;
  }
  return mean;
}

/** How many bytes a shuffle of 56 cards reads on average, those thrown away included. */
const meanBytes = Array.from({ length: 55 }, (_, k) => k + 2).reduce(
  (sum, below) => sum + 256 / (256 - (256 % below)),
  0,
);

describe('the arithmetic of docs/fair-shuffles.md', () => {
  it.each([
    `56! ≈ 2^${bits(factorial(56))} orders`,
    `44! ≈ 2^${bits(factorial(44))}.`,
    `56! / (14!)^4 ≈ 2^${bits(factorial(56) / factorial(14) ** 4n)} different`,
    `C(56, 14) = ${grouped(choose(56, 14))} ≈ 2^${bits(choose(56, 14))}.`,
    `${(2 ** 32 / Number(choose(56, 14))).toFixed(4)} on average`,
    `${grouped(DAY)} of them ≈ 2^${bits(BigInt(DAY))},`,
    `after ${meanTries().toFixed(2)} cards on average`,
    `33! / (11!)^3 = ${grouped(factorial(33) / factorial(11) ** 3n)} ≈ 2^${bits(factorial(33) / factorial(11) ** 3n)} ways`,
    `C(44, 11) = ${grouped(choose(44, 11))} ≈ 2^${bits(choose(44, 11))},`,
    `takes ${Math.round(2 ** 64 / 1e9 / YEAR)} years on one machine`,
    `${Math.round(2 ** 64 / 1e12 / (DAY / 1_000))} days at a million million a second`,
    `the remainder is ${256 % 56}.`,
    `places 0 to ${(256 % 56) - 1} likelier than the others, ${Math.ceil(256 / 56)} to ${Math.floor(256 / 56)}.`,
    `the limit, ${256 - (256 % 56)} in this case`,
    `reads ${meanBytes.toFixed(1)} bytes on average`,
  ])('says: %s', (phrase) => {
    expect(words).toContain(phrase);
  });
});

const sha256 = (...parts: (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The rows of the worked example, by their first cell. */
const rows = new Map(
  Array.from(page.matchAll(/^\| ([^|`]+) \| (.+) \|$/gm), ([, name, value]) => [
    name ?? '',
    (value ?? '').replaceAll('`', ''),
  ]),
);

describe('the worked example of docs/fair-shuffles.md', () => {
  const key = sha256('february-rules deal 1\na rainy evening');
  // Shuffle 0, block 0: eight zero bytes.
  const block = sha256(key, Buffer.alloc(8));
  const drawn = [...block.subarray(0, 6)];
  const limits = drawn.map((_, index) => 256 - (256 % (56 - index)));
  const numbers = drawn.map((byte, index) => byte % (56 - index));

  it('is made of the digests and bytes that node:crypto gives', () => {
    expect(rows.get('key')).toBe(key.toString('hex'));
    expect(rows.get('block 0 of shuffle 0')).toBe(block.toString('hex'));
    expect(rows.get('first bytes')).toBe(drawn.join(', '));
    expect(rows.get('limits for 56, 55, 54, 53, 52, 51')).toBe(limits.join(', '));
    // None of these is thrown away.
    expect(drawn.every((byte, index) => byte < (limits[index] ?? 0))).toBe(true);
    expect(rows.get('numbers below 56, 55, 54, 53, 52, 51')).toBe(numbers.join(', '));
  });

  it('puts the cards where the swaps put them', () => {
    const deck: string[] = cards.slice(0, 56);
    numbers.forEach((place, index) => {
      const last = 55 - index;
      const [card = '', other = ''] = [deck[place], deck[last]];
      deck[last] = card;
      deck[place] = other;
    });
    const last = [55, 54, 53, 52, 51, 50].map((place) => deck[place]);
    expect(rows.get('cards at places 55, 54, 53, 52, 51, 50')).toBe(last.join(', '));
    // The package's own deal agrees: the card at place k is dealt to seat k mod 4 (S1, S2).
    const state = createGame(original, { players: 4, seed: 'a rainy evening' });
    const { hands } = viewOf(original, state, 'referee');
    for (const [index, card] of last.entries()) expect(hands[(55 - index) % 4]).toContain(card);
  });
});
