import { describe, expect, it, vi } from 'vitest';
import { createGame } from '../../src';
import { original } from '../../src/february';
import { type Parsed, parseMove, parseOptions, parseRecord, parseState } from '../../src/schema';

const play = { type: 'play', seat: 0, card: '17n' };

const parsers: readonly (readonly [string, (input: unknown) => Parsed<unknown>])[] = [
  ['parseMove', (input) => parseMove(original, input)],
  ['parseOptions', (input) => parseOptions(original, input)],
  ['parseState', (input) => parseState(original, input)],
  ['parseRecord', (input) => parseRecord(original, input)],
];

const refusal = (expected: string, found: string) => ({
  ok: false,
  problems: [{ path: [], expected, found }],
});

/** A list that says how often it was read. */
function watched(length: number): { readonly list: unknown[]; readonly reads: () => number } {
  let reads = 0;
  const list = new Proxy(new Array(length), {
    get(target, key, receiver) {
      if (key !== 'length') reads++;
      return key === 'length' ? length : Reflect.get(target, key, receiver);
    },
  });
  return { list, reads: () => reads };
}

describe.each(parsers)('%s: hostile input costs next to nothing', (_, parse) => {
  it('refuses a long text before it is parsed', () => {
    const parsing = vi.spyOn(JSON, 'parse');
    expect(parse('['.repeat(8_000_001))).toMatchObject({
      ok: false,
      problems: [{ path: [], found: 'a larger one' }],
    });
    expect(parsing).not.toHaveBeenCalled();
    parsing.mockRestore();
  });

  it('refuses a long list before it is walked', () => {
    const { list, reads } = watched(8_000_001);
    expect(parse(list).ok).toBe(false);
    expect(parse({ moves: list, decks: list, hands: list }).ok).toBe(false);
    expect(reads()).toBe(0);
  });

  it('refuses a list that claims any length', () => {
    for (const length of [-1, 0.5, Number.NaN, 4_294_967_296, Number.POSITIVE_INFINITY]) {
      const list = new Proxy([], { get: (_target, key) => (key === 'length' ? length : {}) });
      expect(parse(list).ok).toBe(false);
    }
  });

  it.each([
    ['nested lists', '['.repeat(450) + ']'.repeat(450)],
    ['nested objects', `${'{"a":'.repeat(150)}1${'}'.repeat(150)}`],
  ])('refuses depth: %s', (_name, text) => {
    const expected = refusal('at most 10 levels', 'more, or one that holds itself');
    expect(parse(text)).toEqual(expected);
    expect(parse(JSON.parse(text))).toEqual(expected);
  });

  it('refuses what holds itself', () => {
    const list: unknown[] = [];
    list.push(list);
    const object: Record<string, unknown> = { type: 'play' };
    Object.assign(object, { seat: object });
    expect(parse(list)).toEqual(refusal('at most 10 levels', 'more, or one that holds itself'));
    expect(parse(object)).toEqual(refusal('at most 10 levels', 'more, or one that holds itself'));
  });

  it.each([
    ['__proto__', '{"__proto__":{"polluted":true}}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
    ['toString', '{"toString":1}'],
  ])('refuses the key %s and touches no prototype', (_key, text) => {
    const found = 'a key that is a symbol or one that every object has';
    expect(parse(text)).toEqual(refusal('plain keys', found));
    expect(parse(JSON.parse(text))).toEqual(refusal('plain keys', found));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a function', () => play],
    ['a symbol', Symbol('play')],
    ['a large integer', 1n],
    ['a map', new Map(Object.entries(play))],
    ['a date', new Date(0)],
    ['bytes', new Uint8Array(3)],
    ['a list with gaps', new Array(100)],
    ['a boxed text', Object('text')],
    ['an object of a class', new (class Play {})()],
    ['a key that is a symbol', { ...play, [Symbol('more')]: 1 }],
    ['a proxy without mercy', new Proxy({}, { ownKeys: () => fail() })],
    ['a getter that throws', Object.defineProperty({}, 'type', { enumerable: true, get: fail })],
    ['a revoked proxy', revoked()],
  ])('refuses %s without throwing', (_name, input) => {
    expect(parse(input).ok).toBe(false);
    expect(parse({ variant: input, moves: [input], seed: input }).ok).toBe(false);
  });
});

function fail(): never {
  throw new Error('boo');
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('parsers read once and share nothing', () => {
  it('reads a getter once', () => {
    let reads = 0;
    const card = () => (reads++ === 0 ? '17n' : 'ace');
    const sly = Object.defineProperty({ type: 'play', seat: 0 }, 'card', {
      enumerable: true,
      get: card,
    });
    expect(parseMove(original, sly)).toEqual({ ok: true, value: play });
    expect(reads).toBe(1);
  });

  it('takes objects without a prototype', () => {
    expect(parseMove(original, Object.assign(Object.create(null), play)).ok).toBe(true);
  });

  it('leaves the input as it is', () => {
    const decks = [['1d']];
    const parsed = parseOptions(original, { players: 4, seed: 'x', decks });
    expect(Object.isFrozen(decks[0])).toBe(false);
    expect(parsed.ok && Object.isFrozen(parsed.value.decks?.[0])).toBe(true);
  });

  it('takes another limit', () => {
    const state = createGame(original, { players: 4, seed: 'x' });
    const { length } = JSON.stringify(state);
    expect(parseState(original, JSON.stringify(state), { maxSize: length }).ok).toBe(true);
    expect(parseState(original, state, { maxSize: length }).ok).toBe(true);
    expect(parseState(original, JSON.stringify(state), { maxSize: length - 1 }).ok).toBe(false);
    expect(parseMove(original, play, { maxSize: 10 }).ok).toBe(false);
  });

  it('refuses a value by the size its text would have at least', () => {
    expect(parseMove(original, { ...play, note: 'x'.repeat(1_000) })).toEqual(
      refusal('a size of at most 1000', 'a larger one'),
    );
    expect(parseMove(original, { ...play, ['x'.repeat(1_000)]: 1 })).toEqual(
      refusal('a size of at most 1000', 'a larger one'),
    );
  });
});
