/**
 * `npm run faults`: breaks one rule at a time in a copy and tells which test notices; table tests
 * first, then laws and second opinions, golden games last. `-- --update` writes the table of
 * `docs/quality.md`; `-- --only F5` tries the faults of one ruling, `-- --only F` those of a family of rulings.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withTables } from '../naive/tables';
import { broken, type Fault } from './fault';
import { faults } from './list';

const PAGE = 'docs/quality.md';
const COPIED = ['src', 'test', 'docs', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

/** A fault that makes a game endless is noticed too. */
const PATIENCE = 180_000;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, update: { type: 'boolean' } },
});

/** The folders of tests to ask, one after another. */
const stagesOf = ({ file }: Fault): string[][] => [
  [file.startsWith('src/hwatu/') ? 'test/hwatu' : 'test/february'],
  ['test/engine'],
  ['test/naive/differential.test.ts', 'test/rare'],
  ['test/laws'],
  ['test/golden'],
];

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  for (const part of COPIED) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Two copies of the project: one to break, one to see what fails anyway. */
interface Copies {
  readonly sound: string;
  readonly faulty: string;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests that fail in the copy, each as its file and its name; as many as are enough, 0 for all. */
function failing(folder: string, tests: readonly string[], enough: number): string[] {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const quick = [
    '--no-isolate',
    '--pool=threads',
    '--maxWorkers=1',
    '--exclude=**/vectors.test.ts',
  ];
  const report = ['--reporter=json', `--outputFile=${output}`, `--bail=${enough}`];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const { status, error } = spawnSync('node', [vitest, 'run', ...tests, ...quick, ...report], {
    cwd: folder,
    stdio: 'ignore',
    timeout: PATIENCE,
  });
  if (error !== undefined) return ['the tests find no end'];
  return status === 0 ? [] : failuresIn(JSON.parse(readFileSync(output, 'utf8')), folder);
}

function failuresIn({ testResults }: Report, folder: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${folder}/`, '');
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`\`${file}\``];
    return failed.map(({ fullName }) => `\`${file}\`: ${fullName}`);
  });
}

/** What fails without any fault, by the tests asked: nothing, when all is well. */
const known = new Map<string, readonly string[]>();

function failingAnyway(sound: string, tests: readonly string[]): readonly string[] {
  const key = tests.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const names = failing(sound, tests, 0);
  if (names.length > 0) console.log(`without a fault ${names.length} tests fail in ${key}`);
  known.set(key, names);
  return names;
}

/** One failure is enough where nothing fails anyway. */
function noticed({ sound, faulty }: Copies, tests: readonly string[]): string | undefined {
  const anyway = failingAnyway(sound, tests);
  const names = failing(faulty, tests, anyway.length === 0 ? 1 : 0);
  return names.find((name) => !anyway.includes(name));
}

/** The test that notices the fault, or a dash. */
function tried(copies: Copies, fault: Fault): string {
  const file = join(copies.faulty, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, broken(text, fault));
  try {
    for (const tests of stagesOf(fault)) {
      const test = noticed(copies, tests);
      if (test !== undefined) return test;
    }
    return '-';
  } finally {
    writeFileSync(file, text);
  }
}

const chosen = faults.filter(({ ruling }) => ruling.startsWith(values.only));
const copies: Copies = { sound: copied(), faulty: copied() };
const rows = chosen.map((fault) => {
  const test = tried(copies, fault).replaceAll('|', '\\|');
  const row = `| ${fault.ruling} | ${fault.about} | ${test} |`;
  console.log(row);
  return row;
});
for (const copy of Object.values(copies)) rmSync(copy, { recursive: true, force: true });

const caught = rows.filter((row) => !row.endsWith('| - |'));
const byOthers = caught.filter((row) => !row.includes('`test/golden/'));
const sum = `${rows.length} faults, ${caught.length} noticed, ${byOthers.length} by a test other than a golden game.`;
console.log(sum);
const table = ['| ruling | fault | first noticed by |', '| --- | --- | --- |', ...rows].join('\n');
if (values.update) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, withTables(page, { faults: `${sum}\n\n${table}` }));
}
if (caught.length < rows.length) process.exitCode = 1;
