/** Lists whose own iterator or methods say something else than their places. */
import { describe, expect, it } from 'vitest';
import { combineSeeds, commitSeed, createGame, simulate, toRecord, verifyRecord } from '../../src';
import { type FebruaryMove, original } from '../../src/february';
import { parseMove, parseOptions } from '../../src/schema';
import { checkLaws } from '../../src/testing';

/** The list, with an iterator that never ends and an `every` that always agrees. */
const lying = <Item>(items: readonly Item[]): Item[] =>
  Object.assign([...items], {
    *[Symbol.iterator]() {
      for (;;) yield items[0];
    },
    every: () => true,
  }) as unknown as Item[];

const options = { players: 3, seed: combineSeeds(['a', 'b']) } as const;

describe('a list is read place by place', () => {
  it('of contributions', () => {
    expect(combineSeeds(lying(['a', 'b']))).toBe(options.seed);
  });

  it('of moves', () => {
    const moves: FebruaryMove[] = [];
    const choose = (legal: readonly FebruaryMove[]) => {
      moves.push(legal[0] as FebruaryMove);
      return legal[0];
    };
    simulate(original, createGame(original, options), choose, { until: () => moves.length === 4 });
    expect(toRecord(original, options, lying(moves)).moves).toEqual(moves);
  });

  it('of commitments', () => {
    const record = toRecord(original, options, []);
    const wrong = { commitments: ['no', 'no'], contributions: lying(['a', 'b']) };
    expect(verifyRecord(original, record, wrong)).toMatchObject({ code: 'commitment-differs' });
    const commitments = lying(['a', 'b'].map(commitSeed));
    const right = { commitments, contributions: lying(['a', 'b']) };
    expect(verifyRecord(original, record, right)).toMatchObject({ code: 'unfinished' });
  });
});

it('-0 is read as 0, as JSON would carry it', () => {
  const move = parseMove(original, '{"type":"play","seat":-0,"card":"leap"}');
  expect(Object.is(move.ok && move.value.seat, 0)).toBe(true);
  const read = parseOptions(original, { players: 3, seed: 'x', dealer: -0 });
  expect(Object.is(read.ok && read.value.dealer, 0)).toBe(true);
});

it.each([
  ['games', { games: 0 }],
  ['games', { games: Number.NaN }],
  ['closely', { closely: -1 }],
  ['options', { options: [] }],
  ['gmaes', { gmaes: 3 }],
])('checkLaws does not pass with nothing to check: %s', (name, wrong) => {
  expect(() => checkLaws(original, wrong as object)).toThrow(new RegExp(`^${name}: `));
});
