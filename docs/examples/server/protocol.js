/** What clients may send: JSON text of known shapes, read key by key. */

/**
 * @typedef {{ type: 'join', table: string, token?: string }} Join
 * @typedef {{ type: 'ready', commitment: string | null }} Ready
 * @typedef {{ type: 'reveal', contribution: string }} Reveal
 * @typedef {{ type: 'move', ply: number, move: unknown }} Move
 * @typedef {{ type: 'view' }} AskView
 * @typedef {{ type: 'record' }} AskRecord
 * @typedef {Ready | Reveal | Move} Step what changes a table
 * @typedef {Join | Step | AskView | AskRecord} Request
 *
 * @typedef {(value: unknown) => boolean} Test
 */

/**
 * A string of some length and of some characters.
 *
 * @param {RegExp} pattern
 * @returns {Test}
 */
const text = (pattern) => (value) => typeof value === 'string' && pattern.test(value);

/**
 * @param {Test} test
 * @param {unknown} other
 * @returns {Test}
 */
const or = (test, other) => (value) => value === other || test(value);

/** @type {Test} */
const isPly = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** A move is left to `parseMove`, which knows the variant. */
const isAnything = () => true;

/**
 * By type, the tests of its keys. Maps, so that no key of every object is taken for one of ours.
 *
 * @type {ReadonlyMap<unknown, ReadonlyMap<string, Test>>}
 */
const SHAPES = new Map(
  Object.entries({
    join: { table: text(/^[a-z0-9-]{1,40}$/), token: or(text(/^[\w-]{43}$/), undefined) },
    ready: { commitment: or(text(/^[0-9a-f]{64}$/), null) },
    reveal: { contribution: text(/^[^\ud800-\udfff]{1,128}$/u) },
    move: { ply: isPly, move: isAnything },
    view: {},
    record: {},
  }).map(([type, shape]) => [type, new Map(Object.entries(shape))]),
);

/**
 * Reads a frame.
 *
 * @param {string} frame
 * @returns {Request | null} null if it is none of ours
 */
export function readRequest(frame) {
  const value = parsed(frame);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { type, ...rest } = /** @type {Record<string, unknown>} */ (value);
  const shape = SHAPES.get(type);
  if (shape === undefined || Object.keys(rest).some((key) => !shape.has(key))) return null;
  const fits = [...shape].every(([key, test]) => test(rest[key]));
  return fits ? /** @type {Request} */ ({ ...rest, type }) : null;
}

/**
 * @param {string} frame
 * @returns {unknown}
 */
function parsed(frame) {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
