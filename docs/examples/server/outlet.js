/**
 * The way out through a socket. It sends as long as the other side reads; who does not is cut off
 * before memory runs out.
 *
 * @param {import('ws').WebSocket} socket
 * @param {number} backlogBytes
 * @param {(line: string) => void} log
 * @returns {import('./room.js').Guest}
 */
export const outletOf = (socket, backlogBytes, log) => ({
  send(text) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount <= backlogBytes) return socket.send(text);
    log('a connection was cut off: it does not read');
    socket.terminate();
  },
  close(code, reason) {
    if (socket.readyState !== socket.OPEN) return;
    log(`a connection was closed: ${reason}`);
    socket.close(code, reason);
  },
});
