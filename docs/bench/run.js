/**
 * `npm run bench`: times the package against its peers and against itself, and prints a table.
 *
 * Each contestant runs in a process of its own, so that nobody's types spoil another's compiled
 * code. The contestants of a group take turns, round by round; a ratio is taken within a round, and
 * the median of all rounds counts. Shown are whole games unless the path is a single call.
 *
 *     node docs/bench/run.js [--quick] [--only <text in a row>]
 *
 * Ends with exit code 1 if a bar is not reached.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { at } from './random.js';
import { GROUPS, nameOf } from './rows.js';
import { cellsOf, formatTable, HEADER, isReached, medianOf } from './table.js';

/**
 * @typedef {import('./rows.js').Row} Row
 * @typedef {import('./rows.js').Side} Side
 * @typedef {import('./table.js').Measured} Measured
 * @typedef {{ rounds: number, milliseconds: number, warmUp: number }} Effort
 * @typedef {Map<string, import('node:child_process').ChildProcess>} Children
 */

/** @type {Effort} */
const FULL = { rounds: 9, milliseconds: 400, warmUp: 1500 };
/** @type {Effort} */
const QUICK = { rounds: 5, milliseconds: 100, warmUp: 800 };

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

/** @param {Side} side */
const start = ({ path, game }) =>
  fork(new URL('./child.js', import.meta.url), [path, game], {
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} milliseconds
 * @returns {Promise<number>} what it did per second
 */
const measure = async (child, milliseconds) => {
  const stop = new AbortController();
  const crash = once(child, 'exit', stop).then(([code]) => {
    throw new Error(`A contestant ended with exit code ${code}`);
  });
  child.send(milliseconds);
  const [rate] = await Promise.race([once(child, 'message', stop), crash]);
  stop.abort();
  await crash.catch(() => undefined);
  return rate;
};

/**
 * @param {Children} children
 * @param {number} milliseconds
 * @returns {Promise<Map<string, number>>} one round: everyone's work per second, one after the other
 */
const playRound = async (children, milliseconds) => {
  /** @type {Map<string, number>} */
  const rates = new Map();
  for (const [name, child] of children) rates.set(name, await measure(child, milliseconds));
  return rates;
};

/**
 * @param {readonly Row[]} rows
 * @param {Effort} effort
 * @returns {Promise<Measured[]>}
 */
const measureGroup = async (rows, { rounds, milliseconds, warmUp }) => {
  const sides = new Map(
    rows.flatMap(({ ours, theirs }) => [ours, theirs]).map((side) => [nameOf(side), side]),
  );
  const children = new Map([...sides].map(([name, side]) => [name, start(side)]));
  try {
    await playRound(children, warmUp);
    /** @type {Map<string, number>[]} */
    const results = [];
    for (let round = 0; round < rounds; round++) {
      results.push(await playRound(children, milliseconds));
    }
    return rows.map((row) => measuredOf(row, results));
  } finally {
    for (const child of children.values()) child.kill();
  }
};

/**
 * @param {Row} row
 * @param {readonly Map<string, number>[]} results
 * @returns {Measured}
 */
const measuredOf = (row, results) => {
  const ours = results.map((rates) => rates.get(nameOf(row.ours)) ?? Number.NaN);
  const theirs = results.map((rates) => rates.get(nameOf(row.theirs)) ?? Number.NaN);
  const ratios = ours.map((rate, round) => rate / at(theirs, round));
  return { row, ours: medianOf(ours), theirs: medianOf(theirs), ratio: medianOf(ratios) };
};

/** @param {Row} row */
const isWanted = ({ ours, theirs }) => `${nameOf(ours)} : ${nameOf(theirs)}`.includes(values.only);

const effort = values.quick ? QUICK : FULL;
/** @type {Measured[]} */
const measured = [];
for (const group of GROUPS) {
  const rows = group.filter(isWanted);
  if (rows.length > 0) measured.push(...(await measureGroup(rows, effort)));
}

const date = new Date().toISOString().slice(0, 10);
console.log(`${date}, Node ${process.versions.node}, ${at(cpus(), 0).model.trim()}\n`);
console.log(formatTable(HEADER, measured.map(cellsOf)));
process.exitCode = measured.every(isReached) ? 0 : 1;
