/**
 * How long Hwatu games last when every move is picked at random: rounds and moves of 10,000 games
 * for each goal and for 2, 4 and 8 players. Needs a build. Run: node docs/bench/hwatu-lengths.js
 */
import { createGame, score, simulate } from 'february-rules';
import { shedding } from 'february-rules/hwatu';
import { createRandom } from './random.js';

const GAMES = 10_000;

/**
 * @param {270 | 570} goal
 * @param {2 | 4 | 8} players
 * @param {number} index
 * @returns {{ rounds: number, moves: number }}
 */
const lengthOf = (goal, players, index) => {
  const below = createRandom(index);
  const start = createGame(shedding, { players, goal, seed: `length ${index}` });
  let moves = 0;
  const end = simulate(shedding, start, (legal) => {
    moves++;
    return /** @type {import('february-rules/hwatu').HwatuMove} */ (legal[below(legal.length)]);
  });
  return { rounds: score(shedding, end).rounds.length, moves };
};

/**
 * @param {readonly number[]} lengths
 * @returns {string} median, 99th percentile (nearest rank) and maximum
 */
const spreadOf = (lengths) => {
  const sorted = [...lengths].sort((a, b) => a - b);
  const shown = [0.5, 0.99, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]);
  return shown.map((length) => String(length).padStart(9)).join('');
};

console.log(`${GAMES} random games each: median, 99th percentile, maximum\n`);
console.log('goal  players  rounds                       moves');
for (const goal of /** @type {const} */ ([270, 570])) {
  for (const players of /** @type {const} */ ([2, 4, 8])) {
    const games = Array.from({ length: GAMES }, (_, index) => lengthOf(goal, players, index));
    const rounds = spreadOf(games.map((game) => game.rounds));
    const moves = spreadOf(games.map((game) => game.moves));
    console.log(`${goal}${String(players).padStart(10)}${rounds}  ${moves}`);
  }
}
