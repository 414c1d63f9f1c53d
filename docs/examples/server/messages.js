/** What the server sends. Each viewer's message is made of that viewer's view and events alone. */
import { commitSeed, viewEvents, viewOf } from 'february-rules';
import { publicPart } from './opening.js';
import { refusal } from './refusal.js';
import { isOver, revealedRecord } from './table.js';

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {number | 'spectator'} Viewer
 */

/**
 * Where a newcomer has come to.
 *
 * @param {Table} table
 * @param {Viewer} viewer
 */
export const welcome = ({ id, variant, options, opening }, viewer) => ({
  type: 'welcome',
  table: id,
  variant: variant.id,
  revision: variant.revision,
  players: options.players,
  viewer,
  commitment: commitSeed(opening.secret),
});

/**
 * The table as it stands: before the deal how far its preparation is, then the game.
 *
 * @param {Table} table
 * @param {Viewer} viewer
 */
export const position = ({ variant, state, ply, opening }, viewer) =>
  state === null
    ? { type: 'preparing', ...publicPart(opening) }
    : { type: 'view', ply, view: viewOf(variant, state, viewer) };

/**
 * What a step has changed.
 *
 * @param {import('./table.js').Taken} taken
 * @param {number} seat whose step it was
 * @param {Viewer} viewer
 */
export function news({ table, events, step }, seat, viewer) {
  const now = position(table, viewer);
  if (step.type !== 'move') return now;
  return { ...now, type: 'played', seat, events: viewEvents(table.variant, events, viewer) };
}

/**
 * The record with the revealed seed, if the game is over.
 *
 * @param {Table} table
 */
export const record = (table) =>
  isOver(table)
    ? { type: 'record', ...revealedRecord(table) }
    : refused('record', table.ply, refusal('not-over', 'The record is shown after the game.'));

/**
 * @param {string | null} request its type, where it had one
 * @param {number | null} ply the table's
 * @param {import('./refusal.js').Refusal} reason
 */
export const refused = (request, ply, { code, message, ruling, data }) => ({
  type: 'refused',
  request,
  ply,
  code,
  message,
  ...(ruling === undefined ? {} : { ruling }),
  data: data ?? {},
});
