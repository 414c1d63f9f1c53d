/**
 * How cost grows: a move's over a long game of Hwatu, and a state's, in JSON and in memory, with
 * the players. Prints two tables.
 *
 *     node docs/bench/growth.js [--quick]
 *
 * Ends with exit code 1 if a move late in the game costs half as much again as an early one.
 */
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { applyMove, createGame, simulate } from 'february-rules';
import { shedding } from 'february-rules/hwatu';
import { anyMove, playedGame, VARIANTS } from './games.js';
import { at, createRandom } from './random.js';
import { formatNumber, formatTable, medianOf } from './table.js';

/**
 * @typedef {import('./games.js').Variant} Variant
 * @typedef {import('february-rules/hwatu').HwatuState} State
 */

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const EFFORT = values.quick
  ? { plies: [10, 100, 1000], passes: 9, games: 200 }
  : { plies: [10, 100, 1000, 10_000], passes: 25, games: 2000 };

/** Moves timed at each place of the game: hands differ from ply to ply, so one is not enough. */
const STRETCH = 200;
const MOST_GROWTH = 1.5;
const LONG_GAME = /** @type {const} */ ({ players: 3, goal: 570 });
/** Past the drafts and passes, in the middle of a round. */
const MIDGAME = 40;
const GIGABYTE = 2 ** 30;

/** @type {() => void} */
const collectGarbage = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
})();

/**
 * @param {number} seed
 * @param {number} ply
 * @returns {{ state: State, plies: number }} the state there, or the last one of a shorter game
 */
const longGame = (seed, ply) => {
  const below = createRandom(seed);
  let plies = 0;
  const start = createGame(shedding, { ...LONG_GAME, seed: `long ${seed}` });
  const choose = (/** @type {readonly any[]} */ moves) => {
    plies++;
    return at(moves, below(moves.length));
  };
  return { state: simulate(shedding, start, choose, { until: () => plies >= ply }), plies };
};

/**
 * @param {number} ply
 * @returns {number} the first seed of a game that long
 */
const longSeed = (ply) => {
  let seed = 0;
  while (longGame(seed, ply).plies < ply) seed++;
  return seed;
};

/**
 * @param {State} start
 * @returns {number} microseconds a move, enumerating included
 */
const costFrom = (start) => {
  const below = createRandom(STRETCH);
  let state = start;
  const begin = performance.now();
  for (let move = 0; move < STRETCH; move++) {
    const chosen = anyMove(shedding, state, below);
    if (chosen === undefined) throw new Error('The long game is over too soon');
    state = applyMove(shedding, state, chosen);
  }
  return ((performance.now() - begin) * 1000) / STRETCH;
};

/** @returns {{ ply: number, cost: number, bytes: number }[]} */
const growthByPly = () => {
  const { plies, passes } = EFFORT;
  const seed = longSeed(Math.max(...plies) + 2 * STRETCH);
  const states = plies.map((ply) => longGame(seed, ply).state);
  const rounds = Array.from({ length: passes }, () => states.map(costFrom));
  return plies.map((ply, index) => ({
    ply,
    cost: medianOf(rounds.map((costs) => at(costs, index))),
    bytes: JSON.stringify(at(states, index)).length,
  }));
};

/**
 * @param {Variant} variant
 * @param {number} players
 * @returns {number} bytes of heap a game in progress takes
 */
const memoryOf = (variant, players) => {
  const { games } = EFFORT;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: games }, (_, seed) =>
    playedGame(variant, seed, { players, most: MIDGAME }).states.at(-1),
  );
  collectGarbage();
  const bytes = (process.memoryUsage().heapUsed - before) / games;
  if (held.includes(undefined)) throw new Error('A game without a state');
  return bytes;
};

/**
 * @param {Variant} variant
 * @param {number} players
 * @returns {number} microseconds a move of the first moves of a game, enumerating included
 */
const costOf = (variant, players) => {
  const costs = Array.from({ length: EFFORT.passes }, (_, seed) => {
    const begin = performance.now();
    const { moves } = playedGame(variant, seed, { players, most: STRETCH });
    return ((performance.now() - begin) * 1000) / moves.length;
  });
  return medianOf(costs);
};

/**
 * @param {string} game
 * @param {Variant} variant
 * @param {number} players
 * @returns {string[]}
 */
const rowOf = (game, variant, players) => {
  const { states } = playedGame(variant, players, { players, most: STRETCH });
  const sizes = states.map((state) => JSON.stringify(state).length);
  const memory = memoryOf(variant, players);
  const numbers = [costOf(variant, players), medianOf(sizes), Math.max(...sizes), memory];
  const games = formatNumber(Math.floor(GIGABYTE / memory));
  return [game, String(players), ...numbers.map(formatNumber), games];
};

const growth = growthByPly();
console.log('A move of Hwatu, 3 players, by how long the game has gone on\n');
console.log(
  formatTable(
    ['ply', 'µs a move', 'bytes of JSON'],
    growth.map(({ ply, cost, bytes }) => [ply, cost, bytes].map(formatNumber)),
  ),
);

console.log(`\nA game in progress; the last column is reckoned from ${EFFORT.games} games held\n`);
console.log(
  formatTable(
    ['game', 'players', 'µs a move', 'bytes of JSON', 'at most', 'bytes of heap', 'games in 1 GB'],
    Object.entries(VARIANTS).flatMap(([game, variant]) =>
      variant.players.map((players) => rowOf(game, variant, players)),
    ),
  ),
);

const costs = growth.map(({ cost }) => cost);
process.exitCode = Math.max(...costs) <= MOST_GROWTH * at(costs, 0) ? 0 : 1;
