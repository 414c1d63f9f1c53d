import { describe, expect, it } from 'vitest';
import {
  activeSeats,
  applyMove,
  CODES,
  checkMove,
  createGame,
  IllegalMoveError,
  legalMoves,
  score,
  simulate,
  tryMove,
  viewEvents,
  viewOf,
} from '../../src';
import { cards, type FebruaryMove, type FebruaryState } from '../../src/february';
import { cantFollow, lowLuck, original, rulesets, situation, teams } from '../february/table';
import { countedGame, secondRound } from '../february/whole-games';

const hands = ['17d 2n', '20n 8d', '24d 27n', '28n 9d'];
const start = situation(original, { hands, marks: ['24', '', '', '3'], aside: '1d 1n' });
const play = (seat: number, card: string) => ({ type: 'play', seat, card }) as FebruaryMove;

const frozenDeep = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(frozenDeep));

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('applyMove', () => {
  it('gives a deeply frozen state and leaves a frozen one', () => {
    const first = createGame(original, { players: 4, seed: 'x' });
    const text = JSON.stringify(first);
    const next = applyMove(original, first, legalMoves(original, first)[0] as FebruaryMove);
    expect([frozenDeep(first), frozenDeep(next)]).toEqual([true, true]);
    expect(JSON.stringify(first)).toBe(text);
    expect(next).not.toEqual(first);
  });

  it('shares what did not change', () => {
    const first = createGame(original, { players: 4, seed: 'x' });
    const next = applyMove(original, first, legalMoves(original, first)[0] as FebruaryMove);
    expect(next.piles).toBe(first.piles);
    expect(next.marks).toBe(first.marks);
    expect(next.hands[1]).toBe(first.hands[1]);
  });

  it('plays on from plain JSON, which it neither changes nor freezes', () => {
    const plain = copyOf(start);
    const text = JSON.stringify(plain);
    const next = applyMove(original, plain, play(0, '17d'));
    expect(next).toEqual(applyMove(original, start, play(0, '17d')));
    expect(tryMove(original, plain, play(0, '17d'))).toMatchObject({ ok: true, state: next });
    expect(JSON.stringify(plain)).toBe(text);
    const parts = [
      plain,
      plain.hands,
      plain.hands[0],
      plain.piles,
      plain.trick,
      plain.options,
      plain.chance,
    ];
    expect(parts.map(Object.isFrozen)).toEqual(parts.map(() => false));
    expect(frozenDeep(next)).toBe(true);
  });

  it('a state frozen at its root alone comes out frozen to the ground', () => {
    const shallow = Object.freeze(copyOf(start));
    expect(frozenDeep(applyMove(original, shallow, play(0, '17d')))).toBe(true);
  });

  it('does not freeze the move it is given', () => {
    const move = { type: 'play', seat: 0, card: '17d' };
    applyMove(original, start, move as FebruaryMove);
    expect(Object.isFrozen(move)).toBe(false);
  });
});

describe('tryMove', () => {
  it('gives state and events, of a whole trick in the order of F10', () => {
    const three = ['17d', '20n', '24d'].reduce(
      (state, card, seat) => applyMove(original, state, play(seat, card)),
      start,
    );
    const tried = tryMove(original, three, play(3, '28n'));
    expect(tried).toEqual({
      ok: true,
      state: applyMove(original, three, play(3, '28n')),
      events: [
        { type: 'played', seat: 3, card: '28n', violation: false },
        { type: 'trick-won', seat: 2, card: '24d' },
        { type: 'marked', side: 2, date: 24, replaced: [0] },
      ],
    });
  });

  it('F1, F2, F11 tells of the deal of Round II', () => {
    const last = situation(original, {
      round: 1,
      hands: ['20d', '21d', '16d'],
      aside: cards.filter((card) => !/^(1[6-9]|2[0-6])/.test(card)).join(' '),
      gone: '17d',
    });
    const two = applyMove(original, applyMove(original, last, play(0, '20d')), play(1, '21d'));
    const tried = tryMove(original, two, play(2, '16d'));
    if (!tried.ok) throw new Error(tried.message);
    expect(tried.events.map(({ type }) => type)).toEqual([
      'played',
      'trick-won',
      'marked',
      'round-ended',
      'dealt',
      'round-started',
    ]);
    const [, , , ended, dealt, started] = tried.events;
    expect(ended).toEqual({ type: 'round-ended', round: 1 });
    expect(started).toEqual({ type: 'round-started', round: 2, leader: 1 });
    expect(dealt).toMatchObject({ round: 2, takenOut: ['1d'] });
    const seen = viewEvents(original, tried.events, 2)[4] as {
      hands: readonly (readonly unknown[])[];
    };
    const { hands: held } = viewOf(original, tried.state, 2);
    expect(seen.hands.map((hand) => hand.length)).toEqual(held.map((hand) => hand.length));
    expect(new Set(seen.hands[2])).toEqual(new Set(held[2]));
    expect(seen.hands[0]?.every((card) => card === null)).toBe(true);
    expect(viewEvents(original, tried.events, 'referee')).toEqual(tried.events);
  });

  it('S4, L1 picks are shown to who picked', () => {
    const draft = createGame(lowLuck, { players: 3, decks: [cards.slice(0, 56)] });
    const [one, two, three] = [0, 1, 2].map((seat) => legalMoves(lowLuck, draft, seat)[0]);
    const tried = tryMove(lowLuck, draft, one);
    if (!tried.ok) throw new Error(tried.message);
    expect(tried.events).toEqual([{ ...one, type: 'picked' }]);
    expect(viewEvents(lowLuck, tried.events, 0)).toEqual(tried.events);
    expect(viewEvents(lowLuck, tried.events, 1)).toEqual([
      { type: 'picked', seat: 0, cards: [null, null] },
    ]);
    const last = tryMove(lowLuck, applyMove(lowLuck, tried.state, two as FebruaryMove), three);
    if (!last.ok) throw new Error(last.message);
    expect(last.events.at(-1)).toEqual({ type: 'packs-passed', to: 'left' });
  });

  it('L1 packs of Round II are passed to the right', () => {
    const second = secondRound(lowLuck, ['', '', '']);
    const view = viewOf(lowLuck, second, 'referee');
    const draft = {
      ...view,
      phase: 'draft',
      packs: view.hands,
      hands: [[], [], []],
      active: [2],
    } as const;
    const state = { ...second, ...lowLuck.stateOf(draft) };
    const tried = tryMove(lowLuck, state, legalMoves(lowLuck, state)[0]);
    expect(tried.ok && tried.events.at(-1)).toEqual({ type: 'packs-passed', to: 'right' });
  });

  it('T2 passed cards are shown to who gave and, in the end, to who got them', () => {
    const passing = createGame(teams, { players: 4, decks: [cards.slice(0, 56)] });
    let state: FebruaryState = passing;
    for (const seat of [0, 1, 2]) {
      state = applyMove(teams, state, legalMoves(teams, state, seat)[0] as FebruaryMove);
    }
    const tried = tryMove(teams, state, legalMoves(teams, state, 3)[0]);
    if (!tried.ok) throw new Error(tried.message);
    expect(tried.events.map(({ type }) => type)).toEqual(['passed', 'exchanged', 'round-started']);
    const [gave, got] = viewEvents(teams, tried.events, 1);
    expect(gave).toEqual({ type: 'passed', seat: 3, cards: [null, null, null] });
    const known = got?.type === 'exchanged' ? got.passes.filter(({ card }) => card !== null) : [];
    expect(known.map(({ from, to }) => `${from}${to}`)).toEqual([
      '01',
      '12',
      '13',
      '10',
      '21',
      '31',
    ]);
    expect(viewEvents(teams, tried.events, 'spectator')[1]).toMatchObject({
      passes: { length: 12, 0: { card: null }, 11: { card: null } },
    });
    expect(viewEvents(teams, tried.events, 3)[0]).toEqual(tried.events[0]);
  });
});

describe('legalMoves and checkMove', () => {
  it('list the moves of one seat, of all active ones, and none of others', () => {
    const draft = createGame(cantFollow, { players: 4, seed: 'x' });
    expect(legalMoves(cantFollow, draft)).toHaveLength(4 * 91);
    expect(legalMoves(cantFollow, draft, 3)).toHaveLength(91);
    expect(legalMoves(original, start, 1)).toEqual([]);
    expect(legalMoves(original, start, 9)).toEqual([]);
    expect(legalMoves(original, start)).toEqual([play(0, '17d'), play(0, '2n')]);
  });

  it('agree on every move there is', () => {
    const state = applyMove(original, start, play(0, '17d'));
    const legal = legalMoves(original, state);
    for (const card of cards) {
      const move = play(1, card);
      const listed = legal.some((each) => JSON.stringify(each) === JSON.stringify(move));
      expect(checkMove(original, state, move).ok).toBe(listed);
    }
    expect(legal).toHaveLength(1);
  });

  it('S3 the codes are a closed list without repeats', () => {
    expect(new Set(CODES).size).toBe(CODES.length);
    expect(CODES.every((code) => /^[a-z]+(-[a-z]+)*$/.test(code))).toBe(true);
  });
});

describe('simulate', () => {
  it.each(Object.entries(rulesets))(
    '%s: reaches the states of applyMove and leaves the first',
    (_, variant) => {
      const first = createGame(variant, { players: 4, seed: 'both' });
      const text = JSON.stringify(first);
      let state = first;
      const end = simulate(variant, first, (moves) => {
        const move = moves[moves.length >> 1] as FebruaryMove;
        state = applyMove(variant, state, move);
        return move;
      });
      expect(end).toEqual(state);
      expect(frozenDeep(end)).toBe(true);
      expect(JSON.stringify(first)).toBe(text);
      expect([activeSeats(variant, end), score(variant, end).final]).toEqual([[], true]);
    },
  );

  it('stops when it is told to, before the next move', () => {
    const asked: string[] = [];
    const end = simulate(original, start, (moves) => moves[0] as FebruaryMove, {
      until: ({ trick }) => asked.push(`${trick.length}`) > 2,
    });
    expect([end.trick.length, asked]).toEqual([2, ['0', '1', '2']]);
    expect(
      simulate(original, start, (moves) => moves[0] as FebruaryMove, { until: () => true }),
    ).toEqual(start);
  });

  it('S4 asks the lowest seat first and shows it its moves', () => {
    const draft = createGame(lowLuck, { players: 3, seed: 'x' });
    const seats: number[] = [];
    simulate(
      lowLuck,
      draft,
      (moves, seat, state) => {
        seats.push(seat);
        expect(moves).toEqual(legalMoves(lowLuck, state, seat));
        return moves[0] as FebruaryMove;
      },
      { until: () => seats.length === 4 },
    );
    expect(seats).toEqual([0, 1, 2, 0]);
  });

  it('takes a legal move that is none of the objects offered', () => {
    const own = simulate(original, start, (moves) => ({ ...(moves[0] as FebruaryMove) }));
    expect(own).toEqual(simulate(original, start, (moves) => moves[0] as FebruaryMove));
  });

  it('refuses what is not legal, and lets errors of the chooser through', () => {
    expect(() => simulate(original, start, () => play(0, '28n'))).toThrow(IllegalMoveError);
    expect(() => simulate(original, start, () => undefined as never)).toThrow(/malformed/);
    expect(() =>
      simulate(original, start, () => {
        throw new RangeError('no idea');
      }),
    ).toThrow(RangeError);
  });

  it('neither changes nor freezes plain JSON', () => {
    const plain = copyOf(start);
    const text = JSON.stringify(plain);
    const end = simulate(original, plain, (moves) => moves[0] as FebruaryMove);
    expect(score(original, end).final).toBe(true);
    expect(JSON.stringify(plain)).toBe(text);
    expect([plain, plain.options, plain.piles, plain.hands].map(Object.isFrozen)).toEqual(
      Array(4).fill(false),
    );
  });
});

describe('whole games', () => {
  it.each(Object.entries(rulesets))(
    '%s: any state plays on from JSON to the same end',
    (_, variant) => {
      const { end } = countedGame(variant, createGame(variant, { players: 4, seed: 'json' }), 7);
      const again = countedGame(
        variant,
        copyOf(createGame(variant, { players: 4, seed: 'json' })),
        7,
      ).end;
      expect(again).toEqual(end);
      expect(copyOf(end)).toEqual(end);
    },
  );

  it('S1 seats rotate with the dealer', () => {
    const deck = cards.slice(0, 56);
    const games = [0, 1, 2].map((dealer) =>
      createGame(original, { players: 3, decks: [deck, cards], dealer }),
    );
    const ends = games.map((game) => simulate(original, game, (moves) => moves[0] as FebruaryMove));
    const [base = [], ...others] = ends.map((end) => viewOf(original, end, 'spectator').calendar);
    for (const [index, calendar] of others.entries()) {
      expect(calendar).toEqual(base.map((sides) => sides.map((side) => (side + index + 1) % 3)));
    }
  });
});
