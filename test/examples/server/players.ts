import type { CommonMove, Viewer } from 'february-rules';
import { type End, playThrough } from '../../../docs/examples/server/client.js';
import { randomFrom } from '../../../docs/examples/server/random.js';
import type { Setting } from './tables';

// biome-ignore lint/suspicious/noExplicitAny: whatever the server sends
export type Message = Record<string, any> & { readonly type: string };
export type Say = (message: object) => void;

/** What one player heard, and which moves the server has said yes to. */
export interface Client {
  readonly viewer: Viewer;
  readonly contribution: string | undefined;
  readonly heard: Message[];
  /** By ply, the last move sent for it. */
  readonly intended: Map<number, CommonMove>;
  /** By ply. */
  readonly acknowledged: Map<number, CommonMove>;
}

/** What a player does besides playing, on hearing a message. */
export type Mischief = (message: Message, say: Say, client: Client) => void;

const NO_MISCHIEF: Mischief = () => undefined;

/** The clients of a table: every seat, and one who looks on. */
export function clientsOf({ id, options, contributors }: Setting): readonly Client[] {
  const viewers = Array.from({ length: options.players }, (_, seat): Viewer => seat);
  return [...viewers, 'spectator' as const].map((viewer) => ({
    viewer,
    contribution: contributors.includes(viewer as number) ? `from ${viewer} at ${id}` : undefined,
    heard: [],
    intended: new Map(),
    acknowledged: new Map(),
  }));
}

/** Plays a whole game with clients that know nothing but what they hear. */
export function playTable(
  { id, variant }: Setting,
  clients: readonly Client[],
  tokens: readonly string[],
  urlOf: () => string,
  mischief: Mischief = NO_MISCHIEF,
): Promise<readonly End[]> {
  const playing = clients.map((client, index) =>
    playThrough(
      {
        table: id,
        variant,
        below: randomFrom(index),
        hear: (message: Message, say: Say) => {
          note(client, message);
          mischief(message, say, client);
        },
        said: (request: object) => intend(client, request as Message),
        ...tokenOf(client, tokens),
        ...(client.contribution !== undefined && { contribution: client.contribution }),
      },
      urlOf,
      { attempts: 600 },
    ),
  );
  return Promise.all(playing);
}

const tokenOf = ({ viewer }: Client, tokens: readonly string[]): { token?: string } => {
  const token = viewer === 'spectator' ? undefined : tokens[viewer as number];
  return token === undefined ? {} : { token };
};

function intend({ intended }: Client, { type, ply, move }: Message): void {
  if (type === 'move') intended.set(ply, move);
}

/** That a move has been played is the server's acknowledgement of it. */
function note({ viewer, heard, intended, acknowledged }: Client, message: Message): void {
  heard.push(message);
  if (message.type !== 'played' || message['seat'] !== viewer) return;
  const ply = message['ply'] - 1;
  acknowledged.set(ply, intended.get(ply) as CommonMove);
}
