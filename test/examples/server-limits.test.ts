/** What a server does with those who do not behave like clients at all. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Place, placeFor, type Running, start, tokensOf, until } from './server/running';
import { frameOf, type Line, lineTo } from './server/strangers';
import { tables } from './server/tables';

const limits = {
  connectionsPerAddress: 6,
  handshakeMs: 1_000,
  joinMs: 1_000,
  pingMs: 1_000,
  messagesPerSecond: 1_000_000,
  messageBurst: 1_000_000,
  pendingRequests: 1_000_000,
  backlogBytes: 65_536,
};

const JOIN = JSON.stringify({ type: 'join', table: 'shedding' });

let place: Place;
let server: Running;

beforeAll(async () => {
  place = placeFor({ tables, limits });
  server = await start(place);
}, 60_000);

afterAll(async () => {
  await server?.end('SIGKILL');
  place?.remove();
});

describe('a connection that', () => {
  it.each<{ what: string; act: (line: Line) => void; answer: RegExp }>([
    { what: 'says nothing', act: () => undefined, answer: /^(HTTP\/1\.1 408 |$)/ },
    {
      what: 'does not finish its headers',
      act: (line) => line.write('GET / HTTP/1.1\r\nHost: '),
      answer: /^(HTTP\/1\.1 408 |$)/,
    },
    {
      what: 'is no HTTP',
      act: (line) => line.write('\u0016\u0003\u0001\u0000'),
      answer: /^HTTP\/1\.1 400 /,
    },
    {
      what: 'does not join',
      act: (line) => line.upgrade(),
      answer: /^HTTP\/1\.1 101 .*join in time/s,
    },
    {
      what: 'stops in the middle of a frame',
      act: (line) => {
        line.upgrade();
        line.write(frameOf(JOIN));
        line.write(Buffer.from([0x81, 0xfe]));
      },
      answer: /^HTTP\/1\.1 101 .*"welcome"/s,
    },
    {
      what: 'is half open: it has joined, and answers no ping',
      act: (line) => {
        line.upgrade();
        line.write(frameOf(JOIN));
      },
      answer: /^HTTP\/1\.1 101 .*"welcome"/s,
    },
  ])('$what is ended in time', async ({ act, answer }) => {
    const line = lineTo(server.port);
    act(line);
    await line.ended;
    expect(line.text()).toMatch(answer);
  });

  it('answers pings stays', async () => {
    const socket = new WebSocket(server.url);
    let pings = 0;
    let closed = false;
    socket.on('open', () => socket.send(JOIN));
    socket.on('ping', () => {
      pings += 1;
    });
    socket.on('close', () => {
      closed = true;
    });
    await until(() => pings > 2, 'it has been asked three times');
    expect(closed).toBe(false);
    socket.terminate();
  });
});

it('has no more connections of one address than its limit', async () => {
  const lines = Array.from({ length: 6 }, () => lineTo(server.port));
  const surplus = lineTo(server.port);
  surplus.upgrade();
  await surplus.ended;
  expect(surplus.text()).toBe('');
  for (const line of lines) line.destroy();
  await Promise.all(lines.map(({ ended }) => ended));
});

it('says in one line why it does not start', async () => {
  const wrong = placeFor({ tables: [{ id: '../x', variant: 'february/original' }] });
  await expect(start(wrong)).rejects.toThrow(/^the server ended: ConfigError: id: expected.*\n$/);
  const config = { tables: [{ id: 'a', variant: 'february/original', options: { players: 3 } }] };
  const twice = placeFor(config);
  await expect(start(twice, server.port)).rejects.toThrow(/^the server ended: Error: .*\n$/);
  for (const each of [wrong, twice]) each.remove();
});

describe('on a server with time', () => {
  let patientPlace: Place;
  let patient: Running;

  beforeAll(async () => {
    patientPlace = placeFor({ tables, limits: { ...limits, pingMs: 600_000, joinMs: 10_000 } });
    patient = await start(patientPlace);
  }, 60_000);

  afterAll(async () => {
    await patient?.end('SIGKILL');
    patientPlace?.remove();
  });

  it('gives a seat to the connection that came last with its token', async () => {
    const [token] = tokensOf(patientPlace, 'original');
    const join = JSON.stringify({ type: 'join', table: 'original', token });
    const before = new WebSocket(patient.url);
    const ended = once(before, 'close');
    before.on('open', () => before.send(join));
    await once(before, 'message');
    const after = new WebSocket(patient.url);
    after.on('open', () => after.send(join));
    expect((await ended)[0]).toBe(4001);
    after.terminate();
  });

  it('cuts off a connection that does not read before it fills the memory', async () => {
    const line = lineTo(patient.port);
    line.upgrade();
    line.pause();
    const frames = Buffer.concat(Array.from({ length: 500 }, () => frameOf('{"type":"view"}')));
    line.write(frameOf(JOIN));
    for (let block = 0; block < 200; block++) line.write(frames);
    await until(() => patient.said().includes('it does not read'), 'the slow reader is cut off');
    line.destroy();
  });
});
