/** The server's parts by themselves. */
import { commitSeed, type Variant } from 'february-rules';
import { original } from 'february-rules/february';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../../docs/examples/server/protocol.js';
import { ask, join, openRoom } from '../../docs/examples/server/room.js';
import { newTable, take } from '../../docs/examples/server/table.js';
import { tokenBucket } from '../../docs/examples/server/token-bucket.js';
import { digestOf, newToken, seatOf } from '../../docs/examples/server/tokens.js';

const variant = original as unknown as Variant;
const setting = { id: 'original', variant, options: { players: 3 } };
const tokens = ['a', 'b', 'c'];
const table = newTable({ ...setting, digests: tokens.map(digestOf) }, 'of the server');

const none = { type: 'ready', commitment: null } as const;

describe('the seed', () => {
  const contribution = 'of seat 0';
  const commitment = commitSeed(contribution);
  const steps = (...all: readonly (readonly [number, object])[]) =>
    all.reduce<{ code: string; at: typeof table }>(
      ({ code, at }, [seat, step]) => {
        const taken = take(at, seat, step as Parameters<typeof take>[2]);
        return taken.ok ? { code, at: taken.table } : { code: taken.code, at };
      },
      { code: 'ok', at: table },
    );
  const ready = { type: 'ready', commitment };
  const reveal = { type: 'reveal', contribution };
  const move = { type: 'move', ply: 0, move: { type: 'play', seat: 0, card: '1d' } };

  it.each([
    {
      what: 'a second commitment',
      all: [
        [0, ready],
        [0, none],
      ],
      code: 'already-chosen',
    },
    {
      what: 'a contribution before all commit',
      all: [
        [0, ready],
        [0, reveal],
      ],
      code: 'wrong-phase',
    },
    {
      what: 'another contribution than committed to',
      all: [
        [0, ready],
        [1, none],
        [2, none],
        [0, { ...reveal, contribution: 'else' }],
      ],
      code: 'commitment-differs',
    },
    {
      what: 'a contribution of a seat without a commitment',
      all: [
        [0, ready],
        [1, none],
        [2, none],
        [1, reveal],
      ],
      code: 'already-chosen',
    },
    { what: 'a move before the deal', all: [[0, move]], code: 'wrong-phase' },
    {
      what: 'a commitment after the deal',
      all: [
        [0, none],
        [1, none],
        [2, none],
        [0, ready],
      ],
      code: 'wrong-phase',
    },
  ] as const)('refuses $what', ({ all, code }) => {
    expect(steps(...all).code).toBe(code);
  });

  it('deals when all that was committed to has been shown, and not before', () => {
    const committed = [
      [0, ready],
      [1, none],
      [2, none],
    ] as const;
    expect(steps(...committed).at.state).toBeNull();
    expect(steps(...committed, [0, reveal]).at.state).not.toBeNull();
  });

  it('depends on every contribution', () => {
    const keyWith = (shown: string) =>
      steps(
        [0, { type: 'ready', commitment: commitSeed(shown) }],
        [1, none],
        [2, none],
        [0, { type: 'reveal', contribution: shown }],
      ).at.state?.chance.key;
    expect(keyWith('x')).not.toBe(keyWith('y'));
  });
});

const nothing = (): undefined => undefined;

describe('a room', () => {
  const guestOf = () => {
    const texts: string[] = [];
    return { texts, guest: { send: (text: string) => void texts.push(text), close: nothing } };
  };
  const roomWith = (append: () => Promise<void>) =>
    openRoom(table, { entries: [], append, close: () => Promise.resolve() }, nothing);

  it('tells nobody of a step before it is in the journal', async () => {
    let written: () => void = nothing;
    const room = roomWith(
      () =>
        new Promise((resolve) => {
          written = resolve;
        }),
    );
    const { texts, guest } = guestOf();
    join(room, guest, 'a');
    const asked = ask(room, guest, none);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(texts).toHaveLength(2);
    expect(room.table).toBe(table);
    written();
    await asked;
    expect(JSON.parse(texts[2] ?? '')).toMatchObject({ type: 'preparing', waiting: [1, 2] });
  });

  it('takes no more steps once its journal has failed, and says why to nobody', async () => {
    const room = roomWith(() => Promise.reject(new Error('of the server')));
    const { texts, guest } = guestOf();
    join(room, guest, 'a');
    await ask(room, guest, none);
    await ask(room, guest, none);
    const refusals = texts.slice(2).map((text) => JSON.parse(text).code);
    expect(refusals).toEqual(['unavailable', 'unavailable']);
    expect(room.table).toBe(table);
    expect(texts.join()).not.toContain('of the server');
  });
});

describe('a token', () => {
  it('has 256 bits, and is for its seat alone', () => {
    const all = Array.from({ length: 8 }, newToken);
    const digests = all.map(digestOf);
    expect(new Set(all).size).toBe(8);
    for (const [seat, token] of all.entries()) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(seatOf(digests, token)).toBe(seat);
      expect(seatOf(digests, token.slice(1))).toBeNull();
      expect(seatOf(digests, digests[seat] ?? '')).toBeNull();
    }
  });
});

it('a token bucket gives its burst at once and its rate in the long run', () => {
  let time = 0;
  const takeOne = tokenBucket(10, 3, () => time);
  const takenAt = (now: number) => {
    time = now;
    return [takeOne(), takeOne(), takeOne(), takeOne()].filter(Boolean).length;
  };
  // Milliseconds: the burst; one more after a tenth of a second; never more than the burst.
  expect([0, 0, 100, 10_000].map(takenAt)).toEqual([3, 0, 1, 3]);
});

it('a request has the keys of its type and no other', () => {
  const move = { type: 'move', ply: 0, move: { type: 'draw', seat: 1 } };
  expect(readRequest(JSON.stringify(move))).toEqual(move);
  expect(readRequest(JSON.stringify({ ...move, seat: 1 }))).toBeNull();
  expect(readRequest('{"type":"join","table":"a"}')).toEqual({ type: 'join', table: 'a' });
  expect(readRequest('{"type":"join","table":"a","token":null}')).toBeNull();
});
