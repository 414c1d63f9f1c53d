/** What the server writes down, and what it makes of it when it starts again. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variant } from 'february-rules';
import { original } from 'february-rules/february';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JournalError, openJournal, readEntries } from '../../docs/examples/server/journal.js';
import { recovered } from '../../docs/examples/server/recovery.js';
import { digestOf } from '../../docs/examples/server/tokens.js';

const variant = original as unknown as Variant;
const setting = { id: 'original', variant, options: { players: 3 } };

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'february-rules-journal-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a journal', () => {
  const entries = [{ first: '1' }, { second: '€' }, { third: [1, 2, 3] }];
  const bytes = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));

  it('cut off anywhere has every entry that was whole', () => {
    for (let length = 0; length <= bytes.length; length++) {
      const cut = bytes.subarray(0, length);
      const whole = cut.toString('latin1').split('\n').length - 1;
      expect(readEntries(cut).entries).toEqual(entries.slice(0, whole));
    }
  });

  it('gives back what was appended, and goes on after a torn line', async () => {
    const path = join(folder, 'torn.journal');
    const before = await openJournal(path);
    for (const entry of entries) await before.append(entry);
    await before.close();
    appendFileSync(path, '{"fourth":');
    const after = await openJournal(path);
    expect(after.entries).toEqual(entries);
    await after.append({ fifth: 5 });
    await after.close();
    expect(readFileSync(path, 'utf8')).toBe(`${bytes}{"fifth":5}\n`);
  });

  it('damaged in the middle is not opened, and stays as it is', async () => {
    const path = join(folder, 'damaged.journal');
    const damaged = bytes.toString('utf8').replace('"second"', '"second');
    writeFileSync(path, damaged);
    await expect(openJournal(path)).rejects.toThrow(JournalError);
    await expect(openJournal(path)).rejects.toThrow('line 2 of the journal is damaged');
    expect(readFileSync(path, 'utf8')).toBe(damaged);
  });
});

describe('a recovered table', () => {
  const { id, revision } = variant;
  const digests = ['a', 'b', 'c'].map(digestOf);
  const none = { type: 'ready', commitment: null };
  const created = { variant: id, revision, options: { players: 3 }, secret: 's', digests };

  it.each([
    { what: 'of another variant', entries: [{ ...created, variant: 'february/teams' }] },
    { what: 'of another revision', entries: [{ ...created, revision: 0 }] },
    {
      what: 'with a step that cannot be taken',
      entries: [created, { seat: 0, type: 'move', ply: 0, move: {} }],
    },
    { what: 'with a step twice', entries: [created, { seat: 0, ...none }, { seat: 0, ...none }] },
  ])('is refused $what', ({ entries }) => {
    expect(() => recovered(setting, entries)).toThrow(JournalError);
  });
});
