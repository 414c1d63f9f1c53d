// Packs the package and checks what a stranger would download: file list, imports, types, metadata.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shipped =
  /^(dist\/.+\.(js|cjs|d\.ts|d\.cts|json)|dist\/THIRD-PARTY-NOTICES\.txt|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;

/** @type {(command: string, ...args: string[]) => string} */
const run = (command, ...args) => {
  console.log(`$ ${command} ${args.join(' ')}`);
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
};

/** @type {(folder: string) => string[]} */
const filesOf = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesOf(path) : [path]));

/** @type {(text: string) => string[]} */
const packagesImportedBy = (text) =>
  [...text.matchAll(/(?:from|import|require)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g)].flatMap(
    ([, name]) => (name === undefined ? [] : [name]),
  );

const dependencies = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies);

/** What a shipped file needs must be a dependency, in code and in types. */
const strayImports = () =>
  filesOf('dist')
    .filter((path) => /\.(js|cjs|d\.ts|d\.cts)$/.test(path))
    .flatMap((path) =>
      packagesImportedBy(code(readFileSync(path, 'utf8'))).map((name) => ({ path, name })),
    )
    .filter(({ name }) => !dependencies.includes(name))
    .map(({ path, name }) => `${path} imports ${name}, which is no dependency`);

/** @type {(text: string) => string} */
const code = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** @type {(files: readonly { path: string }[]) => string[]} */
const strayFiles = (files) =>
  files
    .filter(({ path }) => !shipped.test(path))
    .map(({ path }) => `${path} is of no use to a user`);

const wanted = ['package.json', 'README.md', 'LICENSE', 'dist/THIRD-PARTY-NOTICES.txt'];

/** @type {(files: readonly { path: string }[]) => string[]} */
const missingFiles = (files) =>
  wanted
    .filter((name) => !files.some(({ path }) => path === name))
    .map((name) => `${name} is missing`);

/** @type {(problems: readonly string[]) => void} */
const demandNone = (problems) => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

const folder = mkdtempSync(join(tmpdir(), 'february-rules-pack-'));
try {
  const [report] = JSON.parse(
    run('npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder),
  );
  console.log(`${report.filename}: ${report.entryCount} files, ${report.size} bytes packed`);
  demandNone([...strayFiles(report.files), ...missingFiles(report.files), ...strayImports()]);
  const tarball = join(folder, report.filename);
  console.log(run('npx', 'publint', 'run', tarball, '--strict'));
  console.log(run('npx', 'attw', tarball, '--profile', 'node16', '--format', 'ascii'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
