/**
 * A table as a value, and what a request makes of it. Requests from sockets and the journal's
 * entries go through the same function, so that a restart gives what was there before.
 */
import { createGame, score, toRecord, tryMove } from 'february-rules';
import { parseMove } from 'february-rules/schema';
import { committed, newOpening, proofOf, revealed, seedOf, stageOf } from './opening.js';
import { refusal } from './refusal.js';

/**
 * @typedef {import('february-rules').CommonMove} GameMove
 *
 * @typedef {object} Played a list that shares its beginning with the lists before it
 * @property {GameMove} move
 * @property {Played | null} before
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {import('february-rules').Variant} variant
 * @property {import('february-rules').CommonOptions} options without a seed
 * @property {readonly string[]} digests of the tokens, by seat
 * @property {import('./opening.js').Opening} opening
 * @property {import('february-rules').CommonState | null} state null until the cards are dealt
 * @property {number} ply how many moves have been played
 * @property {Played | null} played the last one first
 *
 * @typedef {object} Taken
 * @property {true} ok
 * @property {Table} table what has become of it
 * @property {readonly import('february-rules').CommonEvent[]} events for every eye
 * @property {import('./protocol.js').Step} step the request as read, for the journal
 */

/**
 * @param {Pick<Table, 'id' | 'variant' | 'options' | 'digests'>} head
 * @param {string} [secret] the server's contribution to the seed; a new one if left out
 * @returns {Table}
 */
export const newTable = (head, secret) => ({
  ...head,
  opening: newOpening(head.options.players, secret),
  state: null,
  ply: 0,
  played: null,
});

/**
 * What a request of a seat makes of the table, which itself stays as it is.
 *
 * @param {Table} table
 * @param {number} seat whose token was shown; whatever the request itself says
 * @param {import('./protocol.js').Step} request
 * @returns {Taken | import('./refusal.js').Refusal}
 */
export function take(table, seat, request) {
  if (request.type === 'move') return takeMove(table, seat, request);
  if (table.state !== null) return refusal('wrong-phase', 'The cards have been dealt.');
  const opening =
    request.type === 'ready'
      ? committed(table.opening, seat, request.commitment)
      : revealed(table.opening, seat, request.contribution);
  if ('ok' in opening) return opening;
  return { ok: true, table: dealtIfDone({ ...table, opening }), events: [], step: request };
}

/**
 * @param {Table} table
 * @returns {Table}
 */
const dealtIfDone = (table) =>
  stageOf(table.opening) === 'done'
    ? { ...table, state: createGame(table.variant, optionsOf(table)) }
    : table;

/**
 * As `createGame` wants them. The seed in them is nobody's to see before the game is over.
 *
 * @param {Table} table
 */
const optionsOf = ({ options, opening }) => ({ ...options, seed: seedOf(opening) });

/**
 * The ply says which position the move is for: a move sent twice, or late, fits no other.
 *
 * @param {Table} table
 * @param {number} seat
 * @param {import('./protocol.js').Move} request
 * @returns {Taken | import('./refusal.js').Refusal}
 */
function takeMove(table, seat, { ply, move: input }) {
  const { variant, state } = table;
  if (state === null) return refusal('wrong-phase', 'The cards have not been dealt.');
  if (ply !== table.ply) return refusal('stale', 'The move is for another position.');
  const parsed = parseMove(variant, input);
  if (!parsed.ok) return refusal('malformed', 'Not a move.', { problems: parsed.problems });
  const move = parsed.value;
  if (move.seat !== seat) return refusal('not-your-seat', 'The move is for another seat.');
  const tried = tryMove(variant, state, move);
  if (!tried.ok) return tried;
  const next = {
    ...table,
    state: tried.state,
    ply: ply + 1,
    played: { move, before: table.played },
  };
  return { ok: true, table: next, events: tried.events, step: { type: 'move', ply, move } };
}

/**
 * Whether the game has been played to its end.
 *
 * @param {Table} table
 */
export const isOver = ({ variant, state }) => state !== null && score(variant, state).final;

/**
 * The record and what proves its deal: for a game that is over.
 *
 * @param {Table} table
 */
export function revealedRecord(table) {
  const moves = [];
  for (let last = table.played; last !== null; last = last.before) moves.push(last.move);
  const record = toRecord(table.variant, optionsOf(table), moves.reverse());
  return { record, proof: proofOf(table.opening) };
}
