/** One socket from its opening to its close: every frame is counted, then read, then answered. */
import { refused } from './messages.js';
import { outletOf } from './outlet.js';
import { readRequest } from './protocol.js';
import { refusal } from './refusal.js';
import { ask, join, leave } from './room.js';
import { tokenBucket } from './token-bucket.js';

/**
 * @typedef {import('./room.js').Room} Room
 * @typedef {import('./protocol.js').Request} Request
 *
 * @typedef {object} Connection
 * @property {import('ws').WebSocket} socket
 * @property {import('./room.js').Guest} guest
 * @property {ReadonlyMap<string, Room>} rooms
 * @property {Room | null} room null until it has joined one
 * @property {() => boolean} allows whether one more message is allowed now
 * @property {number} pending requests that wait for the journal
 * @property {number} mostPending
 * @property {NodeJS.Timeout} late ends the connection unless it joins in time
 */

/** Close codes of RFC 6455, section 7.4.1. */
const UNSUPPORTED = 1003;
const POLICY = 1008;
const FAILED = 1011;

const MALFORMED = refusal('malformed', 'Not a message of this protocol.');
const NOT_JOINED = refusal('not-joined', 'The first message is to join a table.');

/**
 * Serves a socket until it closes.
 *
 * @param {import('ws').WebSocket} socket
 * @param {ReadonlyMap<string, Room>} rooms
 * @param {import('./limits.js').Limits} limits
 * @param {(line: string) => void} log
 */
export function serve(socket, rooms, limits, log) {
  const guest = outletOf(socket, limits.backlogBytes, log);
  /** @type {Connection} */
  const connection = {
    socket,
    guest,
    rooms,
    room: null,
    allows: tokenBucket(limits.messagesPerSecond, limits.messageBurst),
    pending: 0,
    mostPending: limits.pendingRequests,
    late: setTimeout(() => guest.close(POLICY, 'join in time'), limits.joinMs),
  };
  socket.on('ping', () => count(connection));
  socket.on('message', (data, isBinary) => receive(connection, data, isBinary));
  socket.on('close', () => part(connection));
  // The socket closes itself after a frame that breaks the WebSocket protocol or is too large.
  socket.on('error', () => log('a connection broke the WebSocket protocol'));
}

/** @param {Connection} connection */
function count({ allows, guest }) {
  if (allows()) return true;
  guest.close(POLICY, 'too many messages');
  return false;
}

/**
 * @param {Connection} connection
 * @param {import('ws').RawData} data
 * @param {boolean} isBinary
 */
function receive(connection, data, isBinary) {
  const { socket, guest } = connection;
  if (socket.readyState !== socket.OPEN || !count(connection)) return;
  if (isBinary) return guest.close(UNSUPPORTED, 'text only');
  answer(connection, readRequest(String(data))).catch(() => guest.close(FAILED, 'a server fault'));
}

/**
 * @param {Connection} connection
 * @param {Request | null} request
 */
async function answer(connection, request) {
  const { guest, room } = connection;
  if (request === null) return refuse(guest, null, MALFORMED);
  if (room === null) return enter(connection, request);
  if (connection.pending === connection.mostPending) {
    return guest.close(POLICY, 'too many requests at once');
  }
  connection.pending += 1;
  await ask(room, guest, request);
  connection.pending -= 1;
}

/**
 * A wrong table and a wrong token look the same.
 *
 * @param {Connection} connection
 * @param {Request} request
 */
function enter(connection, request) {
  const { guest, rooms, late } = connection;
  if (request.type !== 'join') return refuse(guest, request.type, NOT_JOINED);
  const room = rooms.get(request.table);
  if (room === undefined || !join(room, guest, request.token)) {
    return guest.close(POLICY, 'no such table or token');
  }
  connection.room = room;
  clearTimeout(late);
}

/**
 * @param {import('./room.js').Guest} guest
 * @param {string | null} type
 * @param {import('./refusal.js').Refusal} reason
 */
const refuse = (guest, type, reason) => guest.send(JSON.stringify(refused(type, null, reason)));

/** @param {Connection} connection */
function part({ late, room, guest }) {
  clearTimeout(late);
  if (room !== null) leave(room, guest);
}
