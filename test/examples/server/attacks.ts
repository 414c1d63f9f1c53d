import type WebSocket from 'ws';

const joining = (token?: string, table = 'shedding') =>
  JSON.stringify({ type: 'join', table, ...(token && { token }) });

/** As a spectator; then what is wrong. */
export const watching =
  (...frames: readonly (string | Buffer)[]) =>
  (socket: WebSocket) => {
    socket.send(joining());
    for (const frame of frames) socket.send(frame, { binary: false });
  };

const deep = (open: string, close: string) => open.repeat(1_300) + close.repeat(1_300);

/** Frames that are answered as malformed. */
export const NO_MESSAGES = [
  '',
  'null',
  '17',
  '"view"',
  '[]',
  '{}',
  '{"type":"view"',
  '{"type":"view"}{"type":"view"}',
  '\u0000',
  '{"type":null}',
  '{"type":["view"]}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":"toString"}',
  '{"type":"view","__proto__":{"type":"record"}}',
  '{"type":"view","constructor":{"prototype":{"viewer":0}}}',
  '{"__proto__":{"type":"view"}}',
  '{"type":"view","seat":0}',
  '{"type":"move"}',
  '{"type":"move","ply":"0","move":{}}',
  '{"type":"move","ply":-1,"move":{}}',
  '{"type":"move","ply":0.5,"move":{}}',
  '{"type":"move","ply":1e400,"move":{}}',
  '{"type":"move","ply":0,"move":{},"seat":0}',
  '{"type":"ready","commitment":"00"}',
  '{"type":"ready"}',
  '{"type":"reveal","contribution":""}',
  '{"type":"reveal","contribution":{"length":1}}',
  // Half a surrogate pair, which has no UTF-8.
  '{"type":"reveal","contribution":"\\ud800"}',
  `{"type":"reveal","contribution":"${'x'.repeat(129)}"}`,
  deep('[', ']'),
  deep('{"a":', '').slice(0, 4_000),
  `{"type":"move","ply":0,"move":${'['.repeat(1_900)}${']'.repeat(1_900)}`,
];

const stranger = 'A'.repeat(43);

/** Attacks that end in a close, with its code (RFC 6455, 7.4.1). */
export const CLOSED: Readonly<
  Record<string, { act: (socket: WebSocket) => void; codes: readonly number[] }>
> = {
  'a wrong token': { act: (socket) => socket.send(joining(stranger)), codes: [1008] },
  'no such table': { act: (socket) => socket.send(joining(undefined, 'chess')), codes: [1008] },
  'a table that every object has': {
    act: (socket) => socket.send(joining(undefined, 'constructor')),
    codes: [1008],
  },
  'a binary frame': {
    act: (socket) => socket.send(Buffer.from(joining()), { binary: true }),
    codes: [1003],
  },
  'text that is no UTF-8': { act: watching(Buffer.from([0xff, 0xfe])), codes: [1007] },
  'a frame too large': { act: watching(' '.repeat(4_097)), codes: [1009] },
  'a message of fragments too large': {
    act: (socket) => {
      for (let part = 0; part < 3; part++) socket.send(' '.repeat(2_000), { fin: false });
    },
    codes: [1009],
  },
  'a message of too many fragments': {
    act: (socket) => {
      for (let part = 0; part < 20; part++) socket.send(' ', { fin: false });
    },
    codes: [1008],
  },
  'a flood of messages': {
    act: (socket) => {
      for (let sent = 0; sent < 5_000; sent++) socket.send('{"type":"view"}');
    },
    codes: [1008],
  },
  'a flood of pings': {
    act: (socket) => {
      for (let sent = 0; sent < 5_000; sent++) socket.ping();
    },
    // 1006 without a close frame: the WebSocket library's own limit.
    codes: [1008, 1006],
  },
};

/** Attacks that are answered with a refusal, the last answer being it. */
export const REFUSED: Readonly<Record<string, { frames: readonly string[]; code: string }>> = {
  'a move of a spectator': {
    frames: ['{"type":"move","ply":0,"move":{"type":"draw","seat":0}}'],
    code: 'not-seated',
  },
  'readiness of a spectator': {
    frames: ['{"type":"ready","commitment":null}'],
    code: 'not-seated',
  },
  'joining twice': { frames: [joining()], code: 'already-joined' },
};
