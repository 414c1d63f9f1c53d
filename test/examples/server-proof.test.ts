/** A server that cheats, and the example's client that finds out. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  combineSeeds,
  commitSeed,
  createGame,
  simulate,
  toRecord,
  type Viewer,
  viewOf,
} from 'february-rules';
import { type FebruaryMove, original } from 'february-rules/february';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { playThrough } from '../../docs/examples/server/client.js';

const SECRET = 'of the server';
const OTHERS = ['of seat 1', 'of seat 2'];
const OWN = 'of seat 0';

/** A whole game from the seed, for three. */
function recordFrom(seed: string) {
  const options = { players: 3, seed } as const;
  const moves: FebruaryMove[] = [];
  simulate(original, createGame(original, options), (legal) => {
    moves.push(legal[0] as FebruaryMove);
    return legal[0];
  });
  return toRecord(original, options, moves);
}

/** The honest proof; a cheat changes what of it is sent. */
const proofOf = (contributions: readonly string[]) => ({
  commitments: contributions.map(commitSeed),
  contributions,
});

/** What is told of the game before its end: a position and its ply. */
type Position = readonly [ply: number, view: unknown];

/** Tells the client all commitments, lets it show its contribution, and ends the game at once. */
async function meet(seed: string, proof: object, positions: readonly Position[] = []) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const commitments = {
    server: commitSeed(SECRET),
    players: [commitSeed(OWN), ...OTHERS.map(commitSeed)],
  };
  server.on('connection', (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data));
      if (type === 'join') {
        say({ type: 'welcome', viewer: 0, commitment: commitments.server });
        say({ type: 'preparing', stage: 'reveal', waiting: [0], commitments });
      }
      if (type !== 'reveal') return;
      for (const [ply, view] of positions) say({ type: 'view', ply, view });
      say({ type: 'record', record: recordFrom(seed), proof });
    });
  });
  const player = { table: 't', variant: original as never, contribution: OWN, below: () => 0 };
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return (await playThrough(player, () => url)).verified.ok;
  } finally {
    server.close();
  }
}

const all = [SECRET, OWN, ...OTHERS];

it('believes an honest server', async () => {
  expect(await meet(combineSeeds(all), proofOf(all))).toBe(true);
});

it('does not believe one that made up the contribution of another seat afterwards', async () => {
  const ground = [SECRET, OWN, OTHERS[0] as string, 'made up'];
  await expect(meet(combineSeeds(ground), proofOf(ground))).rejects.toThrow('committed to');
});

it('does not believe one that leaves a contribution out', async () => {
  const fewer = [SECRET, OWN];
  await expect(meet(combineSeeds(fewer), proofOf(fewer))).rejects.toThrow('committed to');
});

it('does not believe one that proves another seed besides', async () => {
  const chosen = 'chosen by the server';
  const both = { ...proofOf(all), commitment: commitSeed(chosen) };
  expect(await meet(chosen, both)).toBe(false);
});

describe('what was seen', () => {
  const seed = combineSeeds(all);
  const start = (options: object, viewer: Viewer = 0) =>
    viewOf(original, createGame(original, { players: 3, seed, ...options }), viewer);
  const meetAfter = (...positions: readonly Position[]) => meet(seed, proofOf(all), positions);

  it('is of the game of the record', async () => {
    expect(await meetAfter([0, start({})])).toBe(true);
  });

  it.each<readonly [string, Position]>([
    ['other options', [0, start({ dealer: 1 })]],
    ['a shared calendar', [0, start({ sharedDates: true })]],
    ['another deal', [0, start({ seed: 'another' })]],
    ['another ply', [1, start({})]],
    ['a ply that the record has not', [1_000, start({})]],
    ["another's cards", [0, start({}, 1)]],
  ])('shows %s', async (_, position) => {
    await expect(meetAfter(position)).rejects.toThrow('the game that was played');
  });
});
