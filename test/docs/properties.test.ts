import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undocumented } from './public-surface';

const ENTRIES = ['.', './february', './hwatu', './schema', './testing'];

describe('the public surface', () => {
  it('has a docstring for each export, property, method and parameter', () => {
    expect(undocumented(ENTRIES.map((entry) => `src/${entry}/index.ts`))).toEqual([]);
  }, 60_000);
});

describe('what counts as undocumented', () => {
  const folder = mkdtempSync(join(tmpdir(), 'surface-'));
  const entry = join(folder, 'entry.ts');

  beforeAll(() => {
    writeFileSync(
      entry,
      `/** Told. */
export interface Told {
  /** Told. */
  readonly told: { readonly inner: number };
  untold(): void;
}
/** Told. */
export type Either =
  | { readonly ok: true }
  | {
      /** Told. */
      readonly ok: false;
    };
/**
 * Told.
 *
 * @param a - told
 */
export function call(a: number, b: number): number { return a + b; }
/** Told. */
export const arrow = (a: number) => a;
export const bare = 1;
/** Told. */
export class Thing {
  /** Told. */
  readonly told = 1;
  readonly untold = 2;
  constructor(a: number) { void a; }
}
`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is named, at any depth', () => {
    expect(undocumented([entry])).toEqual([
      'Either.ok',
      'Thing(a)',
      'Thing.untold',
      'Told.told.inner',
      'Told.untold',
      'arrow(a)',
      'bare',
      'call(b)',
    ]);
  }, 60_000);
});
