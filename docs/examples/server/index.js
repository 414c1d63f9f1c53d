/**
 * A server for the five games: `node docs/examples/server/index.js --data FOLDER`. It logs what
 * happens, never what was sent, and nothing that is hidden.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from './config.js';
import { roomIn } from './recovery.js';
import { startServer } from './server.js';

const log = (/** @type {string} */ line) => console.log(line);

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: 'data' },
    config: { type: 'string' },
  },
});

try {
  const { tables, limits } = await readConfig(values.config);
  await mkdir(values.data, { recursive: true, mode: 0o700 });
  const rooms = new Map();
  for (const setting of tables) rooms.set(setting.id, await roomIn(values.data, setting, log));
  const address = { host: values.host, port: Number(values.port) };
  const server = await startServer(address, rooms, limits, log);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.stop());
  log(`listening on ws://${values.host}:${server.port}`);
} catch (error) {
  const { name, message } = /** @type {Error} */ (error);
  console.error(`${name}: ${message}`);
  process.exitCode = 1;
}
