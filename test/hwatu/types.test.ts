import { describe, expectTypeOf, it } from 'vitest';
import type { applyMove, createGame, legalMoves, Variant } from '../../src/engine';
import {
  type HwatuCard,
  type HwatuGame,
  type HwatuMove,
  type HwatuOptions,
  type HwatuView,
  monthOf,
  shedding,
} from '../../src/hwatu';

describe('types', () => {
  it('cards are literals', () => {
    expectTypeOf<'8-animal'>().toExtend<HwatuCard>();
    expectTypeOf<'8-ribbon'>().not.toExtend<HwatuCard>();
    expectTypeOf<string>().not.toExtend<HwatuCard>();
    // @ts-expect-error: there is no thirteenth month
    expectTypeOf(monthOf).toBeCallableWith('13-bright');
  });

  it('a wrong move does not compile', () => {
    expectTypeOf<{ type: 'discard'; seat: 0; card: '3-bright' }>().toExtend<HwatuMove>();
    expectTypeOf<{ type: 'draw'; seat: 0 }>().toExtend<HwatuMove>();
    expectTypeOf<{ type: 'discard'; seat: 0; card: '17d' }>().not.toExtend<HwatuMove>();
    expectTypeOf<{ type: 'discard'; seat: 0 }>().not.toExtend<HwatuMove>();
    expectTypeOf<{ type: 'play'; seat: 0; card: '3-bright' }>().not.toExtend<HwatuMove>();
    // @ts-expect-error: a draw names no card
    const move: HwatuMove = { type: 'draw', seat: 0, card: '3-bright' };
    expectTypeOf(move).toExtend<object>();
  });

  it('wrong options do not compile', () => {
    expectTypeOf<{ players: 4; goal: 270; seed: string }>().toExtend<HwatuOptions>();
    expectTypeOf<{ players: 4; seed: string }>().not.toExtend<HwatuOptions>();
    expectTypeOf<{ players: 4; goal: 271 }>().not.toExtend<HwatuOptions>();
    expectTypeOf<{ players: 9; goal: 270 }>().not.toExtend<HwatuOptions>();
    expectTypeOf<{ players: 2; goal: 270; decks: [['17d']] }>().not.toExtend<HwatuOptions>();
  });

  it('the verbs know what the variant takes and gives', () => {
    expectTypeOf(shedding).toEqualTypeOf<Variant<HwatuGame>>();
    expectTypeOf<ReturnType<typeof createGame<HwatuGame>>>().toEqualTypeOf<HwatuGame['state']>();
    expectTypeOf<ReturnType<typeof legalMoves<HwatuGame>>>().toEqualTypeOf<readonly HwatuMove[]>();
    expectTypeOf<Parameters<typeof applyMove<HwatuGame>>[2]>().toEqualTypeOf<HwatuMove>();
    expectTypeOf<HwatuView['hands'][number][number]>().toEqualTypeOf<HwatuCard | null>();
  });
});
