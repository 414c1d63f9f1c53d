import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allBlocks, blocksIn, examplesIn, unfencedExamples } from './blocks';
import { expectationsIn, isPrinted, noting } from './expectations';
import { complaintsOf, type Run, runsOf } from './runs';

const numbered = allBlocks.map((block, index) => ({ ...block, index }));

describe('code that readers may copy', () => {
  let folder = '';
  let runs: readonly Run[] = [];
  let complaints: readonly string[][] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'february-rules-snippets-'));
    complaints = complaintsOf(folder, allBlocks);
    runs = runsOf(folder, allBlocks);
  }, 120_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(numbered)('compiles: $where', ({ index }) => {
    expect(complaints[index]).toEqual([]);
  });

  it.each(numbered.filter(({ compiledOnly }) => !compiledOnly))(
    'runs and prints what it says: $where',
    ({ index, code, file }) => {
      const { printed, error } = runs[index] as Run;
      expect(error).toBeNull();
      for (const { line, expected } of expectationsIn(code, file)) {
        const texts = printed.filter((log) => log.line === line).map(({ text }) => text);
        const wrong = texts.filter((text) => !isPrinted(text, expected));
        expect({ line, printed: texts.length > 0, wrong }).toEqual({
          line,
          printed: true,
          wrong: [],
        });
      }
    },
  );

  it('is there in the README and in the docstrings', () => {
    const places = new Set(allBlocks.map(({ page }) => page));
    expect(places).toContain('README.md');
    expect(places).toContain('src/engine/create.ts');
  });

  it('stands in a block wherever a docstring has an example', () => {
    expect(unfencedExamples()).toEqual([]);
  });
});

describe('the blocks of a page', () => {
  const page =
    'Words\n\n```ts\n// table.ts\nconst a = 1;\n```\n\n```ts no-run\nb();\n```\n```sh\nls\n```\n';

  it('are found with their lines, names and flags', () => {
    expect(blocksIn(page, 'a.md')).toEqual([
      {
        where: 'a.md:3',
        page: 'a.md',
        file: 'table.ts',
        code: '// table.ts\nconst a = 1;\n',
        compiledOnly: false,
      },
      { where: 'a.md:8', page: 'a.md', file: 'line-8.ts', code: 'b();\n', compiledOnly: true },
    ]);
  });

  it('are found in docstrings, without the stars', () => {
    const source =
      'x;\n/**\n * Text.\n *\n * @example\n * ```ts\n * a();\n *   b();\n * ```\n */\n';
    expect(examplesIn(source, 'a.ts')).toMatchObject([{ where: 'a.ts:6', code: 'a();\n  b();\n' }]);
  });
});

describe('what a block says it prints', () => {
  const code =
    "console.log('a');\nconsole.log(\n  [1, 2],\n); // [1, 2]\nf(() => console.log(3)); // no\n";

  it('stands in a comment after the call', () => {
    expect(expectationsIn(code, 'a.ts')).toMatchObject([{ line: 2, expected: '[1, 2]' }]);
    expect(noting(code, 'a.ts')).toContain('globalThis.printed(2)(\n  [1, 2],\n); // [1, 2]');
  });

  it.each([
    { printed: '[ 1, 2 ]', expected: '[1, 2]', same: true },
    { printed: '{ a: 1 }', expected: '{ a: 2 }', same: false },
    { printed: 'true', expected: 'false', same: false },
    { printed: '3f0c99', expected: '3f0c…', same: true },
    { printed: '3f0', expected: '3f0c…', same: false },
    { printed: '', expected: 'x', same: false },
  ])('is $printed for $expected: $same', ({ printed, expected, same }) => {
    expect(isPrinted(printed, expected)).toBe(same);
  });
});
