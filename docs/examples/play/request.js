/** What the command line asks for. */
import { parseArgs } from 'node:util';
import { Complaint } from './complaint.js';

/**
 * @typedef {object} Request
 * @property {boolean} help
 * @property {boolean} brief
 * @property {string} [file] a record to tell instead of a new game
 * @property {string} seed
 * @property {string} [variant]
 * @property {number} [players]
 * @property {string} [record] where to write the record of the game
 */

export const USAGE = `Plays a whole game of each variant with players who choose at random, and tells it trick by trick.

  node docs/examples/play.js [options] [RECORD.json]

  --variant ID    only this variant: its id, or the last part of it
  --players N     how many play; 4 unless given
  --seed TEXT     the same text plays the same game; "february" unless given
  --brief         a line a trick, without hands, drafts and passes
  --record FILE   write the record of the game to this file; needs --variant
  --help          this text

With RECORD.json the game in that file is told instead, or refused if a move in it is not legal.
Colours are used on a terminal, unless NO_COLOR is set.`;

const OPTIONS = /** @type {const} */ ({
  help: { type: 'boolean', short: 'h', default: false },
  brief: { type: 'boolean', default: false },
  seed: { type: 'string' },
  variant: { type: 'string' },
  players: { type: 'string' },
  record: { type: 'string' },
});

/** Options that shape a new game, so they do not go with a record. */
const NEW_GAME = /** @type {const} */ (['seed', 'variant', 'players', 'record']);

/**
 * @param {readonly string[]} words what follows the program's name
 * @returns {Request}
 * @throws {Complaint} if they make no sense
 */
export function readRequest(words) {
  const { values, positionals } = parsed(words);
  const [file, second] = positionals;
  if (second !== undefined) throw new Complaint('One record at a time, please.');
  const clash = NEW_GAME.find((name) => values[name] !== undefined);
  if (file !== undefined && clash !== undefined) {
    throw new Complaint(`--${clash} is for a new game; the record says how its game was played.`);
  }
  if (values.record !== undefined && values.variant === undefined) {
    throw new Complaint('--record holds one game, so say which with --variant.');
  }
  const { seed = 'february', players, ...others } = values;
  return {
    ...others,
    seed,
    ...(file === undefined ? {} : { file }),
    ...(players === undefined ? {} : { players: wholeNumber(players) }),
  };
}

/** @param {readonly string[]} words */
function parsed(words) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [sentence] = /** @type {Error} */ (error).message.split('. ');
    throw new Complaint(`${sentence?.replace(/\.?$/, '.')} Try --help.`);
  }
}

/** @param {string} text */
function wholeNumber(text) {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new Complaint(`--players takes a whole number, not "${text}".`);
}
