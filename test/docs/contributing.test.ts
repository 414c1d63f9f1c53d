import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/contributing.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const named = (pattern: RegExp): string[] => [
  ...new Set(Array.from(page.matchAll(pattern), ([, name = '']) => name)),
];

describe('docs/contributing.md', () => {
  it.each(named(/`npm run ([\w:]+)`/g))('has a command %s that there is', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

  // npm calls these by itself, or they stand on the page without `run`.
  it.each(Object.keys(scripts).filter((name) => !['test', 'prepack'].includes(name)))(
    'tells of npm run %s',
    (name) => {
      expect(named(/`npm run ([\w:]+)`/g)).toContain(name);
    },
  );

  it.each(named(/`((?:src|test|docs|\.ci|\.changeset)(?:\/[\w-]+)*)`/g))(
    'names %s, which is there',
    (path) => {
      expect(existsSync(path)).toBe(true);
    },
  );
});
