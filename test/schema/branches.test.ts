import { expect, it } from 'vitest';
import { parseState } from '../../src/schema';
import type { VectorName } from '../vectors/read';
import { copyOf, gamesOf, variantOf } from './positions';

/** A state to be damaged; every key may be written. */
// biome-ignore lint/suspicious/noExplicitAny: damage is what the types forbid
type Damaged = any;

const cases: readonly (readonly [
  string,
  VectorName,
  (state: Damaged) => boolean,
  (state: Damaged) => void,
  string,
])[] = [
  [
    'more cards in a trick than players',
    'original',
    (s) => s.options.players === 3 && s.trick.length === 2,
    (s) => {
      const others = [0, 1, 2, 3].filter((card) => !s.trick.includes(card));
      s.trick.push(...others.slice(0, 2));
    },
    'trick',
  ],
  [
    'the winner’s empty hand with somebody else (H7)',
    'hwatu',
    (s) => s.turn === null,
    (s) => {
      s.hands.push(s.hands.shift());
    },
    'hands',
  ],
  [
    'a marker to take off where none is (C5)',
    'cant-follow',
    (s) => s.phase === 'unmark' && s.trick.length > 1,
    (s) => {
      const offender = (s.leader + s.trick.length - 1) % s.options.players;
      s.marks[offender] = 0;
    },
    'phase',
  ],
];

it.each(cases)('%s: %s is refused', (_, name, holds, damage, where) => {
  const state: Damaged = copyOf(
    gamesOf(name)
      .flatMap(({ states }) => states)
      .find(holds),
  );
  expect(parseState(variantOf(name), state).ok).toBe(true);
  damage(state);
  const parsed = parseState(variantOf(name), state);
  expect(parsed.ok ? null : parsed.problems[0]?.path[0]).toBe(where);
});
