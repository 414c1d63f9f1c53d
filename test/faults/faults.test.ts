import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { broken } from './fault';
import { faults } from './list';

const textOf = (file: string): string =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('the faults that the tests must catch', () => {
  it('are at least thirty', () => {
    expect(new Set(faults.map(({ about }) => about)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(faults)('$ruling: $about', (fault) => {
    const text = textOf(fault.file);
    expect(broken(text, fault)).not.toBe(text);
  });
});
