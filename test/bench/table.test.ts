import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../docs/bench/rows.js';
import {
  cellsOf,
  formatNumber,
  formatTable,
  HEADER,
  isReached,
  medianOf,
} from '../../docs/bench/table.js';

const row = {
  ours: { path: 'simulate', game: 'teams' },
  theirs: { path: 'simulate', game: 'original' },
  bar: 0.5,
};

describe('the table of the benchmark', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 100], 3.5],
  ])('takes the median of %j: %d', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it.each([
    [0.123_45, '0.123'],
    [1 / 3, '0.333'],
    [25, '25'],
    [99.94, '99.9'],
    [1234.5, '1 230'],
    [48_123_456, '48 100 000'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('passes a row that just reaches its bar, and no other', () => {
    expect(isReached({ row, ours: 5, theirs: 10, ratio: 0.5 })).toBe(true);
    expect(isReached({ row, ours: 4, theirs: 10, ratio: 0.499 })).toBe(false);
    expect(isReached({ row, ours: 4, theirs: 10, ratio: Number.NaN })).toBe(false);
  });

  it('names the other game where it is not the same', () => {
    const cells = cellsOf({ row, ours: 500, theirs: 1000, ratio: 0.5 });
    expect(cells).toEqual([
      'simulate',
      'teams',
      'simulate, original',
      '500',
      '1 000',
      '0.5',
      '0.5',
      'pass',
    ]);
  });

  it('is Markdown with padded columns', () => {
    expect(formatTable(['a', 'longer'], [['text', '1']])).toBe(
      ['| a    | longer |', '| ---- | ------ |', '| text | 1      |'].join('\n'),
    );
  });

  it('has a cell for each title', () => {
    expect(cellsOf({ row, ours: 1, theirs: 1, ratio: 1 })).toHaveLength(HEADER.length);
  });
});

describe('the rows of the benchmark', () => {
  const rows = GROUPS.flat();

  it('hold the package to the bars that were set', () => {
    const barOf = (path: string, other: string): (number | undefined)[] =>
      rows
        .filter(({ ours, theirs }) => ours.path === path && theirs.path === other)
        .map(({ bar }) => bar);
    expect(barOf('legalMoves + applyMove', 'boardgame.io')).toEqual([25]);
    expect(barOf('legalMoves + applyMove', 'immer')).toEqual([6]);
    expect(barOf('legalMoves + applyMove', 'chessops')).toEqual([1.2]);
    expect(barOf('simulate', 'bit masks')).toEqual([0.1]);
    expect(barOf('simulate', 'simulate')).toEqual([1 / 3, 1 / 3, 1 / 3, 1 / 3]);
    expect(barOf('checkMove, legal', 'legalMoves')).toEqual([1, 1, 1, 1, 1]);
    expect(barOf('checkMove, not legal', 'legalMoves')).toEqual([1, 1, 1, 1, 1]);
    expect(barOf('viewOf', 'applyMove')).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
    expect(barOf('replay', 'applyMove, whole games')).toEqual([1, 1, 1, 1, 1]);
  });
});
