import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMove, createGame, type Game, score, type Variant, viewOf } from '../../src';
import { picks, playedBy, turned } from './games';
import { hwatu, rulesets } from './variants';

/** Where the moves of a game lead when everybody sits so many places further, the dealer too. */
const turnedGame = <G extends Game>(
  variant: Variant<G>,
  options: G['options'],
  moves: readonly G['move'][],
  by: number,
): G['state'] =>
  moves.reduce(
    (state, move) =>
      applyMove(variant, state, { ...move, seat: turned(move.seat, by, options.players) }),
    createGame(variant, { ...options, dealer: by }),
  );

/** Each seat's own row: its cards and what it has won. */
function rows<G extends Game>(variant: Variant<G>, state: G['state'], by: number) {
  const { players } = state.options;
  const { hands } = viewOf(variant, state, 'referee') as unknown as { hands: readonly unknown[] };
  const { standings } = score(variant, state);
  return Array.from({ length: players }, (_, seat) => {
    const now = turned(seat, by, players);
    const row = standings.find(({ seats }) => seats.includes(now));
    const beside = row?.seats.map((other) => turned(other, players - by, players));
    return {
      hand: hands[now],
      points: row?.points,
      rank: row?.rank,
      beside: beside?.sort((a, b) => a - b),
    };
  });
}

/** With the same cards, a game with another dealer is the game with dealer 0, seats turned. */
function turnsWithDealer<G extends Game>(
  variant: Variant<G>,
  options: Omit<G['options'], 'seed'>,
  longest?: number,
): void {
  const dealers = fc.nat({ max: options.players - 1 });
  fc.assert(
    fc.property(fc.string(), dealers, picks, (seed, by, choices) => {
      const given = { ...options, seed } as unknown as G['options'];
      const { moves, state } = playedBy(variant, { ...given, dealer: 0 }, choices, longest);
      const other = turnedGame(variant, given, moves, by);
      expect(rows(variant, other, by)).toEqual(rows(variant, state, 0));
    }),
    { numRuns: 8 },
  );
}

describe('seats turn with the dealer (S1, S2)', () => {
  it.each(
    Object.entries(rulesets).flatMap(([name, { variant }]) =>
      variant.players.map((players) => [name, players as 3 | 4 | 5, variant] as const),
    ),
  )('%s, %i players', (_name, players, variant) => {
    turnsWithDealer(variant, { players });
  });

  it.each([2, 3, 4, 5, 6, 7, 8] as const)('shedding, %i players (H4, H5)', (players) => {
    turnsWithDealer(hwatu.variant, { players, goal: 270 }, 300);
  });
});
