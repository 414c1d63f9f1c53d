import { describe, expect, it } from 'vitest';
import {
  createGame,
  defineVariant,
  legalMoves,
  listOf,
  oneOf,
  StateError,
  viewEvents,
  viewOf,
} from '../../src';
import { cards } from '../../src/february';
import { original } from '../february/table';

/** The original with one part that another author wrote. */
const withPart = (part: Partial<typeof original>) => defineVariant({ ...original, ...part });

describe('variants of one’s own', () => {
  it('are frozen', () => {
    expect(Object.isFrozen(original)).toBe(true);
    expect(Object.isFrozen(withPart({}))).toBe(true);
  });

  it('errors of their own come out of createGame as they are', () => {
    const broken = withPart({
      begin() {
        throw new RangeError('no table');
      },
    });
    expect(() => createGame(broken, { players: 3, seed: 'x' })).toThrow(RangeError);
  });

  it('errors of their own in a state are StateErrors, also where shuffles may be missing (X1)', () => {
    const broken = withPart({
      play() {
        throw new RangeError('no table');
      },
    });
    const state = createGame(broken, { players: 3, decks: [cards] });
    expect(() => legalMoves(broken, state)).toThrow(StateError);
    expect(() => viewOf(broken, state, 0)).toThrow(StateError);
  });

  it('can hide an event from some viewers', () => {
    const secret = withPart({ viewEvent: (event, viewer) => (viewer === 1 ? event : null) });
    const events = [{ type: 'round-ended', round: 1 }] as const;
    expect(viewEvents(secret, events, 0)).toEqual([]);
    expect(viewEvents(secret, events, 1)).toEqual(events);
    expect(viewEvents(secret, events, 'referee')).toEqual(events);
  });

  it('can do without a dealer', () => {
    const { defaultDealer: _, ...rest } = original;
    const seen: unknown[] = [];
    const table = defineVariant({
      ...rest,
      begin(options, turn) {
        seen.push(options);
        return original.begin({ ...options, dealer: 2 }, turn);
      },
    } as typeof original);
    createGame(table, { players: 3, seed: 'x' });
    expect(seen).toEqual([{ players: 3, sharedDates: false }]);
  });

  it('describe their moves by fields', () => {
    expect(oneOf(['a', 1])).toEqual({ values: ['a', 1], known: new Set(['a', 1]), lengths: null });
    expect(listOf(['a'], 0, 1)).toEqual({
      values: ['a'],
      known: new Set(['a']),
      lengths: { min: 0, max: 1 },
    });
  });
});
