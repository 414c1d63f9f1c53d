import { describe, expect, it } from 'vitest';
import {
  combineSeeds,
  commitSeed,
  createGame,
  OptionsError,
  original,
  randomSeed,
} from '../../src';
import { digestFor } from './reference-shuffle';

describe('X1: seeds', () => {
  it.each(['', 'secret', '雨の夜', 'a'.repeat(5_000)])(
    'commitSeed of %j is the documented digest',
    (seed) => {
      expect(commitSeed(seed)).toBe(digestFor('commitment', seed));
    },
  );

  it('commitSeed never changes', () => {
    expect(commitSeed('secret')).toBe(
      '2f9e54660936a70decd0660084319e182dda05260dfd57cc5a7b8ea5b9737431',
    );
  });

  it.each([
    [['server', 'ann']],
    [['ann', 'server']],
    [['']],
    [['a,b', 'c']],
    [['a', 'b,c']],
    [['"]', '["']],
  ])('combineSeeds of %j is the documented digest', (parts) => {
    expect(combineSeeds(parts)).toBe(digestFor('contributions', JSON.stringify(parts)));
  });

  it('combineSeeds never changes', () => {
    expect(combineSeeds(['server', 'ann'])).toBe(
      '817fa59dfd1f0cff65113bf2ca403b138f2f1f68e386709688e041053ba353db',
    );
  });

  it('commitment, combination and deal are derived apart', () => {
    const parts = ['x', JSON.stringify(['x'])];
    const digests = parts.flatMap((text) => [
      commitSeed(text),
      combineSeeds([text]),
      digestFor('deal', text),
    ]);
    expect(new Set(digests).size).toBe(6);
  });

  it.each([undefined, null, 7, ['secret'], {}, new String('secret')])(
    'commitSeed refuses %j',
    (seed) => {
      expect(() => commitSeed(seed as never)).toThrow(OptionsError);
      expect(() => commitSeed(seed as never)).toThrow(/^option seed: expected a string/);
    },
  );

  it.each([
    [undefined],
    [null],
    ['secret'],
    [[]],
    [[undefined]],
    [['x', undefined]],
    [['x', 7]],
    [[null]],
    [[['x']]],
    [{ length: 1, 0: 'x' }],
    [Array(2)],
  ])('combineSeeds refuses %j', (parts) => {
    expect(() => combineSeeds(parts as never)).toThrow(OptionsError);
    expect(() => combineSeeds(parts as never)).toThrow(/^option contributions: expected a list/);
  });

  it('randomSeed gives 256 bits, new each time', () => {
    const seeds = Array.from({ length: 200 }, randomSeed);
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
    expect(new Set(seeds).size).toBe(200);
    // Each of the 64 places takes all 16 digits sooner or later.
    const digits = seeds.reduce(
      (seen, seed) => seen.map((set, k) => set.add(seed[k] ?? '')),
      Array.from({ length: 64 }, () => new Set<string>()),
    );
    expect(digits.every((set) => set.size > 8)).toBe(true);
  });
});

describe('X1: seeds that UTF-8 cannot carry', () => {
  const halves = ['\ud800', 'x\udfff', '\udc00\ud800'];

  it.each(halves)('commitSeed, combineSeeds and createGame refuse half a pair', (seed) => {
    expect(() => commitSeed(seed)).toThrow(OptionsError);
    expect(() => combineSeeds(['server', seed])).toThrow(OptionsError);
    expect(() => createGame(original, { players: 4, seed })).toThrow(OptionsError);
  });

  it('a whole pair is a character like any other', () => {
    expect(commitSeed('\u{1f338}')).toHaveLength(64);
  });
});
