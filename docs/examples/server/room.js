/**
 * A table and who is at it. One step after another: each is decided, written to the journal, and
 * only then believed and told.
 */
import { news, position, record, refused, welcome } from './messages.js';
import { refusal } from './refusal.js';
import { isOver, take } from './table.js';
import { seatOf } from './tokens.js';

/**
 * @typedef {import('./messages.js').Viewer} Viewer
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('./protocol.js').Step} Step
 *
 * @typedef {object} Guest somebody connected
 * @property {(text: string) => void} send
 * @property {(code: number, reason: string) => void} close
 *
 * @typedef {object} Room
 * @property {Table} table as the journal has it
 * @property {Map<Guest, Viewer>} guests
 * @property {import('./journal.js').Journal} journal
 * @property {(line: string) => void} log
 * @property {Promise<void>} last settles when the step before is done; never rejects
 * @property {boolean} broken whether the journal has failed
 * @property {string | null} record the answer to all who ask for it, once the game is over
 */

const NOT_SEATED = refusal('not-seated', 'Spectators do not play.');
const ALREADY_JOINED = refusal('already-joined', 'This connection has its place.');
const UNAVAILABLE = refusal('unavailable', 'The table takes no more steps for now.');

/**
 * @param {Table} table
 * @param {import('./journal.js').Journal} journal
 * @param {(line: string) => void} log
 * @returns {Room}
 */
export const openRoom = (table, journal, log) => ({
  table,
  guests: new Map(),
  journal,
  log,
  last: Promise.resolve(),
  broken: false,
  record: null,
});

/**
 * Lets somebody in: to the seat of the token, or to look on without one.
 *
 * @param {Room} room
 * @param {Guest} guest
 * @param {string | undefined} token
 * @returns {boolean} false for a wrong token
 */
export function join({ table, guests }, guest, token) {
  const viewer = token === undefined ? 'spectator' : seatOf(table.digests, token);
  if (viewer === null) return false;
  if (viewer !== 'spectator') vacate(guests, viewer);
  guests.set(guest, viewer);
  send(guest, welcome(table, viewer));
  send(guest, position(table, viewer));
  return true;
}

/**
 * Whoever comes with a seat's token takes the seat over: the connection before may be half open.
 *
 * @param {Map<Guest, Viewer>} guests
 * @param {Viewer} seat
 */
function vacate(guests, seat) {
  for (const [guest, viewer] of guests) {
    if (viewer !== seat) continue;
    guests.delete(guest);
    guest.close(4001, 'replaced');
  }
}

/**
 * @param {Room} room
 * @param {Guest} guest
 */
export const leave = ({ guests }, guest) => void guests.delete(guest);

/**
 * Answers a request.
 *
 * @param {Room} room
 * @param {Guest} guest
 * @param {import('./protocol.js').Request} request
 * @returns {Promise<void>} settles when it has been answered
 */
export async function ask(room, guest, request) {
  const viewer = room.guests.get(guest);
  if (viewer === undefined) return;
  if (request.type === 'view') send(guest, position(room.table, viewer));
  else if (request.type === 'record') guest.send(recordText(room));
  else if (request.type === 'join') refuse(room, guest, 'join', ALREADY_JOINED);
  else if (viewer === 'spectator') refuse(room, guest, request.type, NOT_SEATED);
  else await enqueue(room, guest, viewer, request);
}

/**
 * Made once: a long game's record takes a while, and anybody can ask for it again and again.
 *
 * @param {Room} room
 */
function recordText(room) {
  const text = room.record ?? JSON.stringify(record(room.table));
  if (isOver(room.table)) room.record = text;
  return text;
}

/**
 * @param {Room} room
 * @param {Guest} guest
 * @param {number} seat
 * @param {Step} step
 */
function enqueue(room, guest, seat, step) {
  room.last = room.last
    .then(() => takeStep(room, guest, seat, step))
    .catch(() => breakDown(room, guest, step.type));
  return room.last;
}

/**
 * @param {Room} room
 * @param {Guest} guest
 * @param {number} seat
 * @param {Step} step
 */
async function takeStep(room, guest, seat, step) {
  if (room.broken) return refuse(room, guest, step.type, UNAVAILABLE);
  const taken = take(room.table, seat, step);
  if (!taken.ok) return refuse(room, guest, step.type, taken);
  await room.journal.append({ seat, ...taken.step });
  room.table = taken.table;
  tellAll(room, taken, seat);
  if (isOver(room.table)) room.log(`table ${room.table.id}: the game is over`);
}

/**
 * What was not written has not happened, and after that nothing more can be written.
 *
 * @param {Room} room
 * @param {Guest} guest
 * @param {string} type
 */
function breakDown(room, guest, type) {
  room.broken = true;
  room.log(`table ${room.table.id}: a step failed; no more are taken until a restart`);
  refuse(room, guest, type, UNAVAILABLE);
}

/**
 * Each viewer's message is made once, however many look from there.
 *
 * @param {Room} room
 * @param {import('./table.js').Taken} taken
 * @param {number} seat
 */
function tellAll({ guests }, taken, seat) {
  /** @type {Map<Viewer, string>} */
  const texts = new Map();
  for (const [guest, viewer] of guests) {
    const text = texts.get(viewer) ?? JSON.stringify(news(taken, seat, viewer));
    texts.set(viewer, text);
    guest.send(text);
  }
}

/**
 * @param {Room} room
 * @param {Guest} guest
 * @param {string} type
 * @param {import('./refusal.js').Refusal} reason
 */
const refuse = ({ table }, guest, type, reason) =>
  send(guest, refused(type, table.state === null ? null : table.ply, reason));

/**
 * @param {Guest} guest
 * @param {object} message
 */
const send = (guest, message) => guest.send(JSON.stringify(message));

/**
 * Settles when all that was asked for is done and the journal is closed.
 *
 * @param {Room} room
 */
export const closeRoom = (room) => room.last.then(() => room.journal.close());
