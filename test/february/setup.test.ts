import { describe, expect, it } from 'vitest';
import { activeSeats, createGame, viewOf } from '../../src';
import { dateCards } from './dealing';
import {
  cantFollow,
  cardsOf,
  lowLuck,
  original,
  rulesets,
  seen,
  situation,
  sortedWords,
  stateAfter,
  teams,
  words,
} from './table';
import { countedGame, firstRound, SIZES, secondRound } from './whole-games';

const decks = [dateCards];

/** Every third, fourth, … card of the deck from `first` on. */
const every = (players: number, first: number, size: number): string[] =>
  dateCards.filter((_, index) => index % players === first && index < players * size).sort();

describe('S1, S2: dealer and dealing', () => {
  it.each([
    [3, undefined, 0],
    [4, undefined, 0],
    [5, undefined, 0],
    [3, 0, 1],
    [4, 2, 3],
    [5, 3, 4],
    [5, 4, 0],
  ] as const)(
    '%i players, dealer %s: seat %i is dealt to first and leads',
    (players, dealer, first) => {
      const options = dealer === undefined ? { players, decks } : { players, decks, dealer };
      const state = createGame(original, options);
      const { hands } = viewOf(original, state, 'referee');
      const [size = 0] = SIZES[players] ?? [];
      const expected = hands.map((_, seat) =>
        every(players, (seat - first + players) % players, size),
      );
      expect(hands.map((hand) => [...hand].sort())).toEqual(expected);
      expect(activeSeats(original, state)).toEqual([first]);
    },
  );

  it('S2 the first card of the deck goes to the first seat, the second to the next', () => {
    const state = createGame(original, { players: 4, decks, dealer: 0 });
    const firsts = viewOf(original, state, 'referee').hands.map((hand) => hand[0]);
    expect(firsts).toEqual(['2n', '1d', '1n', '2d']);
  });

  it('S2 draft packs are dealt the same way', () => {
    const state = createGame(lowLuck, { players: 5, decks, dealer: 1 });
    const firsts = viewOf(lowLuck, state, 'referee').packs.map((pack) => pack[0]);
    expect(firsts).toEqual(['2n', '3d', '1d', '1n', '2d']);
  });

  it('S1 the dealer of Round II is that of Round I', () => {
    // Each seat holds one card, all the others lie aside: seat 2 deals again.
    const start = situation(original, {
      options: { dealer: 2, decks: [dateCards, ['leap', 'reschedule', ...dateCards]] },
      round: 1,
      leader: 1,
      hands: ['20d', '21d', '15d', '16d'],
      aside: `leap reschedule ${dateCards.filter((card) => !/^(1[5-9]|2[0-6])/.test(card)).join(' ')}`,
    });
    const round = stateAfter(original, start, '21d 15d 16d 20d');
    const { hands } = viewOf(original, round, 'referee');
    expect(round.round).toBe(2);
    expect(hands[3]?.includes('leap')).toBe(true);
    expect(hands[0]?.includes('reschedule')).toBe(true);
  });
});

describe('F1: sizes', () => {
  it.each([
    ['original', 3, 18, 2, 13, 1],
    ['original', 4, 14, 0, 11, 0],
    ['original', 5, 11, 1, 9, 2],
    ['teams', 4, 14, 0, 11, 0],
  ] as const)('%s with %i players', (name, players, first, over, second, out) => {
    const variant = rulesets[name];
    const one = seen(variant, createGame(variant, { players, seed: 'x' }));
    expect(one.hands.map((hand) => hand.length)).toEqual(Array(players).fill(first));
    expect(one.aside.filter((card) => card === null)).toHaveLength(over);
    expect(one.aside.filter((card) => card !== null).sort()).toEqual(['leap', 'reschedule']);

    const two = seen(variant, secondRound(variant, Array(players).fill('')));
    expect(two.round).toBe(2);
    expect(two.hands.map((hand) => hand.length)).toEqual(Array(players).fill(second));
    expect(two.takenOut).toHaveLength(out);
    expect(two.gone).toHaveLength(first);
    expect(two.aside).toEqual([]);
  });

  it('F1 both specials are in Round II', () => {
    const state = secondRound(original, ['leap', '', 'reschedule']);
    const { hands } = viewOf(original, state, 'referee');
    expect([hands[0]?.includes('leap'), hands[2]?.includes('reschedule')]).toEqual([true, true]);
  });

  it('F1 nobody sees the cards set aside before the end', () => {
    const state = createGame(original, { players: 3, decks });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(viewOf(original, state, viewer).aside.slice(2)).toEqual([null, null]);
    }
    expect(viewOf(original, state, 'referee').aside.slice(2)).toEqual(['28d', '28n']);
  });
});

/** The last trick of Round I with those cards gone; each seat holds one that is not a low card. */
function lastTrick(players: 3 | 4 | 5, gone: string) {
  const hands = cardsOf('20d 21d 16d 17d 18d').slice(0, players);
  const won = words(gone);
  const others = dateCards.filter((card) => !won.includes(card) && !hands.includes(card));
  // The winners of the other tricks: as many as there were, from the end of the month.
  const size = (SIZES[players]?.[0] ?? 0) - 1 - won.length;
  const start = situation(original, {
    round: 1,
    hands,
    gone: [...won, ...others.slice(-size)].join(' '),
    aside: ['leap', 'reschedule', ...others.slice(0, -size)].join(' '),
  });
  return stateAfter(original, start, hands.join(' '));
}

describe('F2: taking out the lowest', () => {
  it.each<[players: 3 | 4 | 5, gone: string, out: string]>([
    [3, '', '1d'],
    [3, '1n', '1d'],
    [3, '1d', '1n'],
    [3, '1d 1n', '2d'],
    [3, '1d 1n 2d', '2n'],
    [3, '1d 1n 2d 2n', '3d'],
    [4, '', ''],
    [4, '1d', ''],
    [5, '', '1d 1n'],
    [5, '1d', '1n 2d'],
    [5, '1n', '1d 2d'],
    [5, '1d 1n', '2d 2n'],
    [5, '1n 2d', '1d 2n'],
    [5, '1d 2d 2n', '1n 3d'],
  ])('F2 %i players, won in Round I: %j; taken out: %j', (players, gone, out) => {
    const view = seen(original, lastTrick(players, gone));
    expect(view.round).toBe(2);
    expect([...view.takenOut].sort()).toEqual(sortedWords(out));
    expect(view.hands.map((hand) => hand.length)).toEqual(Array(players).fill(SIZES[players]?.[1]));
  });

  it.each([
    [3, '1d', ['1n']],
    [5, '1d', ['1n', '2d']],
    [5, '1n', ['1d', '2d']],
  ] as const)('F2 a whole Round I of %i players in which %s won a trick', (players, won, out) => {
    const fits = ({ gone }: { gone: readonly string[] }) =>
      gone.includes(won) && !out.some((card) => gone.includes(card));
    const state = secondRound(original, Array(players).fill(''), fits);
    const view = viewOf(original, state, 'referee');
    expect(view.takenOut).toEqual(out);
    expect(view.hands.flat().filter((card) => out.includes(card as never))).toEqual([]);
  });

  it('F2 also where the hands are drafted (L1)', () => {
    const fits = ({ gone }: { gone: readonly string[] }) =>
      !gone.some((card) => /^1[dn]$/.test(card));
    expect(seen(lowLuck, secondRound(lowLuck, ['', '', '', '', ''], fits)).takenOut).toEqual([
      '1d',
      '1n',
    ]);
    expect(seen(lowLuck, secondRound(lowLuck, ['', '', ''], fits)).takenOut).toEqual(['1d']);
  });
});

describe('F11, F12: leaders and the end', () => {
  it.each([0, 1, 2])('F11 seat %i won the last trick of Round I and leads Round II', (winner) => {
    const fits = ({ lastTrick: last }: { lastTrick: { winner: number | null } | null }) =>
      last?.winner === winner;
    const state = secondRound(original, ['', '', ''], fits);
    expect([state.round, state.leader, activeSeats(original, state)]).toEqual([
      2,
      winner,
      [winner],
    ]);
    const drafted = secondRound(lowLuck, ['', '', ''], fits);
    expect(activeSeats(lowLuck, drafted)).toEqual([winner]);
  });

  it('T2, F11 Round II of Teams is led by the winner of the last trick', () => {
    const fits = ({ lastTrick: last }: { lastTrick: { winner: number | null } | null }) =>
      last?.winner === 3;
    expect(activeSeats(teams, secondRound(teams, ['', '', '', ''], fits))).toEqual([3]);
  });

  it.each(Object.entries(rulesets))(
    'F12 %s is over when the hands of Round II are empty',
    (_, variant) => {
      const { end } = countedGame(variant, createGame(variant, { players: 4, seed: 'end' }), 5);
      const view = seen(variant, end);
      expect([view.round, view.phase, view.active]).toEqual([2, 'over', []]);
      expect(view.hands).toEqual([[], [], [], []]);
      // 14 and 11 tricks, each of which takes one card out of the game (F6, C8).
      expect(view.gone).toHaveLength(25);
    },
  );

  it('C8 Round I of Can’t Follow always takes 14 cards out of the game', () => {
    const voids = ({ gone }: { gone: readonly string[] }) => gone.length === 14;
    expect(seen(cantFollow, secondRound(cantFollow, ['', '', '', ''], voids)).gone).toHaveLength(
      14,
    );
    expect(seen(original, firstRound(original, ['', '', ''])).gone).toEqual([]);
  });
});
