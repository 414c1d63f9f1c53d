/** Does what the command line asks for. */
import { writeFileSync } from 'node:fs';
import { toRecord } from 'february-rules';
import { randomPlayers } from './chooser.js';
import { Complaint } from './complaint.js';
import { checkRecord, movesFrom, newGame, readRecord, stepsOf } from './games.js';
import { readRequest, USAGE } from './request.js';
import { tableOf } from './table.js';
import { variantCalled, variants } from './variants.js';
import { wrapped } from './words.js';

/**
 * @typedef {import('february-rules').CommonState} State
 * @typedef {import('february-rules').CommonMove} Move
 * @typedef {import('./request.js').Request} Request
 * @typedef {import('./variants.js').Told} Told
 *
 * @typedef {object} Output
 * @property {(line: string) => void} say
 * @property {(line: string) => void} complain
 * @property {import('./ink.js').Ink} ink
 */

const PLAYERS = 4;

/**
 * Tells one game from its first state to its score, and gives its moves.
 *
 * @param {Told} told
 * @param {State} start
 * @param {(state: State) => Move | undefined} nextMove
 * @param {boolean} brief
 * @param {Output} output
 */
function tellGame({ variant, narrator, scoreSheet }, start, nextMove, brief, { say, ink }) {
  const table = tableOf(variant, start, ink);
  const { opening, tell } = narrator(table, brief);
  const moves = [];
  let state = start;
  opening(start).flatMap(wrapped).forEach(say);
  for (const step of stepsOf(variant, start, nextMove)) {
    tell(step).flatMap(wrapped).forEach(say);
    moves.push(step.move);
    state = step.after;
  }
  scoreSheet(table, state).flatMap(wrapped).forEach(say);
  return moves;
}

/**
 * @param {Told} told
 * @param {Request} request
 * @param {Output} output
 */
function playNewGame(told, { seed, players = PLAYERS, brief, record }, output) {
  const { variant } = told;
  const options = { players, seed, ...told.options };
  const start = newGame(variant, options);
  const moves = tellGame(told, start, randomPlayers(variant, seed), brief, output);
  if (record !== undefined) writeRecord(record, toRecord(variant, options, moves));
}

/**
 * @param {string} file
 * @param {import('february-rules').GameRecord} record
 */
function writeRecord(file, record) {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Complaint(`${file}: the record cannot be written (${code}).`);
  }
}

/**
 * Tells the game in a file, once it is known to be a legal one.
 *
 * @param {string} file
 * @param {boolean} brief
 * @param {Output} output
 */
function tellRecord(file, brief, output) {
  try {
    const record = readRecord(file);
    const told = variantCalled(record.variant);
    checkRecord(told.variant, record);
    const start = newGame(told.variant, record.options);
    tellGame(told, start, movesFrom(record.moves), brief, output);
  } catch (error) {
    throw error instanceof Complaint ? new Complaint(`${file}: ${error.message}`) : error;
  }
}

/**
 * A game of every variant that so many can play.
 *
 * @param {Request} request
 * @param {Output} output
 */
function playAll(request, output) {
  const { players = PLAYERS } = request;
  const able = variants.filter(({ variant }) => variant.players.includes(players));
  if (able.length === 0) throw new Complaint(`No variant is for ${players} players.`);
  for (const told of able) playNewGame(told, request, output);
  const others = variants.filter((told) => !able.includes(told));
  for (const { variant } of others) output.say(`${variant.name} is not for ${players} players.`);
}

/**
 * @param {Request} request
 * @param {Output} output
 */
function answer(request, output) {
  const { help, file, variant, brief } = request;
  if (help) output.say(USAGE);
  else if (file !== undefined) tellRecord(file, brief, output);
  else if (variant !== undefined) playNewGame(variantCalled(variant), request, output);
  else playAll(request, output);
}

/**
 * Answers the command line; whatever cannot be done is one line of complaint.
 *
 * @param {readonly string[]} words what follows the program's name
 * @param {Output} output
 * @returns {0 | 1} the exit code
 */
export function main(words, output) {
  try {
    answer(readRequest(words), output);
    return 0;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    output.complain(error.message);
    return 1;
  }
}
