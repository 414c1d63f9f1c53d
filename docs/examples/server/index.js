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

const USAGE = `Serves the five games over WebSockets.

  node docs/examples/server/index.js [options]

  --port N        the port to listen on, 0 for any free one; 8080 unless given
  --host ADDRESS  the address to listen on; 127.0.0.1 unless given
  --data FOLDER   where journals and tokens are kept; "data" unless given
  --config FILE   tables and limits, as JSON
  --help          this text`;

const OPTIONS = /** @type {const} */ ({
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string', default: 'data' },
  config: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
});

/** @param {{ port: string, host: string, data: string, config?: string | undefined }} values */
async function serve({ port, host, data, config }) {
  const { tables, limits } = await readConfig(config);
  await mkdir(data, { recursive: true, mode: 0o700 });
  const rooms = new Map();
  for (const setting of tables) rooms.set(setting.id, await roomIn(data, setting, log));
  const server = await startServer({ host, port: Number(port) }, rooms, limits, log);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.stop());
  log(`listening on ws://${host}:${server.port}`);
}

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) console.log(USAGE);
  else await serve(values);
} catch (error) {
  const { name, message } = /** @type {Error} */ (error);
  console.error(`${name}: ${message}`);
  process.exitCode = 1;
}
