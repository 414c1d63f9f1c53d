/** How much a stranger may cost. */

/** @typedef {{ readonly [Name in keyof typeof LIMITS]: number }} Limits */

export const LIMITS = Object.freeze({
  /** Connections at a time, in all and from one address. */
  connections: 200,
  connectionsPerAddress: 50,
  /** Bytes of a message; the largest move has some 80. */
  frameBytes: 4_096,
  /** Messages a second and connection in the long run, and at once. */
  messagesPerSecond: 20,
  messageBurst: 40,
  /** Requests of a connection waiting for the journal. */
  pendingRequests: 16,
  /** Bytes that a connection may leave unread when the next message is due. */
  backlogBytes: 1_048_576,
  /** Milliseconds until a connection must have become a WebSocket, and then have joined. */
  handshakeMs: 5_000,
  joinMs: 5_000,
  /** Milliseconds between two pings; who has not answered one by the next is gone. */
  pingMs: 15_000,
});
