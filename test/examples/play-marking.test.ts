import { describe, expect, it } from 'vitest';
import { marking } from '../../docs/examples/play/february/tricks.js';

const table = {
  side: (side: number) => 'ABC'[side],
  seat: (seat: number) => 'ABC'[seat],
  sideList: (sides: readonly number[]) => sides.map((side) => 'ABC'[side]).join(' and '),
};

/** The sentence for the marker of side 2 on the 7th, which carries these sides' markers before. */
function toldWith(there: readonly number[], replaced: readonly number[], more: readonly object[]) {
  const event = { type: 'marked', side: 2, date: 7, replaced } as const;
  const calendar = Array.from({ length: 28 }, (_, index) => (index === 6 ? there : []));
  const before = { phase: 'play', trick: [], calendar };
  const scene = { move: { seat: 1 }, before, events: [...more, event] };
  return marking(event, { table } as never, scene as never);
}

const off = (side: number, date: number) => ({ type: 'unmarked', seat: side, side, date });

describe('where a marker goes is told as it is then', () => {
  it.each([
    ['on a free date', [], [], [], 'C marks the 7th.'],
    ['F7: in place of another', [1], [1], [], 'C marks the 7th, replacing B.'],
    ['F16: beside another', [1], [], [], 'C marks the 7th, beside B.'],
    ['where its own is', [2], [], [], 'C marks the 7th, where it was already.'],
    ['C5: where one has just come off', [1], [], [off(1, 7)], 'C marks the 7th.'],
    ['C5: where one of two has', [0, 1], [], [off(1, 7)], 'C marks the 7th, beside A.'],
    ['C5: one has come off elsewhere', [1], [], [off(1, 8)], 'C marks the 7th, beside B.'],
  ] as const)('%s', (_, there, replaced, more, sentence) => {
    expect(toldWith(there, replaced, more)).toBe(sentence);
  });
});
