import { connect } from 'node:net';
import WebSocket from 'ws';

/** What came of an attack: the close code, if it was closed, and all that was answered. */
export interface Outcome {
  readonly code: number | null;
  readonly answers: readonly string[];
}

const MOST_MS = 10_000;

/**
 * Connects, attacks, and waits for the close, or for so many refusals.
 *
 * @param refusals - how many refusals end it
 */
export const attack = (
  url: string,
  act: (socket: WebSocket) => void,
  refusals = Number.POSITIVE_INFINITY,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const answers: string[] = [];
    const timer = setTimeout(() => {
      socket.terminate();
      reject(new Error(`no end of an attack after ${answers.length} answers`));
    }, MOST_MS);
    const end = (code: number | null) => {
      clearTimeout(timer);
      resolve({ code, answers });
      socket.close();
    };
    socket.on('open', () => act(socket));
    socket.on('message', (data) => {
      answers.push(String(data));
      if (refusalsIn(answers).length === refusals) end(null);
    });
    // Writing to a socket that the server has closed.
    socket.on('error', () => socket.terminate());
    socket.on('close', end);
  });

/** The refusals among the answers; a game that goes on is told in between. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the server sends
export const refusalsIn = (answers: readonly string[]): readonly Record<string, any>[] =>
  answers.map((answer) => JSON.parse(answer)).filter(({ type }) => type === 'refused');

/** A frame as it goes over the line: a fixed mask, and less than 126 bytes. */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

const UPGRADE = [
  'GET / HTTP/1.1',
  'Host: 127.0.0.1',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');

/** A bare TCP connection. */
export interface Line {
  write(data: string | Buffer): void;
  /** Becomes a WebSocket that answers no ping. */
  upgrade(): void;
  /** Reads no more. */
  pause(): void;
  text(): string;
  /** Resolves when the other side has ended it. */
  readonly ended: Promise<void>;
  destroy(): void;
}

export function lineTo(port: number): Line {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  return {
    write: (data) => void socket.write(data),
    upgrade: () => void socket.write(UPGRADE),
    pause: () => void socket.pause(),
    text: () => text,
    ended,
    destroy: () => void socket.destroy(),
  };
}
