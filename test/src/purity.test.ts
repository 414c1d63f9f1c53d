import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  applyMove,
  checkMove,
  combineSeeds,
  commitSeed,
  createGame,
  type Game,
  legalMoves,
  randomSeed,
  replay,
  score,
  simulate,
  toRecord,
  tryMove,
  type Variant,
  verifyRecord,
  viewEvents,
  viewOf,
} from '../../src';
import { cantFollow, lowLuck, original, teams } from '../../src/february';
import { shedding } from '../../src/hwatu';
import { parseMove, parseOptions, parseRecord, parseState } from '../../src/schema';

/** What a platform gives besides the language, and what of the language differs each time. */
const FORBIDDEN = [
  'Date',
  'performance',
  'crypto',
  'process',
  'console',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'structuredClone',
  'Intl',
] as const;

/** Calls the function while whoever touches the clock, chance or the platform is caught. */
function alone<T>(use: () => T): T {
  const caught = (name: string) => () => {
    throw new Error(`${name} was touched`);
  };
  const real = Object.getOwnPropertyDescriptors(globalThis);
  const random = vi.spyOn(Math, 'random').mockImplementation(caught('Math.random'));
  for (const name of FORBIDDEN) {
    Object.defineProperty(globalThis, name, { configurable: true, get: caught(name) });
  }
  try {
    return use();
  } finally {
    for (const name of FORBIDDEN) {
      const descriptor = real[name];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
    random.mockRestore();
  }
}

/** Plays a game with every call there is, and gives all that came of it as text. */
function everything<G extends Game>(variant: Variant<G>, options: G['options']): string {
  const moves: G['move'][] = [];
  const start = createGame(variant, options);
  const end = simulate(variant, start, (legal) => {
    const move = legal[moves.length % legal.length] as G['move'];
    moves.push(move);
    return move;
  });
  const [first] = moves;
  const tried = tryMove(variant, start, first);
  const record = toRecord(variant, options, moves);
  const seen = tried.ok ? viewEvents(variant, tried.events, 1) : [];
  const proof = { commitment: commitSeed(options.seed ?? '') };
  return JSON.stringify([
    end,
    score(variant, end),
    legalMoves(variant, viewOf(variant, start, 0), 0),
    checkMove(variant, start, { type: 'nonsense' }),
    applyMove(variant, start, first as G['move']),
    seen,
    replay(variant, record),
    verifyRecord(variant, record, proof),
    combineSeeds(['a', 'b']),
    parseMove(variant, first),
    parseOptions(variant, options),
    parseRecord(variant, JSON.stringify(record)),
    parseState(variant, end).ok,
  ]);
}

const seed = 'pure';

const games: readonly (readonly [string, () => string])[] = [
  ['original', () => everything(original, { players: 5, seed })],
  ['low-luck', () => everything(lowLuck, { players: 3, seed })],
  ['teams', () => everything(teams, { players: 4, seed, marking: 'calendar' })],
  ["can't follow", () => everything(cantFollow, { players: 4, seed, sharedDates: true })],
  ['shedding', () => everything(shedding, { players: 3, goal: 270, seed })],
];

describe('the sources', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(games)('play %s without clock, chance or platform, the same twice', (_, play) => {
    const first = alone(play);
    expect(alone(play)).toBe(first);
    expect(first).toContain('"final":true');
  });

  it('ask the platform for a seed alone', () => {
    expect(() => alone(randomSeed)).toThrow('crypto was touched');
  });

  it.each(['Math.random', 'Date', 'console'])('are watched for %s', (name) => {
    const touch = () => (name === 'Math.random' ? Math.random() : Reflect.get(globalThis, name));
    expect(() => alone(touch)).toThrow(`${name} was touched`);
    expect(touch).not.toThrow();
  });
});
