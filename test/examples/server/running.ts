import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const MOST_START_MS = 30_000;

/** A folder with the package as it is and the server beside it, and room for data. */
export interface Place {
  readonly folder: string;
  readonly data: string;
  readonly config: string;
  remove(): void;
}

/**
 * The server in a package built from the sources as they are, so that it imports it under its own
 * name, and no build of somebody else's is in the way.
 */
export function placeFor(config: object): Place {
  const folder = mkdtempSync(join(tmpdir(), 'february-rules-server-'));
  const entries = ['', 'february/', 'hwatu/', 'schema/'];
  buildSync({
    entryPoints: entries.map((entry) => `src/${entry}index.ts`),
    outbase: 'src',
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
  });
  cpSync('package.json', join(folder, 'package.json'));
  cpSync('docs/examples/server', join(folder, 'docs/examples/server'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('node_modules/ws'), join(folder, 'node_modules/ws'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  return {
    folder,
    data: join(folder, 'data'),
    config: join(folder, 'config.json'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A server in a process of its own, on a free port of the loopback address. */
export interface Running {
  readonly url: string;
  readonly port: number;
  /** All that it has written so far. */
  said(): string;
  /** Asks it to end, or ends it without asking; gives its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the server, on any free port unless told; on the same place it finds what was left. */
export async function start({ folder, data, config }: Place, wanted = 0): Promise<Running> {
  const words = ['docs/examples/server/index.js', '--port', `${wanted}`, '--data', data];
  const child = spawn(process.execPath, [...words, '--config', config], { cwd: folder });
  const output = outputOf(child);
  const port = await portOf(child, output);
  return {
    port,
    url: `ws://127.0.0.1:${port}`,
    said: () => output.text,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

function outputOf(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  }
  return output;
}

const portOf = (child: ChildProcess, output: { text: string }): Promise<number> =>
  new Promise((resolvePort, reject) => {
    const timer = setTimeout(() => reject(new Error('the server does not start')), MOST_START_MS);
    child.once('exit', () => reject(new Error(`the server ended: ${output.text}`)));
    child.stdout?.on('data', () => {
      const [, port] = /listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output.text) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      resolvePort(Number(port));
    });
  });

/** The tokens by seat, as the operator has them. */
export const tokensOf = ({ data }: Place, table: string): readonly string[] =>
  JSON.parse(readFileSync(join(data, `${table}.seats.json`), 'utf8')).tokens;

/** Waits until it is so; gives up after some time. */
export async function until(test: () => boolean, what: string, mostMs = 45_000): Promise<void> {
  const end = performance.now() + mostMs;
  while (performance.now() < end) {
    if (test()) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`waited in vain until ${what}`);
}
