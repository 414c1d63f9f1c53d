/** Games as series of steps: a move, what it made happen, and the states around it. */
import { readFileSync } from 'node:fs';
import { createGame, OptionsError, RecordError, replay, tryMove } from 'february-rules';
import { Complaint } from './complaint.js';
import { letterOf } from './words.js';

/**
 * @typedef {object} Step
 * @property {import('february-rules').CommonMove} move
 * @property {readonly import('february-rules').CommonEvent[]} events
 * @property {import('february-rules').CommonState} before
 * @property {import('february-rules').CommonState} after
 */

/**
 * Plays move after move until there is none.
 *
 * @template {import('february-rules').Game} G
 * @param {import('february-rules').Variant<G>} variant
 * @param {G['state']} start
 * @param {(state: G['state']) => G['move'] | undefined} nextMove
 * @returns {Generator<Step>}
 */
export function* stepsOf(variant, start, nextMove) {
  let before = start;
  for (let move = nextMove(before); move !== undefined; move = nextMove(before)) {
    const tried = tryMove(variant, before, move);
    if (!tried.ok) throw new Complaint(`${tried.code} (ruling ${tried.ruling}): ${tried.message}`);
    yield { move, events: tried.events, before, after: tried.state };
    before = tried.state;
  }
}

/**
 * The moves of a list, one after another.
 *
 * @template Move
 * @param {readonly Move[]} moves
 * @returns {() => Move | undefined}
 */
export function movesFrom(moves) {
  let ply = 0;
  return () => moves[ply++];
}

/**
 * The first state of a new game.
 *
 * @template {import('february-rules').Game} G
 * @param {import('february-rules').Variant<G>} variant
 * @param {G['options']} options
 * @throws {Complaint} naming the option that is wrong
 */
export function newGame(variant, options) {
  try {
    return createGame(variant, options);
  } catch (error) {
    throw complaintOf(error, []);
  }
}

/**
 * Reads a record file. What is in it is checked when it is replayed.
 *
 * @param {string} file
 * @returns {import('february-rules').GameRecord}
 * @throws {Complaint} if there is no JSON object in it
 */
export function readRecord(file) {
  const record = parsedJson(readText(file));
  if (typeof record === 'object' && record !== null && !Array.isArray(record)) return record;
  throw new Complaint('this is no record: a record is a JSON object.');
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Complaint(code === 'ENOENT' ? 'there is no such file.' : `cannot be read (${code}).`);
  }
}

/** @param {string} text */
function parsedJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint('this is no record: the file is damaged or no JSON.');
  }
}

/**
 * Makes sure that a record can be told to its end.
 *
 * @template {import('february-rules').Game} G
 * @param {import('february-rules').Variant<G>} variant
 * @param {import('february-rules').GameRecord<G>} record
 * @throws {Complaint} naming the first thing that is wrong
 */
export function checkRecord(variant, record) {
  if (record.revision !== variant.revision) {
    const found = Number.isInteger(record.revision) ? `revision ${record.revision}` : 'no revision';
    throw new Complaint(
      `made with ${found} of ${variant.id}; this is revision ${variant.revision}.`,
    );
  }
  try {
    replay(variant, record);
  } catch (error) {
    throw complaintOf(error, record.moves);
  }
}

/**
 * @param {unknown} error
 * @param {unknown} moves
 */
function complaintOf(error, moves) {
  if (error instanceof RecordError && error.ply !== null && error.rejection !== null) {
    const { code, ruling, message } = error.rejection;
    const who = seatPhrase(Array.isArray(moves) ? moves[error.ply] : undefined);
    return new Complaint(`ply ${error.ply}, ${who}: ${code}, ruling ${ruling}: ${message}`);
  }
  if (error instanceof RecordError || error instanceof OptionsError) {
    return new Complaint(`${error.message}.`);
  }
  return error;
}

/** @param {unknown} move */
function seatPhrase(move) {
  const seat = typeof move === 'object' && move !== null && 'seat' in move ? move.seat : undefined;
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < 8
    ? `seat ${seat} (${letterOf(seat)})`
    : 'no seat';
}
