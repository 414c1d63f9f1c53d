/** Finds out who is still there: a half-open connection looks healthy until it is asked. */

/**
 * Pings everybody from time to time, and ends the connections that have not answered by the next.
 *
 * @param {import('ws').WebSocketServer} sockets
 * @param {number} pingMs
 * @param {(line: string) => void} log
 * @returns {() => void} stops it
 */
export function watchLiveness(sockets, pingMs, log) {
  /** @type {WeakSet<import('ws').WebSocket>} */
  const asked = new WeakSet();
  sockets.on('connection', (socket) => socket.on('pong', () => asked.delete(socket)));
  const pulse = setInterval(() => sockets.clients.forEach(askOrEnd), pingMs);
  return () => clearInterval(pulse);

  /** @param {import('ws').WebSocket} socket */
  function askOrEnd(socket) {
    if (!asked.has(socket)) {
      asked.add(socket);
      return socket.ping();
    }
    log('a connection was ended: it does not answer');
    socket.terminate();
  }
}
