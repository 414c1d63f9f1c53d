/**
 * Plays every game of a server at random, from its tokens:
 * `node docs/examples/server/bots.js --data FOLDER --url ws://127.0.0.1:8080`.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { score } from 'february-rules';
import { playThrough } from './client.js';
import { readConfig } from './config.js';
import { randomFrom } from './random.js';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'ws://127.0.0.1:8080' },
    data: { type: 'string', default: 'data' },
    config: { type: 'string' },
  },
});

/** @param {import('./config.js').Setting} setting */
async function playTable({ id, variant }) {
  const { tokens } = JSON.parse(await readFile(join(values.data, `${id}.seats.json`), 'utf8'));
  const players = tokens.map((/** @type {string} */ token, /** @type {number} */ seat) => ({
    table: id,
    variant,
    token,
    contribution: randomBytes(32).toString('hex'),
    below: randomFrom(seat),
  }));
  const [end] = await Promise.all(
    players.map((/** @type {import('./client.js').Player} */ player) =>
      playThrough(player, () => values.url),
    ),
  );
  const { verified } = end;
  if (!verified.ok) return `${id}: ${verified.message}`;
  return `${id}: seats ${score(variant, verified.state).winners.join(', ')} win; the deal is proved`;
}

const { tables } = await readConfig(values.config);
for (const line of await Promise.all(tables.map(playTable))) console.log(line);
