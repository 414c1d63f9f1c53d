/** The documented construction of shuffles and digests once more, on the platform's own SHA-256. */
import { createHash } from 'node:crypto';

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A digest of a text for one use. */
export const digestFor = (use: string, text: string): string =>
  sha256(`february-rules ${use} 1\n${text}`).toString('hex');

const counters = (shuffle: number, block: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(shuffle, 0);
  bytes.writeUInt32BE(block, 4);
  return bytes;
};

/** The bytes of a seed's k-th shuffle. */
function* bytesFor(seed: string, shuffle: number): Generator<number, never> {
  const key = Buffer.from(digestFor('deal', seed), 'hex');
  for (let block = 0; ; block++) {
    yield* sha256(key, counters(shuffle, block));
  }
}

/** The cards in the order of a seed's k-th shuffle, and how many bytes were thrown away for it. */
export function referenceShuffle<T>(seed: string, shuffle: number, cards: readonly T[]) {
  const bytes = bytesFor(seed, shuffle);
  const deck = [...cards];
  let rejected = 0;
  for (let last = deck.length - 1; last > 0; last--) {
    const fair = 256 - (256 % (last + 1));
    let byte = bytes.next().value;
    for (; byte >= fair; rejected++) byte = bytes.next().value;
    const place = byte % (last + 1);
    [deck[last], deck[place]] = [deck[place] as T, deck[last] as T];
  }
  return { deck, rejected };
}
