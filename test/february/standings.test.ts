import { describe, expect, it } from 'vitest';
import { score } from '../../src';
import { type AnyRuleset, cantFollow, lowLuck, original, teams, viewFor } from './table';

const handsFor = (variant: AnyRuleset, marks: readonly string[]): string[] =>
  variant === teams ? ['', '', '', ''] : marks.map(() => '');

type Row = readonly [
  why: string,
  variant: AnyRuleset,
  marks: readonly string[],
  points: readonly number[],
  ranks: readonly number[],
  winners: readonly number[],
];

const SEPARATE: readonly Row[] = [
  ['F15 most points', original, ['1 2', '9', ''], [4, 2, 0], [1, 2, 3], [0]],
  ['F15 tied: the earliest date', original, ['1', '10', ''], [3, 3, 0], [1, 2, 3], [0]],
  ['F15 tied: the other way', original, ['10', '1', ''], [3, 3, 0], [2, 1, 3], [1]],
  ['F15 equal players share a rank', original, ['9', '', '3', ''], [3, 0, 3, 0], [2, 3, 1, 3], [2]],
  [
    'F15 the next rank is skipped',
    lowLuck,
    ['1', '', '10', '', ''],
    [3, 0, 3, 0, 0],
    [1, 3, 2, 3, 3],
    [0],
  ],
  ['F15 no markers at all', original, ['', '', ''], [0, 0, 0], [1, 1, 1], [0, 1, 2]],
  ['F15 no points but a marker', original, ['1 2 10 17', '3', ''], [9, 0, 0], [1, 2, 3], [0]],
  ['C10 as 2022', cantFollow, ['9', '', '3', ''], [3, 0, 3, 0], [2, 3, 1, 3], [2]],
  ['T6 most points', teams, ['1 2', '10'], [6, 3], [1, 2], [0, 2]],
  ['T6 tied: the earliest date', teams, ['10', '1'], [3, 3], [2, 1], [1, 3]],
  ['T6 no markers at all', teams, ['', ''], [0, 0], [1, 1], [0, 1, 2, 3]],
];

const SHARED: readonly Row[] = [
  ['F18 points first', original, ['1', '1', '9'], [1.5, 1.5, 3], [2, 2, 1], [2]],
  ['F18 a shared victory', original, ['1', '1', ''], [1.5, 1.5, 0], [1, 1, 3], [0, 1]],
  [
    'F18 at a lower rank, the others after them',
    original,
    ['1 16', '1 16', '15 17', '3 10'],
    [2, 2, 2, 3],
    [2, 2, 4, 1],
    [3],
  ],
  ['F18 a later shared date', original, ['1 16', '10 16', ''], [4.5, 4.5, 0], [1, 2, 3], [0]],
  ['F18 in Can’t Follow', cantFollow, ['1', '1', '', ''], [1.5, 1.5, 0, 0], [1, 1, 3, 3], [0, 1]],
  ['T7 a shared victory', teams, ['3', '3'], [1, 1], [1, 1], [0, 1, 2, 3]],
  ['T7 the earliest date not shared', teams, ['3 9 10', '2 3 10'], [3, 3], [2, 1], [1, 3]],
];

const rows = (all: readonly Row[], sharedDates: boolean) =>
  all.map((row) => [row[0], row, sharedDates] as const);

describe('standings', () => {
  it.each([...rows(SEPARATE, false), ...rows(SHARED, true)])('%s', (_, row, sharedDates) => {
    const [, variant, marks, points, ranks, winners] = row;
    const hands = handsFor(variant, marks);
    const view = viewFor(variant, { hands, marks, phase: 'over', options: { sharedDates } });
    const found = score(variant, view);
    const bySide = [...found.standings].sort((a, b) => a.side - b.side);
    expect(bySide.map((each) => each.points)).toEqual(points);
    expect(bySide.map((each) => each.rank)).toEqual(ranks);
    expect(found.final).toBe(true);
    expect(found.winners).toEqual(winners);
  });

  it('F15 stand by rank, then side, each with its seats', () => {
    const view = viewFor(original, { hands: ['', '', '', ''], marks: ['9', '', '3', ''] });
    const { standings } = score(original, view);
    expect(standings.map(({ side, seats }) => [side, seats])).toEqual([
      [2, [2]],
      [0, [0]],
      [1, [1]],
      [3, [3]],
    ]);
  });

  it('T1 a team has two seats', () => {
    const view = viewFor(teams, { hands: ['', '', '', ''], marks: ['', '3'] });
    expect(score(teams, view).standings.map(({ side, seats }) => [side, seats])).toEqual([
      [1, [1, 3]],
      [0, [0, 2]],
    ]);
  });

  it('F12 nobody has won before the end', () => {
    const view = viewFor(original, { hands: ['1d', '', ''], marks: ['9', '', '3'] });
    const { final, winners, earliest } = score(original, view);
    expect({ final, winners, earliest }).toEqual({
      final: false,
      winners: [],
      earliest: [9, null, 3],
    });
  });
});
