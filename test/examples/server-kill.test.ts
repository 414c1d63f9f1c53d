/** Killed in the middle of games and started again: no move that was acknowledged is lost. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, score } from 'february-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { End } from '../../docs/examples/server/client.js';
import { type Client, clientsOf, playTable } from './server/players';
import { type Place, placeFor, type Running, start, tokensOf, until } from './server/running';
import { expectOwnViews, replayed } from './server/secrets';
import { SETTINGS, type Setting, tables } from './server/tables';

/** After so many acknowledged moves at all tables together; the games have several hundred. */
const KILLS = [3, 60, 150, 250];

const limits = { messagesPerSecond: 2_000, messageBurst: 500, connectionsPerAddress: 100 };

interface Game {
  readonly setting: Setting;
  readonly clients: readonly Client[];
}

const games: readonly Game[] = SETTINGS.map((setting) => ({
  setting,
  clients: clientsOf(setting),
}));

let place: Place;
let server: Running;
let ends: readonly (readonly End[])[] = [];
const tokens = new Map<string, readonly string[]>();

const acknowledged = (): number =>
  games
    .flatMap(({ clients }) => clients)
    .reduce((sum, client) => sum + client.acknowledged.size, 0);

/** What a power cut may leave of a line that was being written. */
const tearJournals = (text: string): void => {
  for (const { id } of SETTINGS) appendFileSync(join(place.data, `${id}.journal`), text);
};

const killAgainAndAgain = async (): Promise<void> => {
  for (const [count, moves] of KILLS.entries()) {
    await until(() => acknowledged() >= moves, `${moves} moves are acknowledged`);
    await server.end('SIGKILL');
    if (count === 1) tearJournals('{"seat":0,"type":"move","ply":');
    if (count === 2) tearJournals('\u0000\u0000\u0000\n');
    server = await start(place);
  }
};

beforeAll(async () => {
  place = placeFor({ tables, limits });
  server = await start(place);
  for (const { id } of SETTINGS) tokens.set(id, tokensOf(place, id));
  const playing = games.map(({ setting, clients }) =>
    playTable(setting, clients, tokens.get(setting.id) ?? [], () => server.url),
  );
  [ends] = await Promise.all([Promise.all(playing), killAgainAndAgain()]);
}, 90_000);

afterAll(async () => {
  await server?.end('SIGKILL');
  place?.remove();
});

describe.each(SETTINGS.map((setting, index) => ({ ...setting, index })))('$id', (setting) => {
  const { id, index, variant } = setting;
  const { clients } = games[index] as Game;
  const endsOf = (): readonly End[] => ends[index] as readonly End[];
  const recordOf = (): GameRecord => (endsOf()[0] as End).record;

  it('goes on after each restart and ends with a proof', () => {
    const record = recordOf();
    for (const { heard } of clients) {
      const welcomes = heard.filter(({ type }) => type === 'welcome');
      expect(welcomes.length).toBeGreaterThan(1);
    }
    for (const end of endsOf()) {
      expect(end.record).toEqual(record);
      expect(end.verified.ok).toBe(true);
    }
  });

  it('has every acknowledged move in its place', () => {
    const { moves } = recordOf();
    for (const { acknowledged: own } of clients) {
      for (const [ply, move] of own) expect(moves[ply]).toEqual(move);
    }
    expect(Math.max(...clients.map(({ acknowledged: own }) => own.size))).toBeGreaterThan(0);
  });

  it('never told anybody a position that did not last', () => {
    const all = replayed(variant, recordOf());
    for (const client of clients) expectOwnViews(variant, all, client);
    expect(score(variant, all.states.at(-1) as (typeof all.states)[number]).final).toBe(true);
  });

  it('has the tokens and the commitment that it had', () => {
    expect(tokensOf(place, id)).toEqual(tokens.get(id));
    const told = clients.flatMap(({ heard }) => heard.map(({ commitment }) => commitment));
    expect(new Set(told.filter((one) => one !== undefined)).size).toBe(1);
  });
});
