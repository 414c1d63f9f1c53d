import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from './blocks';

/** `[words](target)` of a page, but for addresses and for places in the page itself. */
const targetsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target = '']) => target).filter(
    (target) => !/^[a-z]+:/.test(target),
  );

describe('links of the pages', () => {
  it.each(pages)('%s leads to files that are there', (page) => {
    const targets = targetsIn(readFileSync(page, 'utf8'));
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  });

  it('are found', () => {
    expect(targetsIn('[a](b.md#c), [d](#e), [f](https://example.org)')).toEqual(['b.md']);
  });
});
