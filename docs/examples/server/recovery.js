/** Tables in a folder: begun, or as they were left, whatever ended the process. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalError, openJournal } from './journal.js';
import { openRoom } from './room.js';
import { newTable, take } from './table.js';
import { digestOf, newToken } from './tokens.js';

/**
 * @typedef {import('./config.js').Setting} Setting
 * @typedef {import('./table.js').Table} Table
 *
 * @typedef {object} Created the first entry of a journal
 * @property {'created'} type
 * @property {string} variant
 * @property {number} revision
 * @property {import('february-rules').CommonOptions} options
 * @property {string} secret
 * @property {readonly string[]} digests
 */

/**
 * Opens a table's room: `ID.journal` in the folder. A new table's tokens are in `ID.seats.json`
 * for the operator to hand out, and nowhere else.
 *
 * @param {string} folder
 * @param {Setting} setting
 * @param {(line: string) => void} log
 */
export async function roomIn(folder, setting, log) {
  const journal = await openJournal(join(folder, `${setting.id}.journal`));
  const table =
    journal.entries.length > 0
      ? recovered(setting, journal.entries)
      : await begun(folder, setting, journal);
  return openRoom(table, journal, log);
}

/**
 * The tokens are written first: a crash in between leaves no table, and the next start begins anew.
 *
 * @param {string} folder
 * @param {Setting} setting
 * @param {import('./journal.js').Journal} journal
 */
async function begun(folder, setting, journal) {
  const tokens = Array.from({ length: setting.options.players }, newToken);
  const table = newTable({ ...setting, digests: tokens.map(digestOf) });
  await writeSecret(join(folder, `${setting.id}.seats.json`), { table: setting.id, tokens });
  await journal.append(created(table));
  return table;
}

/**
 * @param {Table} table
 * @returns {Created}
 */
const created = ({ variant, options, opening, digests }) => ({
  type: 'created',
  variant: variant.id,
  revision: variant.revision,
  options,
  secret: opening.secret,
  digests,
});

/**
 * @param {string} path
 * @param {object} content
 */
async function writeSecret(path, content) {
  const file = await open(path, 'w', 0o600);
  await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
  await file.sync();
  await file.close();
}

/**
 * Takes every step of the journal again.
 *
 * @param {Setting} setting
 * @param {readonly unknown[]} entries
 * @returns {Table}
 * @throws {JournalError} if it is another game's, or has a step that cannot be taken
 */
export function recovered({ id, variant }, entries) {
  const [first, ...steps] = entries;
  const { options, secret, digests, ...head } = /** @type {Created} */ (first);
  if (head.variant !== variant.id || head.revision !== variant.revision) {
    throw new JournalError(`the journal of table ${id} is of another variant or revision`);
  }
  return steps.reduce(
    (/** @type {Table} */ table, entry, index) => {
      const { seat, ...step } = /** @type {{ seat: number } & import('./protocol.js').Step} */ (
        entry
      );
      const taken = take(table, seat, step);
      if (taken.ok) return taken.table;
      throw new JournalError(`the journal of table ${id}, line ${index + 2}: ${taken.code}`);
    },
    newTable({ id, variant, options, digests }, secret),
  );
}
