/**
 * `npm run soak -- --games 1000000 --seed s`: random games of all variants and options with all
 * laws on, on all cores. `--from` goes on at a part that a former run printed, `--jobs` says how
 * many workers, `--minutes` when to stop, `--closely` how many states of each game are checked by
 * every law.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Checked, partsOf, playedPart } from './plan';

const { values } = parseArgs({
  args: isMainThread ? process.argv.slice(2) : [],
  options: {
    games: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'soak' },
    from: { type: 'string', default: '0' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: 'Infinity' },
    closely: { type: 'string', default: '150' },
  },
});

/** What a worker is told once, and what it answers to each part. */
interface Setting {
  readonly seed: string;
  readonly closely: number;
}
type Answer = { readonly part: number } & (
  | { readonly checked: Checked }
  | { readonly broken: string }
);

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

function answerTo(part: number, { seed, closely }: Setting): Answer {
  try {
    return { part, checked: playedPart(seed, part, closely) };
  } catch (error) {
    return { part, broken: textOf(error) };
  }
}

function work(setting: Setting): void {
  parentPort?.on('message', (part: number) => parentPort?.postMessage(answerTo(part, setting)));
}

const from = Number(values.from);
const end = partsOf(Number(values.games));
const started = Date.now();
const deadline = started + Number(values.minutes) * 60_000;
const running = new Set<number>();
let next = from;
let told = started;
let sum: Checked = { games: 0, states: 0, moves: 0 };

/** Where another run must go on: the first part that is not finished. */
const resumeAt = (): number => Math.min(next, ...running);

function progress(word: string): void {
  const seconds = Math.round((Date.now() - started) / 1000);
  const rate = (sum.games / Math.max(1, seconds)).toFixed(1);
  const { games, moves, states } = sum;
  console.log(
    `${word}: ${games} games, ${moves} moves, ${states} states by every law, ${seconds} s, ` +
      `${rate} games/s; go on with --seed ${values.seed} --from ${resumeAt()}`,
  );
}

function feed(worker: Worker): void {
  if (next >= end || Date.now() > deadline) {
    void worker.terminate();
    return;
  }
  running.add(next);
  worker.postMessage(next);
  next += 1;
}

function take(worker: Worker, answer: Answer): void {
  if ('broken' in answer) {
    progress(`a law is broken in part ${answer.part}`);
    console.error(answer.broken);
    process.exit(1);
  }
  const { games, states, moves } = answer.checked;
  sum = { games: sum.games + games, states: sum.states + states, moves: sum.moves + moves };
  running.delete(answer.part);
  if (Date.now() - told > 10_000) {
    told = Date.now();
    progress('so far');
  }
  feed(worker);
}

function lead(): void {
  const setting = { seed: values.seed, closely: Number(values.closely) };
  for (let job = 0; job < Number(values.jobs); job += 1) {
    const worker = new Worker(new URL(import.meta.url), { workerData: setting });
    worker.on('message', (answer: Answer) => take(worker, answer));
    feed(worker);
  }
  process.on('SIGINT', () => {
    progress('stopped');
    process.exit(130);
  });
  process.on('exit', (code) => {
    if (code === 0) progress('done');
  });
}

if (isMainThread) lead();
else work(workerData);
