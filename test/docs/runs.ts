import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import ts from 'typescript';
import type { Block } from './blocks';
import { noting } from './expectations';

/** What a block did: what it printed by line, or why it broke. */
export interface Run {
  readonly printed: readonly { readonly line: number; readonly text: string }[];
  readonly error: string | null;
}

const pathOf = (folder: string, { page, file }: Block): string =>
  join(folder, page.replaceAll(/[^\w-]/g, '_'), file);

/** Writes each block to a file of its own; what they hold is up to `textOf`. */
function written(folder: string, blocks: readonly Block[], textOf: (block: Block) => string) {
  return blocks.map((block) => {
    const path = pathOf(folder, block);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOf(block));
    return path;
  });
}

/** The package under its own name is the source. */
const aliases = Object.fromEntries(
  ['', '/february', '/hwatu', '/schema', '/testing'].map((entry) => [
    `february-rules${entry}`,
    resolve(`src${entry}/index.ts`),
  ]),
);

/** Node's modules for what is bundled from CommonJS. */
const banner = `import { createRequire as requireFor } from 'node:module';
const require = requireFor(${JSON.stringify(resolve('package.json'))});`;

/** Imports one bundle after another and tells what each printed. */
const runner = `
import { writeFileSync } from 'node:fs';
import { formatWithOptions } from 'node:util';
const [results, ...files] = process.argv.slice(2);
const options = { depth: Infinity, breakLength: Infinity };
const runs = [];
for (const file of files) {
  const run = { printed: [], error: null };
  globalThis.printed = (line) => (...values) =>
    run.printed.push({ line, text: formatWithOptions(options, ...values) });
  try { if (file !== '-') await import(file); } catch (error) { run.error = String(error?.stack ?? error); }
  runs.push(run);
}
writeFileSync(results, JSON.stringify(runs));
process.exit();`;

/** Runs each block in turn, as a module against the sources; what is only compiled does nothing. */
export function runsOf(folder: string, blocks: readonly Block[]): readonly Run[] {
  const entries = written(join(folder, 'run'), blocks, ({ code, file }) => noting(code, file));
  const outdir = join(folder, 'bundles');
  buildSync({
    entryPoints: entries.map((path, index) => ({ in: path, out: `block-${index}` })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    alias: aliases,
    nodePaths: [resolve('node_modules')],
    banner: { js: banner },
    logLevel: 'silent',
  });
  const bundles = blocks.map(({ compiledOnly }, index) =>
    compiledOnly ? '-' : join(outdir, `block-${index}.mjs`),
  );
  const [program, results] = [join(folder, 'runner.mjs'), join(folder, 'results.json')];
  writeFileSync(program, runner);
  execFileSync('node', [program, results, ...bundles], { stdio: 'pipe', timeout: 60_000 });
  return JSON.parse(readFileSync(results, 'utf8'));
}

/** What the tests' own compiler settings are, but for names that an example leaves unused. */
function compilerOptions(): ts.CompilerOptions {
  const config = resolve('test/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const paths = Object.fromEntries(Object.entries(aliases).map(([name, path]) => [name, [path]]));
  return {
    ...options,
    noUnusedLocals: false,
    noUnusedParameters: false,
    paths: { ...paths, '*': [resolve('node_modules/@types/*'), resolve('node_modules/*')] },
    typeRoots: [resolve('node_modules/@types')],
  };
}

/** What the compiler complains of in each block. */
export function complaintsOf(folder: string, blocks: readonly Block[]): readonly string[][] {
  // Each block is a module, also one that imports nothing.
  const files = written(join(folder, 'check'), blocks, ({ code }) => `${code}\nexport {};\n`);
  const program = ts.createProgram([...files], compilerOptions());
  return files.map((path) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText, start }) => {
      const line = source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}
