import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What runs or compiles a block, by the words after its fence. */
const runners: readonly { fence: RegExp; page: RegExp; by: string }[] = [
  { fence: /^(ts|tsx|js|jsx)( no-run)?$/, page: /^(README|docs\/.*)\.md$/, by: 'snippets.test.ts' },
  {
    fence: /^(hand|trick|score) (original|low-luck|teams|cant-follow)( \w+=\S+)*$/,
    page: /^docs\/rules\//,
    by: 'february-rules.test.ts',
  },
  {
    fence: /^(dealer|turn|drawn|round) shedding( \w+=\S+)*$/,
    page: /^docs\/rules\/shedding/,
    by: 'shedding-rules.test.ts',
  },
  {
    fence: /^html$/,
    page: /^docs\/getting-started\.md$/,
    by: '../package/browser.test.ts',
  },
  { fence: /^sh$/, page: /^docs\/examples\/server\//, by: 'fences.test.ts' },
  // Drawings: one of the layers, checked against the imports, and one of the calls.
  { fence: /^text$/, page: /^docs\/architecture\.md$/, by: 'architecture.test.ts' },
];

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

interface Fenced {
  readonly page: string;
  readonly fence: string;
  readonly body: string;
}

const fencedIn = (page: string): readonly Fenced[] =>
  Array.from(
    readFileSync(page, 'utf8').matchAll(/^ *```(.+)\n([\s\S]*?)^ *```$/gm),
    ([, fence = '', body = '']) => ({ page, fence, body }),
  );

const blocks = pages.flatMap(fencedIn);

/** Lines indented by four, which are commands on these pages. */
const commandsIn = (page: string): readonly string[] =>
  readFileSync(page, 'utf8')
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .split('\n')
    .filter((line) => /^ {4}\S/.test(line))
    .flatMap((line) => line.trim().split(' && '));

const { name, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What a page may tell readers to type. */
const known = [
  'npm ci',
  'npm test',
  `npm install ${name}`,
  ...Object.keys(scripts).map((script) => `npm run ${script}`),
];

describe('the code blocks of the pages', () => {
  it('are all run or compiled by a test', () => {
    const left = blocks.filter(
      ({ page, fence }) =>
        !runners.some((runner) => runner.fence.test(fence) && runner.page.test(page)),
    );
    expect(left.map(({ page, fence }) => `${page}: ${fence}`)).toEqual([]);
  });

  it.each(runners)('of kind $fence are there for $by', ({ fence, page }) => {
    const found = blocks.filter((block) => fence.test(block.fence) && page.test(block.page));
    expect(found).not.toHaveLength(0);
  });

  it('that are commands name programs that are there', () => {
    const programs = blocks
      .filter(({ fence }) => fence === 'sh')
      .flatMap(({ body }) => Array.from(body.matchAll(/^node (\S+)/gm), ([, path = '']) => path));
    expect(programs.length).toBeGreaterThan(1);
    for (const program of programs) expect(readFileSync(program, 'utf8')).not.toBe('');
  });

  it('without a fence are commands that there are', () => {
    expect(pages.flatMap(commandsIn).filter((command) => !known.includes(command))).toEqual([]);
  });
});
