import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES } from '../../src';
import * as engine from '../../src/engine';
import * as schema from '../../src/schema';
import * as testing from '../../src/testing';

const page = readFileSync('docs/choosing-a-call.md', 'utf8');

/** Whatever stands between backticks as a word of its own. */
const named = new Set(Array.from(page.matchAll(/`(\w+)`/g), ([, name]) => name));

const functionsOf = (entry: object): string[] =>
  Object.entries(entry).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));

describe('docs/choosing-a-call.md', () => {
  it.each(functionsOf(engine))('names %s of the root', (name) => {
    expect(named).toContain(name);
  });

  it.each(functionsOf(schema))('names %s of the parsers', (name) => {
    expect(named).toContain(name);
  });

  it('names the call of the test kit', () => {
    expect(functionsOf(testing)).toContain('checkLaws');
    expect(named).toContain('checkLaws');
  });

  it('cites codes that there are', () => {
    const cited = page.match(/\/\/ ([a-z]+-[a-z-]+)$/gm)?.map((text) => text.slice(3)) ?? [];
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((code) => !CODES.some((known) => known === code))).toEqual([]);
  });

  it('counts the passes of a hand of 14: three different cards in order', () => {
    expect(page).toContain((14 * 13 * 12).toLocaleString('en-US'));
  });
});
