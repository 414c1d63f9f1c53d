/** Errors that strangers make up: fakes of ours, thrown from getters, on which anything breaks. */
import { describe, expect, it } from 'vitest';
import {
  checkMove,
  createGame,
  IllegalMoveError,
  OptionsError,
  RecordError,
  StateError,
  toRecord,
  tryMove,
  verifyRecord,
  viewEvents,
} from '../../src';
import { original } from '../../src/february';
import { withThrowing } from './hostile';

const boom = (): never => {
  throw new Error('boom');
};

/** A fake of one of our errors, with these getters and values in place of its own. */
const fake = (type: { readonly prototype: Error }, parts: PropertyDescriptorMap): unknown =>
  Object.create(type.prototype, parts);

const types = [IllegalMoveError, OptionsError, RecordError, StateError];

const fakes: readonly (readonly [string, unknown])[] = [
  ...types.flatMap((type): (readonly [string, unknown])[] => [
    [`${type.name} whose message breaks`, fake(type, { message: { get: boom } })],
    [
      `${type.name} whose message is an object`,
      fake(type, { message: { value: { toString: boom } } }),
    ],
    [`${type.name} whose message is a symbol`, fake(type, { message: { value: Symbol('x') } })],
    [`${type.name} without a message`, fake(type, {})],
  ]),
  ['a RecordError whose ply breaks', fake(RecordError, { ply: { get: boom } })],
  [
    'a RecordError whose ply is an object',
    fake(RecordError, { ply: { value: { valueOf: boom } } }),
  ],
  ['a RecordError whose ply is a symbol', fake(RecordError, { ply: { value: Symbol('x') } })],
  ['a RecordError whose ply is a big integer', fake(RecordError, { ply: { value: 1n } })],
  ['nothing', undefined],
  ['a proxy', new Proxy({}, { get: boom, getPrototypeOf: boom })],
];

const options = { players: 3, seed: 'x' } as const;
const state = createGame(original, options);
/** Not legal whatever is read: there are no specials in Round I (F1). */
const move = { type: 'play', seat: 0, card: 'leap' };
const record = toRecord(original, options, []);

describe.each(fakes)('%s, thrown by what is read', (_, thrown) => {
  const throwing = (base: object, key: string) => withThrowing(base, key, () => thrown) as never;

  it.each(Object.keys(state))('%s of a state: refused', (key) => {
    for (const answer of [
      checkMove(original, throwing(state, key), move),
      tryMove(original, throwing(state, key), move),
    ]) {
      expect(answer).toMatchObject({
        ok: false,
        code: expect.any(String),
        message: expect.any(String),
      });
    }
  });

  it.each(Object.keys(record))('%s of a record: not believed', (key) => {
    const verified = verifyRecord(original, throwing(record, key), { commitment: 'x' });
    expect(verified).toMatchObject({ ok: false, message: expect.any(String) });
    expect(verified).toMatchObject({ ply: null });
  });

  it('a part of the proof: not believed', () => {
    for (const key of ['commitment', 'commitments', 'contributions']) {
      const proof = throwing({ commitments: ['x'], contributions: ['x'] }, key);
      expect(verifyRecord(original, record, proof)).toMatchObject({ ok: false });
    }
  });
});

it('a viewer who does not exist sees no events', () => {
  for (const viewer of [5, -1, 0.5, Number.NaN, 'refere', null, undefined]) {
    expect(() => viewEvents(original, [], viewer as never)).toThrow(OptionsError);
  }
});
