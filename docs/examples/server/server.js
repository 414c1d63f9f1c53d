/** Where HTTP ends and sockets begin. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { serve } from './connection.js';
import { limitConnections } from './connection-limits.js';
import { watchLiveness } from './liveness.js';
import { closeRoom } from './room.js';

/**
 * @typedef {import('./limits.js').Limits} Limits
 * @typedef {import('./room.js').Room} Room
 *
 * @typedef {object} Server
 * @property {number} port
 * @property {() => Promise<void>} stop settles when every journal is closed
 */

/** How long a client has to answer that it is closing, in milliseconds. */
const FAREWELL = 1_000;

/**
 * Serves the rooms.
 *
 * @param {{ host: string, port: number }} address port 0 for any free one
 * @param {ReadonlyMap<string, Room>} rooms by table
 * @param {Limits} limits
 * @param {(line: string) => void} log
 * @returns {Promise<Server>}
 */
export async function startServer({ host, port }, rooms, limits, log) {
  const http = httpServer(limits);
  limitConnections(http, limits);
  const sockets = new WebSocketServer({
    server: http,
    maxPayload: limits.frameBytes,
    maxFragments: 16,
    perMessageDeflate: false,
  });
  sockets.on('connection', (socket) => serve(socket, rooms, limits, log));
  http.listen(port, host);
  await once(sockets, 'listening');
  sockets.on('error', () => log('the server could not accept a connection'));
  const unwatch = watchLiveness(sockets, limits.pingMs, log);
  const bound = /** @type {import('node:net').AddressInfo} */ (http.address());
  const stop = async () => {
    unwatch();
    await dismiss(http, sockets);
    for (const room of rooms.values()) await closeRoom(room);
  };
  return { port: bound.port, stop };
}

/**
 * There is nothing to be had by HTTP alone.
 *
 * @param {Limits} limits
 */
const httpServer = ({ handshakeMs }) =>
  createServer(
    {
      headersTimeout: handshakeMs,
      requestTimeout: handshakeMs,
      connectionsCheckingInterval: Math.ceil(handshakeMs / 2),
      maxHeaderSize: 8_192,
    },
    (_, response) => response.writeHead(426, { Connection: 'close' }).end(),
  );

/**
 * Lets nobody in any more and sends everybody home.
 *
 * @param {import('node:http').Server} http
 * @param {WebSocketServer} sockets
 */
async function dismiss(http, sockets) {
  const closed = once(http, 'close');
  http.close();
  http.closeAllConnections();
  for (const socket of sockets.clients) socket.close(1001, 'the server stops');
  const impatient = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
  }, FAREWELL);
  await closed;
  clearTimeout(impatient);
}
