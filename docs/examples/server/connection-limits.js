/**
 * Refuses connections beyond the limits, before anything is read from them.
 *
 * @param {import('node:http').Server} http
 * @param {import('./limits.js').Limits} limits
 */
export function limitConnections(http, { connections, connectionsPerAddress }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  http.maxConnections = connections;
  http.on('connection', (socket) => {
    const from = String(socket.remoteAddress);
    const count = (counts.get(from) ?? 0) + 1;
    counts.set(from, count);
    socket.on('close', () => lower(counts, from));
    if (count > connectionsPerAddress) socket.destroy();
  });
}

/**
 * @param {Map<string, number>} counts
 * @param {string} from
 */
function lower(counts, from) {
  const count = (counts.get(from) ?? 1) - 1;
  if (count > 0) counts.set(from, count);
  else counts.delete(from);
}
