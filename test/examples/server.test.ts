/** Whole games over sockets, while some players cheat and strangers attack. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitSeed, type GameRecord, score } from 'february-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { End } from '../../docs/examples/server/client.js';
import { CLOSED, NO_MESSAGES, REFUSED, watching } from './server/attacks';
import { cheating } from './server/mischief';
import { type Client, clientsOf, playTable } from './server/players';
import { type Place, placeFor, type Running, start, tokensOf } from './server/running';
import { expectOwnViews, heardBeforeEnd, replayed, secretsOf } from './server/secrets';
import { attack, lineTo, type Outcome, refusalsIn } from './server/strangers';
import { SETTINGS, type Setting, tables } from './server/tables';

const limits = {
  messagesPerSecond: 2_000,
  messageBurst: 500,
  pendingRequests: 64,
  connectionsPerAddress: 100,
};

interface Game {
  readonly setting: Setting;
  readonly clients: readonly Client[];
  readonly tokens: readonly string[];
  readonly ends: readonly End[];
}

let place: Place;
let server: Running;
let games: readonly Game[] = [];
const closed = new Map<string, Outcome>();
const refused = new Map<string, Outcome>();
let malformed: Outcome;
let unjoined: Outcome;
let plainHttp = '';
let stoppedWith: number | null = null;

const playGame = async (setting: Setting): Promise<Game> => {
  const tokens = tokensOf(place, setting.id);
  const clients = clientsOf(setting);
  const mischief = cheating(setting.variant, setting.options.players);
  const ends = await playTable(setting, clients, tokens, () => server.url, mischief);
  return { setting, clients, tokens, ends };
};

const attackAll = async (): Promise<void> => {
  const { url } = server;
  unjoined = await attack(url, (socket) => socket.send('{"type":"view"}'), 1);
  malformed = await attack(url, watching(...NO_MESSAGES), NO_MESSAGES.length);
  for (const [name, { frames }] of Object.entries(REFUSED)) {
    refused.set(name, await attack(url, watching(...frames), frames.length));
  }
  for (const [name, { act }] of Object.entries(CLOSED)) closed.set(name, await attack(url, act));
  plainHttp = await httpAnswer();
};

const httpAnswer = async (): Promise<string> => {
  const line = lineTo(server.port);
  line.write('GET /original.journal HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await line.ended;
  return line.text();
};

beforeAll(async () => {
  place = placeFor({ tables, limits });
  server = await start(place);
  const attacks = attackAll();
  games = await Promise.all(SETTINGS.map(playGame));
  await attacks;
  stoppedWith = await server.end('SIGTERM');
}, 90_000);

afterAll(async () => {
  await server?.end('SIGKILL');
  place?.remove();
});

const gameOf = (id: string): Game => {
  const game = games.find(({ setting }) => setting.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

const recordOf = ({ ends }: Game): GameRecord => (ends[0] as End).record;

describe.each(SETTINGS)('a game of $id', ({ id, variant, contributors }) => {
  it('ends for everybody with one record, whose proof holds and whose score is the one shown', () => {
    const { ends, clients } = gameOf(id);
    const record = recordOf(gameOf(id));
    const { states } = replayed(variant, record);
    const final = score(variant, states.at(-1) as (typeof states)[number]);
    expect(final.final).toBe(true);
    for (const end of ends) {
      expect(end.record).toEqual(record);
      expect(end.verified).toMatchObject({ ok: true, score: final });
    }
    for (const { heard } of clients) {
      const last = heard.findLast(({ view }) => view !== undefined);
      expect(score(variant, last?.['view'])).toEqual(final);
    }
  });

  it('is dealt from the contributions that were committed to before any was shown', () => {
    const { ends, clients } = gameOf(id);
    const { proof } = ends[0] as End;
    const own = clients.flatMap(({ contribution }) => contribution ?? []);
    expect(own).toHaveLength(contributors.length);
    expect(proof.contributions.slice(1)).toEqual(own);
    for (const { heard } of clients) {
      const [welcome, , ...rest] = heard;
      expect(welcome).toMatchObject({ type: 'welcome', commitment: proof.commitments[0] });
      const revealing = rest.find(({ stage }) => stage === 'reveal');
      const shown = own.map((contribution) => commitSeed(contribution));
      const said = revealing?.['commitments'].players.filter((one: unknown) => one !== null);
      expect(said ?? []).toEqual(shown);
    }
  });

  it('shows everybody what is theirs to see, and nothing else', () => {
    const game = gameOf(id);
    const all = replayed(variant, recordOf(game));
    for (const client of game.clients) {
      expect(client.heard.some(({ type }) => type === 'played')).toBe(true);
      expectOwnViews(variant, all, client);
    }
  });

  it('tells no seed, key, contribution or token before the end', () => {
    const game = gameOf(id);
    const record = recordOf(game);
    const { contributions } = (game.ends[0] as End).proof;
    const secrets = [...secretsOf(record, contributions, variant), ...game.tokens];
    for (const client of game.clients) {
      const text = heardBeforeEnd(client, record.moves.length);
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });

  it('has every acknowledged move in its place, and no other', () => {
    const game = gameOf(id);
    const { moves } = recordOf(game);
    const acknowledged = game.clients.flatMap((client) => [...client.acknowledged]);
    expect(acknowledged).toHaveLength(moves.length);
    for (const [ply, move] of acknowledged) expect(moves[ply]).toEqual(move);
  });

  it('refuses the cheats: another seat, the wrong phase, the wrong time, moves sent before', () => {
    const { clients } = gameOf(id);
    for (const { viewer, heard } of clients) {
      const codes = new Set(heard.flatMap(({ type, code }) => (type === 'refused' ? [code] : [])));
      const expected =
        viewer === 'spectator' ? ['not-seated'] : ['malformed', 'not-your-seat', 'stale'];
      for (const code of expected) expect(codes).toContain(code);
      expect(codes).not.toContain('wrong-state');
    }
  });
});

it('refuses moves out of turn and out of phase by the rules', () => {
  const codesIn = (id: string) =>
    new Set(gameOf(id).clients.flatMap(({ heard }) => heard.map(({ code }) => code)));
  expect(codesIn('original')).toContain('not-your-turn');
  expect(codesIn('low-luck')).toContain('wrong-phase');
  expect(codesIn('teams')).toContain('wrong-phase');
  expect(codesIn('cant-follow')).toContain('wrong-phase');
  expect(codesIn('shedding')).toContain('not-your-turn');
});

describe('strangers', () => {
  it.each(Object.entries(CLOSED))('are sent away for %s', (name, { codes }) => {
    expect(codes).toContain(closed.get(name)?.code);
  });

  it.each(Object.entries(REFUSED))('are refused %s', (name, { code }) => {
    expect(refusalsIn(refused.get(name)?.answers ?? [])).toMatchObject([{ code }]);
  });

  it('are told no more than that a message is malformed', () => {
    const expected = { type: 'refused', request: null, ply: null, code: 'malformed', data: {} };
    expect(refusalsIn(malformed.answers)).toEqual(
      NO_MESSAGES.map(() => ({ ...expected, message: 'Not a message of this protocol.' })),
    );
  });

  it('see nothing before they join, and nothing by plain HTTP', () => {
    expect(JSON.parse(unjoined.answers[0] ?? '')).toMatchObject({ code: 'not-joined' });
    expect(plainHttp).toMatch(/^HTTP\/1\.1 426 /);
  });

  it('learn no secret', () => {
    const outcomes = [...closed.values(), ...refused.values(), malformed, unjoined];
    const text = outcomes.flatMap(({ answers }) => answers).join('\n') + plainHttp;
    for (const { secret } of secretsInFolder()) expect(text).not.toContain(secret);
  });
});

interface Secret {
  readonly secret: string;
}

/** The server's contributions and all tokens, as they lie in the data folder. */
const secretsInFolder = (): readonly Secret[] =>
  SETTINGS.flatMap(({ id }) => {
    const [created = ''] = readFileSync(join(place.data, `${id}.journal`), 'utf8').split('\n');
    const { secret } = JSON.parse(created);
    return [{ secret }, ...tokensOf(place, id).map((token) => ({ secret: token }))];
  });

it('logs what happens, and nothing that is hidden', () => {
  const said = server.said();
  expect(said).toContain('table shedding: the game is over');
  expect(said).toContain('a connection was closed: too many messages');
  expect(said).not.toMatch(/error|undefined|\{/i);
  expect(said).not.toMatch(/\b\d+[dn]\b|leap|bright|chaff|[0-9a-f]{32}/);
  for (const { secret } of secretsInFolder()) expect(said).not.toContain(secret);
});

it('keeps no token in the journal', () => {
  for (const { id } of SETTINGS) {
    const journal = readFileSync(join(place.data, `${id}.journal`), 'utf8');
    for (const token of tokensOf(place, id)) expect(journal).not.toContain(token);
  }
});

it('ends when it is asked to', () => {
  expect(stoppedWith).toBe(0);
});
