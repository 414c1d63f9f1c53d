/**
 * A journal: one JSON line an entry, appended, never changed. An entry is on the disk when
 * `append` says so, and an entry cut off by a crash has never been acknowledged to anybody.
 */
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * @typedef {object} Journal
 * @property {readonly unknown[]} entries what stood in it when it was opened
 * @property {(entry: object) => Promise<void>} append one at a time; once it fails it always fails
 * @property {() => Promise<void>} close
 */

/** A journal that no crash explains. */
export class JournalError extends Error {
  /** @override */
  name = 'JournalError';
}

/**
 * Opens a journal, or begins one. What a crash left of its last entry is cut off.
 *
 * @param {string} path
 * @returns {Promise<Journal>}
 * @throws {JournalError} if another line than the last is damaged
 */
export async function openJournal(path) {
  const file = await open(path, 'a+', 0o600);
  try {
    const bytes = await file.readFile();
    const { entries, end } = readEntries(bytes);
    if (end < bytes.length) await file.truncate(end);
    await file.sync();
    await syncFolder(dirname(path));
    return { entries, append: appender(file), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * The entries, and where the last whole one ends.
 *
 * @param {Buffer} bytes
 */
export function readEntries(bytes) {
  const entries = [];
  let end = 0;
  for (let next = bytes.indexOf('\n'); next >= 0; next = bytes.indexOf('\n', end)) {
    const entry = entryIn(bytes.subarray(end, next));
    if (entry === undefined && bytes.includes('\n', next + 1)) {
      throw new JournalError(`line ${entries.length + 1} of the journal is damaged`);
    }
    if (entry === undefined) break;
    entries.push(entry);
    end = next + 1;
  }
  return { entries, end };
}

/**
 * @param {Buffer} line
 * @returns {unknown} nothing if it is damaged
 */
function entryIn(line) {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * After a failed write nobody knows what is on the disk: nothing may follow it.
 *
 * @param {import('node:fs/promises').FileHandle} file
 */
function appender(file) {
  let sound = true;
  return async (/** @type {object} */ entry) => {
    if (!sound) throw new JournalError('an earlier entry could not be written');
    sound = false;
    await file.appendFile(`${JSON.stringify(entry)}\n`);
    await file.datasync();
    sound = true;
  };
}

/**
 * Makes a new file's name as lasting as its contents; Windows does so by itself.
 *
 * @param {string} path
 */
async function syncFolder(path) {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
