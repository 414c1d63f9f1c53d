import { describe, expect, it } from 'vitest';
import { createGame, OptionsError, viewOf } from '../../src';
import { cards } from '../../src/february';
import { original, teams, untyped } from '../february/table';

const SEED = 'a seed nobody may read in a message';
const deck = cards.slice(0, 56);

/** The error for these options. */
function errorFor(options: unknown, variant = original): unknown {
  try {
    return createGame(untyped(variant), options as never);
  } catch (error) {
    return error;
  }
}

const throwing = (key: string): object =>
  Object.defineProperty({ players: 4, seed: SEED }, key, {
    enumerable: true,
    get() {
      throw new Error(SEED);
    },
  });

const hostileProxy = (target: object): object =>
  new Proxy(target, {
    get() {
      throw new Error(SEED);
    },
    ownKeys() {
      throw new Error(SEED);
    },
    has() {
      throw new Error(SEED);
    },
    getPrototypeOf() {
      throw new Error(SEED);
    },
  });

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
};

const cyclic: Record<string, unknown> = { players: 4, seed: SEED };
Object.assign(cyclic, { options: cyclic });

const own = (players: unknown, rest: object = {}) => ({ players, seed: SEED, ...rest });

type Row = readonly [why: string, options: unknown, option: string, expected: string | RegExp];

const ROWS: readonly Row[] = [
  ['two players', own(2), 'players', '3 or 4 or 5'],
  ['six players', own(6), 'players', '3 or 4 or 5'],
  ['half a player', own(4.5), 'players', '3 or 4 or 5'],
  ['no number of players', own(Number.NaN), 'players', '3 or 4 or 5'],
  ['endless players', own(Number.POSITIVE_INFINITY), 'players', '3 or 4 or 5'],
  ['players as a text', own('4'), 'players', '3 or 4 or 5'],
  ['players as a list', own([4]), 'players', '3 or 4 or 5'],
  ['players left out', { seed: SEED }, 'players', '3 or 4 or 5'],
  ['players null', own(null), 'players', '3 or 4 or 5'],
  ['players a big integer', own(4n), 'players', '3 or 4 or 5'],
  ['players a symbol', own(Symbol(SEED)), 'players', '3 or 4 or 5'],
  ['players a revoked proxy', own(revoked()), 'players', '3 or 4 or 5'],
  ['seed a number', { players: 4, seed: 7 }, 'seed', /string/],
  ['seed an object', { players: 4, seed: {} }, 'seed', /string/],
  ['seed a list', { players: 4, seed: [SEED] }, 'seed', /string/],
  ['seed null', { players: 4, seed: null }, 'seed', /string/],
  ['seed a text object', { players: 4, seed: new String(SEED) }, 'seed', /string/],
  ['seed too long', { players: 4, seed: SEED.repeat(99) }, 'seed', /at most 1024 characters/],
  ['seed a revoked proxy', { players: 4, seed: revoked() }, 'seed', /string/],
  ['neither seed nor decks', { players: 4 }, 'seed', /decks/],
  ['dealer too high', own(4, { dealer: 4 }), 'dealer', /0 to 3/],
  ['dealer too high for three', own(3, { dealer: 3 }), 'dealer', /0 to 2/],
  ['dealer below', own(4, { dealer: -1 }), 'dealer', /0 to 3/],
  ['dealer between', own(4, { dealer: 0.5 }), 'dealer', /0 to 3/],
  ['dealer no number', own(4, { dealer: Number.NaN }), 'dealer', /0 to 3/],
  ['dealer as a text', own(4, { dealer: '1' }), 'dealer', /0 to 3/],
  ['dealer null', own(4, { dealer: null }), 'dealer', /0 to 3/],
  ['decks no list', own(4, { decks: 'x' }), 'decks', /list/],
  ['decks like a list', own(4, { decks: { length: 1, 0: deck } }), 'decks', /list/],
  ['an order no list', own(4, { decks: [deck.join(' ')] }), 'decks', /decks\[0\]/],
  ['an order null', own(4, { decks: [deck, null] }), 'decks', /decks\[1\]/],
  ['an unknown card', own(4, { decks: [[...deck.slice(1), '29d']] }), 'decks', /cards of the game/],
  ['a card of another game', own(4, { decks: [deck, ['3-bright']] }), 'decks', /decks\[1\]/],
  ['a hole in an order', own(4, { decks: [Array(56)] }), 'decks', /cards of the game/],
  ['a card twice', own(4, { decks: [[...deck.slice(1), '2d']] }), 'decks', /at most once/],
  ['a card twice in a later order', own(4, { decks: [deck, ['1d', '1d']] }), 'decks', /decks\[1\]/],
  ['a card too few', own(4, { decks: [deck.slice(1)] }), 'decks', /every card/],
  ['no order and no seed', { players: 4, decks: [] }, 'decks', /every card/],
  ['an endless order', own(4, { decks: [Array(1e9)] }), 'decks', /at most 58 cards/],
  ['endless orders', own(4, { decks: Array(1e9) }), 'decks', /at most 100000/],
  ['decks a proxy that throws', own(4, { decks: hostileProxy([]) }), 'decks', /list/],
  ['an order that throws', own(4, { decks: [hostileProxy([])] }), 'decks', /list|cards/],
  ['decks a revoked proxy', own(4, { decks: revoked() }), 'decks', /list/],
  ['sharedDates a text', own(4, { sharedDates: 'true' }), 'sharedDates', 'false or true'],
  ['sharedDates null', own(4, { sharedDates: null }), 'sharedDates', 'false or true'],
  ['sharedDates 1', own(4, { sharedDates: 1 }), 'sharedDates', 'false or true'],
  ['an option of another ruleset', own(4, { follow: 'week' }), 'options', /keys/],
  ['an unknown key', own(4, { player: 4 }), 'options', /keys/],
  ['a symbol for a key', own(4, { [Symbol('x')]: 4 }), 'options', /keys/],
  [
    'an own __proto__ key',
    JSON.parse('{"players":4,"seed":"x","__proto__":{}}'),
    'options',
    /keys/,
  ],
  ['a key named as the seed', own(4, { [SEED]: 1 }), 'options', /keys/],
  ['nothing', undefined, 'options', /object/],
  ['null', null, 'options', /object/],
  ['a list', [4, SEED], 'options', /object/],
  ['a text', SEED, 'options', /object/],
  ['a number', 4, 'options', /object/],
  ['a function', () => SEED, 'options', /object/],
  ['a getter for players that throws', throwing('players'), 'options', /object/],
  ['a getter for the seed that throws', throwing('seed'), 'options', /object/],
  ['a proxy that throws', hostileProxy({ players: 4, seed: SEED }), 'options', /object/],
  ['a revoked proxy', revoked(), 'options', /object/],
  ['a cyclic object', cyclic, 'options', /keys/],
];

describe('bad options', () => {
  it.each(ROWS)('X1, F1, S1 %s', (_, options, option, expected) => {
    const error = errorFor(options);
    expect(error).toBeInstanceOf(OptionsError);
    const found = error as OptionsError;
    expect(found.name).toBe('OptionsError');
    expect(found.option).toBe(option);
    if (typeof expected === 'string') expect(found.expected).toBe(expected);
    else expect(found.expected).toMatch(expected);
    expect(found.message).toContain(`option ${option}: expected ${found.expected}, found `);
    expect(`${found.message} ${found.stack}`).not.toContain(SEED);
  });

  it.each([
    ['players', { players: 3, seed: SEED }, '4'],
    ['marking', { players: 4, seed: SEED, marking: 'anywhere' }, 'trick or calendar'],
    ['follow', { players: 4, seed: SEED, follow: 'suit' }, 'week-or-weekday or week'],
    ['follow', { players: 4, seed: SEED, follow: 'toString' }, 'week-or-weekday or week'],
  ])('T3, T5 teams: %s', (option, options, expected) => {
    expect(errorFor(options, teams)).toMatchObject({ name: 'OptionsError', option, expected });
  });

  it.each([
    [own(2), 'found 2'],
    [own('4'), 'found a string'],
    [own(undefined), 'found nothing'],
    [own(true), 'found true'],
    [own(null), 'found null'],
    [own([4]), 'found a list'],
    [own({}), 'found an object'],
    [{ players: 4, seed: 7 }, 'found a number'],
    [{ players: 4, seed: 7.5 }, 'found no whole number'],
    [{ players: 4, seed: SEED.repeat(99) }, 'found a longer one'],
    [own(4, { decks: [['1d', '2d', '1d']] }), 'found a card again at place 2'],
    [own(4, { decks: [['1d', 'x']] }), 'found no card at place 1'],
  ])('says what it found: %#', (options, found) => {
    expect((errorFor(options) as Error).message.endsWith(found)).toBe(true);
  });
});

describe('good options', () => {
  it('are read once, so that a getter cannot change its mind', () => {
    let reads = 0;
    const options = {
      get players() {
        reads++;
        return reads === 1 ? 4 : 9;
      },
      seed: SEED,
    };
    expect(createGame(original, options as never).options.players).toBe(4);
    expect(reads).toBe(1);
  });

  it('may have no prototype and may name what is left out', () => {
    const bare = Object.assign(
      Object.create(null),
      own(4, { dealer: undefined, decks: undefined }),
    );
    expect(createGame(original, bare)).toEqual(createGame(original, { players: 4, seed: SEED }));
  });

  it('S1, F16, T3, T5 are filled in with the defaults, without seed and decks', () => {
    expect(createGame(original, { players: 5, seed: SEED }).options).toEqual({
      players: 5,
      dealer: 4,
      sharedDates: false,
    });
    expect(createGame(teams, { players: 4, seed: SEED, decks: [deck] }).options).toEqual({
      players: 4,
      dealer: 3,
      sharedDates: false,
      marking: 'trick',
      follow: 'week-or-weekday',
    });
  });

  it('S1 a dealer of minus zero is seat 0, so that the state survives JSON', () => {
    const state = createGame(original, { players: 4, seed: SEED, dealer: -0 });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('are not changed or frozen', () => {
    const options = { players: 4 as const, decks: [[...deck]], sharedDates: true };
    createGame(original, options);
    expect(options).toEqual({ players: 4, decks: [deck], sharedDates: true });
    expect([options, options.decks, options.decks[0]].map(Object.isFrozen)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('the seed may be empty, and is in no view', () => {
    const state = createGame(original, { players: 4, seed: SEED });
    expect(createGame(original, { players: 4, seed: '' }).options.players).toBe(4);
    expect(JSON.stringify(viewOf(original, state, 'referee'))).not.toContain(SEED);
    expect(JSON.stringify(state)).not.toContain(SEED);
  });
});
