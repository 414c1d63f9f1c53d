import { describe, expect, it } from 'vitest';
import { activeSeats, applyMove, checkMove, createGame, legalMoves, viewOf } from '../../src';
import type { Card, DraftMove, FebruaryMove, FebruaryState } from '../../src/february';
import { dateCards } from './dealing';
import { type AnyRuleset, cantFollow, lowLuck, teams } from './table';
import { firstRound, secondRound } from './whole-games';

const decks = [dateCards];

const playAll = (variant: AnyRuleset, start: FebruaryState, moves: readonly FebruaryMove[]) =>
  moves.reduce((state, move) => applyMove(variant, state, move), start);

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

/** The n-th legal move of every seat. */
const nthOfEach = (variant: AnyRuleset, state: FebruaryState, n: number): FebruaryMove[] =>
  activeSeats(variant, state).map((seat) => legalMoves(variant, state, seat)[n] as FebruaryMove);

const draft = (seat: number, ...cards: Card[]): DraftMove => ({ type: 'draft', seat, cards });

const started = (variant: AnyRuleset, players: 3 | 4 | 5) =>
  createGame(variant, { players, decks, seed: 'x' });

describe('S4: choices at the same time', () => {
  it.each([
    ['low-luck', lowLuck, 3],
    ['teams', teams, 4],
    ['cant-follow', cantFollow, 4],
  ] as const)('S4 %s: any order gives the same state', (_, variant, players) => {
    const start = started(variant, players);
    const moves = nthOfEach(variant, start, 7);
    const [first, ...others] = orders(moves).map((order) => playAll(variant, start, order));
    for (const other of others) expect(other).toEqual(first);
    expect(others).toHaveLength(players === 3 ? 5 : 23);
  });

  it.each([
    ['low-luck', lowLuck],
    ['teams', teams],
    ['cant-follow', cantFollow],
  ] as const)('S4 %s: nobody sees what another chose before all have', (_, variant) => {
    const start = started(variant, 4);
    const [one, two] = [3, 40].map((n) =>
      applyMove(variant, start, legalMoves(variant, start, 2)[n] as FebruaryMove),
    ) as [FebruaryState, FebruaryState];
    expect(one).not.toEqual(two);
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(viewOf(variant, one, viewer)).toEqual(viewOf(variant, two, viewer));
    }
    expect(viewOf(variant, one, 2)).not.toEqual(viewOf(variant, two, 2));
  });

  it.each([
    ['low-luck', lowLuck],
    ['teams', teams],
    ['cant-follow', cantFollow],
  ] as const)('S4 %s: who has chosen waits, and the choice stands', (_, variant) => {
    const start = started(variant, 4);
    const [move, other] = legalMoves(variant, start, 1) as [FebruaryMove, FebruaryMove];
    const state = applyMove(variant, start, move);
    expect(activeSeats(variant, start)).toEqual([0, 1, 2, 3]);
    expect(activeSeats(variant, state)).toEqual([0, 2, 3]);
    expect(legalMoves(variant, state, 1)).toEqual([]);
    expect(checkMove(variant, state, other)).toMatchObject({
      code: 'already-chosen',
      ruling: 'S4',
      data: { active: [0, 2, 3] },
    });
  });
});

describe('L1, L2: the draft', () => {
  // The deck in the order of the calendar: seat 0 is dealt 1d, 2n, 4d…, seat 1 1n, 3d…, seat 2 2d, 3n….
  const picks = [draft(0, '1d', '4d'), draft(1, '1n', '3d'), draft(2, '2d', '3n')];

  it('L2 a pick is any pair of the pack', () => {
    const start = started(lowLuck, 3);
    expect(legalMoves(lowLuck, start, 0)).toHaveLength((18 * 17) / 2);
    const pairs = legalMoves(lowLuck, start, 0).map(
      (move) => 'cards' in move && new Set(move.cards),
    );
    expect(pairs.every((pair) => pair && pair.size === 2)).toBe(true);
  });

  it('L2 the order of the two does not matter', () => {
    const start = started(lowLuck, 3);
    expect(applyMove(lowLuck, start, draft(0, '4d', '1d'))).toEqual(
      applyMove(lowLuck, start, draft(0, '1d', '4d')),
    );
  });

  it('L1 packs go to the left in Round I, when all have picked', () => {
    const start = started(lowLuck, 3);
    const packs = viewOf(lowLuck, start, 'referee').packs.map((pack) => pack.slice(2));
    const waiting = playAll(lowLuck, start, picks.slice(0, 2));
    expect(viewOf(lowLuck, waiting, 'referee').packs[2]).toHaveLength(18);
    const state = playAll(lowLuck, start, picks);
    const view = viewOf(lowLuck, state, 'referee');
    // Seat 0's pack was 1d 2n 4d …: without 1d and 4d its first card is 2n.
    expect(view.packs.map((pack) => pack[0])).toEqual(['5d', '2n', '4n']);
    expect(view.packs.map((pack) => pack.length)).toEqual([16, 16, 16]);
    expect(view.packs[1]?.slice(2)).toEqual(packs[0]?.slice(2));
    expect(view.hands).toEqual([
      ['1d', '4d'],
      ['1n', '3d'],
      ['2d', '3n'],
    ]);
    expect(view.active).toEqual([0, 1, 2]);
  });

  it.each([
    [3, [2, 2, 2, 2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2, 1]],
    [4, [2, 2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 1]],
    [5, [2, 2, 2, 2, 2, 1], [2, 2, 2, 2, 1]],
  ] as const)('L1, L2 %i players: picks of Round I %j, of Round II %j', (players, one, two) => {
    expect(picksOf(started(lowLuck, players))).toEqual(one);
    const second = secondRound(lowLuck, Array(players).fill(''));
    expect(viewOf(lowLuck, second, 'referee').hands[0]).toHaveLength(
      two.reduce((a, b) => a + b, 0),
    );
    expect(picksOf(draftStart(second, players))).toEqual(two);
  });

  it('S3 the last pick is a move, though there is one only', () => {
    let state = started(lowLuck, 5);
    for (let turn = 0; turn < 5; turn++)
      state = playAll(lowLuck, state, nthOfEach(lowLuck, state, 0));
    const moves = legalMoves(lowLuck, state, 3);
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ type: 'draft', seat: 3 });
    expect((moves[0] as DraftMove).cards).toHaveLength(1);
  });

  it('L1 packs go to the right in Round II', () => {
    const state = draftStart(secondRound(lowLuck, ['', '', '', '']), 4);
    const before = viewOf(lowLuck, state, 'referee').packs;
    const picked = playAll(lowLuck, state, nthOfEach(lowLuck, state, 0));
    const { packs } = viewOf(lowLuck, picked, 'referee');
    expect(packs.map((pack) => pack.length)).toEqual([9, 9, 9, 9]);
    for (const [seat, pack] of packs.entries()) {
      expect(before[(seat + 1) % 4]).toEqual(expect.arrayContaining([...pack]));
    }
  });

  it('L3 cards set aside are not drafted', () => {
    const { packs, aside } = viewOf(lowLuck, started(lowLuck, 3), 'referee');
    expect(packs.flat()).toHaveLength(54);
    expect(packs.flat()).not.toContain('28d');
    expect(aside).toEqual(['leap', 'reschedule', '28d', '28n']);
  });

  it('L3, S1 the left neighbour of the dealer leads Round I', () => {
    const state = firstRound(lowLuck, ['', '', '', ''], { dealer: 1 });
    expect([state.phase, activeSeats(lowLuck, state)]).toEqual(['play', [2]]);
  });

  it('L1 what is drafted is the hand', () => {
    const state = firstRound(lowLuck, ['1d 28n', '5d', '17n 3d']);
    const { hands, packs } = viewOf(lowLuck, state, 'referee');
    expect(hands[0]).toEqual(expect.arrayContaining(['1d', '28n']));
    expect(hands[2]).toEqual(expect.arrayContaining(['17n', '3d']));
    expect([hands.map((hand) => hand.length), packs]).toEqual([[18, 18, 18], []]);
  });
});

/** The sizes of seat 0's picks until the first trick. */
function picksOf(start: FebruaryState): number[] {
  const sizes: number[] = [];
  let state = start;
  while (state.phase === 'draft') {
    const moves = nthOfEach(lowLuck, state, 0);
    sizes.push((moves[0] as DraftMove).cards.length);
    state = playAll(lowLuck, state, moves);
  }
  return sizes;
}

/** The draft of Round II once more: its hands as packs. */
function draftStart(state: FebruaryState, players: number): FebruaryState {
  const view = viewOf(lowLuck, state, 'referee');
  const active = Array.from({ length: players }, (_, seat) => seat);
  const draftView = {
    ...view,
    phase: 'draft' as const,
    packs: view.hands,
    hands: active.map(() => []),
    active,
  };
  return { ...state, ...lowLuck.stateOf(draftView) };
}

describe('C1, C2, C7: the draft that decides who leads', () => {
  it.each([0, 1, 2, 3])('C2 seat %i drafted 1d and leads Round I with any card', (seat) => {
    const wanted = ['', '', '', ''].map((_, at) => (at === seat ? '1d' : ''));
    const state = firstRound(cantFollow, wanted, { dealer: 1 });
    expect(activeSeats(cantFollow, state)).toEqual([seat]);
    expect(legalMoves(cantFollow, state)).toHaveLength(14);
  });

  it.each([0, 1, 2, 3])(
    'C7 seat %i drafted reschedule and leads Round II with any card',
    (seat) => {
      const wanted = ['', '', '', ''].map((_, at) => (at === seat ? 'reschedule' : ''));
      const state = secondRound(cantFollow, wanted, ({ lastTrick }) => lastTrick?.winner !== seat);
      expect([state.round, activeSeats(cantFollow, state)]).toEqual([2, [seat]]);
      expect(legalMoves(cantFollow, state)).toHaveLength(11);
    },
  );

  it('C1, C2 nobody leads while the cards that decide it are drafted', () => {
    const start = started(cantFollow, 4);
    expect(start.leader).toBeNull();
    const picked = playAll(cantFollow, start, nthOfEach(cantFollow, start, 0));
    expect(picked.leader).toBeNull();
    expect(viewOf(cantFollow, picked, 0).leader).toBeNull();
  });

  it('C1 seven picks of two, then six of which the last is one', () => {
    expect(firstRound(cantFollow, ['', '', '', '']).hands).toHaveLength(4);
    let state = started(cantFollow, 4);
    let turns = 0;
    for (; state.phase === 'draft'; turns++) {
      expect(legalMoves(cantFollow, state, 0)).toHaveLength(
        ((14 - 2 * turns) * (13 - 2 * turns)) / 2,
      );
      state = playAll(cantFollow, state, nthOfEach(cantFollow, state, 0));
    }
    expect(turns).toBe(7);
  });
});

describe('T2: passing', () => {
  const pass = (seat: number, ...cards: Card[]): FebruaryMove => ({ type: 'pass', seat, cards });

  // The deck in the order of the calendar: seat 0 is dealt 1d 3d 5d…, seat 1 1n 3n…, seat 2 2d 4d…, seat 3 2n 4n….
  const passes = [
    pass(0, '1d', '3d', '5d'),
    pass(1, '1n', '3n', '5n'),
    pass(2, '2d', '4d', '6d'),
    pass(3, '2n', '4n', '6n'),
  ];

  it('T2 one card each to the left, across and to the right', () => {
    const state = playAll(teams, started(teams, 4), passes);
    const { hands, passes: shown } = viewOf(teams, state, 'referee');
    expect(hands.map((hand) => hand.slice(0, 3))).toEqual([
      ['2n', '4d', '5n'],
      ['1d', '4n', '6d'],
      ['1n', '3d', '6n'],
      ['2d', '3n', '5d'],
    ]);
    expect(hands.map((hand) => hand.length)).toEqual([14, 14, 14, 14]);
    expect(shown.slice(0, 3)).toEqual([
      { from: 0, to: 1, card: '1d' },
      { from: 0, to: 2, card: '3d' },
      { from: 0, to: 3, card: '5d' },
    ]);
  });

  it('T2 what passed is known to giver and receiver alone', () => {
    const state = playAll(teams, started(teams, 4), passes);
    const known = (viewer: number) =>
      viewOf(teams, state, viewer)
        .passes.filter(({ card }) => card !== null)
        .map(({ from, to }) => `${from}${to}`);
    expect(known(2)).toEqual(['02', '12', '23', '20', '21', '32']);
    expect(viewOf(teams, state, 'spectator').passes.every(({ card }) => card === null)).toBe(true);
  });

  it('T2 three different cards of the hand as dealt, in any places', () => {
    const start = started(teams, 4);
    expect(legalMoves(teams, start, 0)).toHaveLength(14 * 13 * 12);
    const received = playAll(teams, start, passes.slice(0, 3));
    expect(legalMoves(teams, received, 3)).toHaveLength(14 * 13 * 12);
    expect(checkMove(teams, received, pass(3, '5d', '2n', '4n'))).toMatchObject({
      code: 'card-not-in-hand',
      ruling: 'T2',
      data: { card: '5d' },
    });
  });

  it('T2, S1 the left neighbour of the dealer leads Round I', () => {
    expect(activeSeats(teams, firstRound(teams, ['', '', '', ''], { dealer: 2 }))).toEqual([3]);
  });

  it('T2 specials can be passed; Round II has 990 passes a seat', () => {
    const state = secondRound(teams, ['', 'leap', '', 'reschedule']);
    const { hands, passes: shown } = viewOf(teams, state, 'referee');
    expect(shown.find(({ card }) => card === 'leap')).toEqual({ from: 0, to: 1, card: 'leap' });
    expect(shown.find(({ card }) => card === 'reschedule')).toEqual({
      from: 2,
      to: 3,
      card: 'reschedule',
    });
    expect(hands.map((hand) => hand.length)).toEqual([11, 11, 11, 11]);
    const view = viewOf(teams, state, 'referee');
    const again = { ...state, ...teams.stateOf({ ...view, phase: 'pass', active: [0, 1, 2, 3] }) };
    expect(legalMoves(teams, again, 0)).toHaveLength(11 * 10 * 9);
  });
});
