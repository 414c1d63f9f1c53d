import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { placeFor } from './server/running';

const place = placeFor({});
afterAll(() => place.remove());

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['docs/examples/server/index.js', ...words], {
    cwd: place.folder,
    encoding: 'utf8',
  });

it('tells its options', () => {
  const { status, stdout, stderr } = run('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const option of ['--port', '--host', '--data', '--config']) expect(stdout).toContain(option);
});

it('refuses a flag it does not know in a line, without a stack', () => {
  const { status, stdout, stderr } = run('--nope');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^TypeError: Unknown option '--nope'.*\n$/);
});
