import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compilers that must understand the package's types, beside the project's own. */
export const otherCompilers = [
  { version: '5.4.5', name: 'typescript-5.4' },
  { version: '5.9.3', name: 'typescript-5.9' },
] as const;

/** Runs a program to its end and gives what it printed; its complaints are part of the error. */
export const run = (folder: string, command: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause });
  }
};

const pack = (folder: string): string => {
  const flags = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(run('.', 'npm', 'pack', ...flags)) as [{ filename: string }];
  return join(folder, packed.filename);
};

/** Makes an empty project with the packed package in it, as a stranger's would be. */
export const consumerProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'february-rules-consumer-'));
  const manifest = { name: 'consumer', private: true, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const compilers = otherCompilers.map(({ name, version }) => `${name}@npm:typescript@${version}`);
  run(folder, 'npm', 'install', pack(folder), ...compilers, ...flags);
  cpSync('test/package/consumers', folder, { recursive: true });
  return folder;
};
