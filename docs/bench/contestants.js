/**
 * Everything that is timed. A contestant is loaded by its name, in a process of its own, and gives
 * a function that does a small batch of its work and says how much it was.
 */
import { at, createRandom } from './random.js';

/**
 * @typedef {() => number} Batch
 * @typedef {import('./games.js').Variant} Variant
 */

const SEED = 2022;
const TABLE = { players: 4, dealer: 3, sharedDates: false };
/** A game of the bit-mask program takes so little that one alone would time the clock. */
const BITMASK_GAMES = 50;

/** @type {Readonly<Record<string, () => Promise<Batch>>>} */
const peers = {
  'boardgame.io': async () => {
    const { playGame } = await import('./peers/boardgame-io.js');
    const below = createRandom(SEED);
    return () => playGame(TABLE, below);
  },
  immer: async () => {
    const { playGame } = await import('./peers/immer-strings.js');
    const below = createRandom(SEED);
    return () => playGame(TABLE, below);
  },
  chessops: async () => {
    const { playGame } = await import('./peers/chess.js');
    const below = createRandom(SEED);
    return () => playGame(below);
  },
  'bit masks': async () => {
    const { playGame, randomChoices } = await import('./peers/bitmask.js');
    const choices = randomChoices(createRandom(SEED));
    return () => {
      let moves = 0;
      for (let game = 0; game < BITMASK_GAMES; game++) moves += playGame(TABLE, choices);
      return moves;
    };
  },
};

/**
 * @param {Variant} variant
 * @returns {Promise<Batch>} a whole random game, every state frozen
 */
const applying = async (variant) => {
  const { applyMove, createGame, score } = await import('february-rules');
  const { anyMove, optionsFor, PLAYERS } = await import('./games.js');
  const below = createRandom(SEED);
  let games = 0;
  return () => {
    let state = createGame(variant, optionsFor(variant, PLAYERS, `bench ${games++}`));
    let count = 0;
    for (let move = anyMove(variant, state, below); move !== undefined; count++) {
      state = applyMove(variant, state, move);
      move = anyMove(variant, state, below);
    }
    if (!score(variant, state).final) throw new Error('A game without an end');
    return count;
  };
};

/**
 * @param {Variant} variant
 * @returns {Promise<Batch>} a whole random game, in place
 */
const simulating = async (variant) => {
  const { createGame, score, simulate } = await import('february-rules');
  const { optionsFor, PLAYERS } = await import('./games.js');
  const below = createRandom(SEED);
  let games = 0;
  let count = 0;
  const choose = (/** @type {readonly import('./games.js').Move[]} */ moves) => {
    count++;
    return at(moves, below(moves.length));
  };
  return () => {
    count = 0;
    const start = createGame(variant, optionsFor(variant, PLAYERS, `bench ${games++}`));
    if (!score(variant, simulate(variant, start, choose)).final) {
      throw new Error('A game without an end');
    }
    return count;
  };
};

/**
 * @param {Variant} variant
 * @param {(rules: typeof import('february-rules'), sample: import('./games.js').Sample) => unknown} call
 * @returns {Promise<Batch>} one call a sample
 */
const sampling = async (variant, call) => {
  const rules = await import('february-rules');
  const { samplesOf } = await import('./games.js');
  const samples = samplesOf(variant);
  return () => {
    let given = 0;
    for (const sample of samples) if (call(rules, sample) !== undefined) given++;
    return given;
  };
};

/**
 * @param {Variant} variant
 * @param {(rules: typeof import('february-rules'), record: import('february-rules').GameRecord<any>) => unknown} call
 * @returns {Promise<Batch>} one call a game, counted in moves
 */
const recording = async (variant, call) => {
  const rules = await import('february-rules');
  const { playedGames } = await import('./games.js');
  const records = playedGames(variant).map(({ options, moves }) =>
    rules.toRecord(variant, options, moves),
  );
  const total = records.reduce((sum, { moves }) => sum + moves.length, 0);
  return () => {
    for (const record of records) call(rules, record);
    return total;
  };
};

/** @type {Readonly<Record<string, (variant: Variant) => Promise<Batch>>>} */
const ours = {
  'legalMoves + applyMove': applying,
  simulate: simulating,
  legalMoves: (variant) =>
    sampling(variant, ({ legalMoves }, { state, seat }) => legalMoves(variant, state, seat)),
  'checkMove, legal': (variant) =>
    sampling(variant, ({ checkMove }, { state, legal }) => checkMove(variant, state, legal)),
  'checkMove, not legal': (variant) =>
    sampling(variant, ({ checkMove }, { state, illegal }) => checkMove(variant, state, illegal)),
  applyMove: (variant) =>
    sampling(variant, ({ applyMove }, { state, legal }) => applyMove(variant, state, legal)),
  viewOf: (variant) =>
    sampling(variant, ({ viewOf }, { state, seat }) => viewOf(variant, state, seat)),
  replay: (variant) => recording(variant, ({ replay }, record) => replay(variant, record)),
  'applyMove, whole games': (variant) =>
    recording(variant, ({ applyMove, createGame }, { options, moves }) =>
      moves.reduce((state, move) => applyMove(variant, state, move), createGame(variant, options)),
    ),
};

/**
 * @param {string} path a peer's name or one of the package's paths
 * @param {string} game the variant's name; a peer takes none
 * @returns {Promise<Batch>}
 */
export const contestant = async (path, game) => {
  const peer = peers[path];
  if (peer !== undefined) return peer();
  const { VARIANTS } = await import('./games.js');
  const own = ours[path];
  const variant = VARIANTS[game];
  if (own === undefined || variant === undefined) throw new Error(`No contestant ${path}, ${game}`);
  return own(variant);
};
