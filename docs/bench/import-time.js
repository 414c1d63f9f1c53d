/**
 * How much longer a Node process takes that imports the root of the package than one that does
 * nothing, as ESM and as CommonJS. The processes take turns, so that all meet the same machine;
 * each round gives one difference, and the median of all rounds counts. Needs `npm run build`.
 *
 *     node docs/bench/import-time.js [rounds]
 *
 * Ends with exit code 1 if the bar is not reached.
 */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { formatTable, medianOf } from './table.js';

/** At most so many milliseconds longer than an empty script. */
const BAR = 15;
const WARM_UP = 3;
const ROUNDS = Number(process.argv[2] ?? 41);

/** Where the package finds itself by its own name. */
const cwd = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {'module' | 'commonjs'} Format */

/** @type {readonly (readonly [name: string, format: Format, program: string])[]} */
const IMPORTS = [
  ['ESM', 'module', "import 'february-rules'"],
  ['CommonJS', 'commonjs', "require('february-rules')"],
];

/**
 * From the start of a process to its end, in milliseconds.
 *
 * @param {Format} format
 * @param {string} program
 */
const timeOf = (format, program) => {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [`--input-type=${format}`, '--eval', program], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} failed`);
  return performance.now() - started;
};

const round = () =>
  IMPORTS.map(([, format, program]) => ({
    empty: timeOf(format, ''),
    whole: timeOf(format, program),
  }));

for (let turn = 0; turn < WARM_UP; turn++) round();
const rounds = Array.from({ length: ROUNDS }, round);

/** @type {(milliseconds: number) => string} */
const inMs = (milliseconds) => `${milliseconds.toFixed(1)} ms`;

const rows = IMPORTS.map(([name], index) => {
  const pairs = rounds.flatMap((pair) => pair[index] ?? []);
  const longer = medianOf(pairs.map(({ empty, whole }) => whole - empty));
  return { name, longer, empty: medianOf(pairs.map(({ empty }) => empty)) };
});

const lines = rows.map(({ name, longer, empty }) => [
  `the root, ${name}`,
  inMs(empty),
  inMs(longer),
  longer < BAR ? 'yes' : 'NO',
]);
console.log(formatTable(['import', 'empty script', 'longer', `below ${BAR} ms`], lines));
console.log(`${ROUNDS} rounds, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
if (rows.some(({ longer }) => longer >= BAR)) process.exitCode = 1;
