import { describe, expect, it } from 'vitest';
import { applyMove, createGame, defineVariant, type Game, oneOf, type Variant } from '../../src';
import { original } from '../../src/february';
import {
  moveSchema,
  optionsSchema,
  parseMove,
  parseOptions,
  parseRecord,
  parseState,
  recordSchema,
  stateSchema,
  viewSchema,
} from '../../src/schema';
import { variantOf } from './positions';

interface Nim extends Game {
  readonly options: Game['options'] & { readonly heap?: 5 | 7 };
  readonly state: Game['state'] & {
    readonly options: { readonly heap: 5 | 7 };
    readonly left: number;
    readonly turn: number;
  };
  readonly move: Game['move'] & { readonly take: 1 | 2 };
}

/** A game of nobody's family: take one or two, who takes the last wins. */
const nim: Variant<Nim> = defineVariant<Nim>({
  ...(variantOf('original') as unknown as Variant<Nim>),
  id: 'nim/small',
  revision: 3,
  name: 'Nim',
  players: [2],
  cards: ['stone'],
  options: { heap: { values: [5, 7], default: 5, about: 'how many there are' } },
  shapes: { take: { take: oneOf([1, 2]) } },
  begin: ({ heap }) => ({ left: heap, turn: 0 }) as never,
  seats: ({ left, turn }) => (left > 0 ? [turn] : []),
  moves: ({ left, turn }) =>
    ([1, 2] as const)
      .filter((take) => take <= left)
      .map((take) => ({ type: 'take', seat: turn, take })),
  refusal: () => null,
  play: (state, { take }) => ({ ...state, left: state.left - take, turn: 1 - state.turn }),
});

const start = createGame(nim, { players: 2, seed: 'x' });
const later = applyMove(nim, start, { type: 'take', seat: 0, take: 2 });

const own = {
  keys: ['left', 'turn'],
  doubts: ({ left, options }: Nim['state']) =>
    left >= 0 && left <= options.heap
      ? []
      : [{ path: ['left'], expected: 'no more than the heap', found: 'more' }],
};

describe("a variant of a family of somebody's own", () => {
  it('has its moves and options parsed like ours', () => {
    const move = { type: 'take', seat: 1, take: 2 };
    expect(parseMove(nim, move)).toEqual({ ok: true, value: move });
    expect(parseMove(nim, { ...move, take: 3 })).toEqual({
      ok: false,
      problems: [{ path: ['take'], expected: '1 or 2', found: 'a number' }],
    });
    expect(parseOptions(nim, { players: 2, seed: 'x', heap: 7 }).ok).toBe(true);
    expect(parseOptions(nim, { players: 2, seed: 'x', heap: 6 }).ok).toBe(false);
    const record = { variant: 'nim/small', revision: 3, options: { players: 2, seed: 'x' } };
    expect(parseRecord(nim, { ...record, moves: [move] }).ok).toBe(true);
  });

  it('says how to have its states parsed', () => {
    expect(parseState(nim, later)).toMatchObject({ ok: false, problems: [{ path: ['variant'] }] });
  });

  it.each([
    ['a function', () => 3],
    ['a symbol', Symbol('x')],
    ['a big integer', 3n],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
  ])('holds nothing that JSON has not: %s', (_, value) => {
    for (const left of [value, [value], { deep: [{ down: value }] }]) {
      expect(parseState(nim, { ...later, left }, { own })).toMatchObject({
        problems: [{ path: ['left'], expected: 'a value that JSON has' }],
      });
    }
  });

  it('is known by the part of the id before the slash, and there must be one', () => {
    for (const id of ['februaryx', 'february', 'hwatux', '']) {
      const variant = { ...original, id };
      const state = createGame(variant, { players: 3, seed: 'x' });
      expect(parseState(variant, state)).toMatchObject({ problems: [{ path: ['variant'] }] });
    }
  });

  it('limits of null are those of nothing given', () => {
    expect(parseState(original, {}, null as never).ok).toBe(false);
    expect(parseMove(original, {}, null as never).ok).toBe(false);
  });

  it('brings keys and doubts of its own', () => {
    expect(parseState(nim, JSON.stringify(later), { own })).toEqual({ ok: true, value: later });
    expect(parseState(nim, { ...later, left: 9 }, { own })).toEqual({
      ok: false,
      problems: [{ path: ['left'], expected: 'no more than the heap', found: 'more' }],
    });
    expect(parseState(nim, { ...later, more: 1 }, { own })).toMatchObject({
      problems: [{ path: [], expected: 'no other keys' }],
    });
    const { left, ...lacking } = later;
    expect(left).toBe(3);
    expect(parseState(nim, lacking, { own })).toMatchObject({
      problems: [{ path: ['left'], expected: 'a value that JSON has', found: 'nothing' }],
    });
  });

  it('has doubts that throw taken for a refusal', () => {
    const doubts = () => {
      throw new Error('boo');
    };
    expect(parseState(nim, later, { own: { ...own, doubts } }).ok).toBe(false);
  });
});

describe('Standard Schemas', () => {
  const state = createGame(original, { players: 4, seed: 'x' });

  it.each([
    ['moveSchema', moveSchema(original), { type: 'play', seat: 0, card: '1d' }],
    ['optionsSchema', optionsSchema(original), { players: 4, seed: 'x' }],
    ['stateSchema', stateSchema(original), state],
    [
      'recordSchema',
      recordSchema(original),
      { variant: 'february/original', revision: 1, options: { players: 3, seed: 'x' }, moves: [] },
    ],
  ] as const)('%s: a value, or issues with message and path', (_, schema, sound) => {
    const { version, vendor, validate } = schema['~standard'];
    expect([version, vendor]).toEqual([1, 'february-rules']);
    expect(validate(sound)).toEqual({ value: sound });
    expect(validate({ ...sound, more: 1 })).toEqual({
      issues: [{ message: 'expected no other keys, found another key', path: [] }],
    });
  });

  it('viewSchema refuses a state', () => {
    expect(viewSchema(original)['~standard'].validate(state).issues?.length).toBeGreaterThan(0);
  });
});
