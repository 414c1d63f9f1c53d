import { describe, expect, it } from 'vitest';
import { activeSeats, createGame, OptionsError } from '../../src/engine';
import { type HwatuCard, type HwatuOptions, hwatuCards, shedding } from '../../src/hwatu';
import { deckFrom, everything } from './table';

const opened = (players: HwatuOptions['players'], ...decks: (readonly HwatuCard[])[]) =>
  everything(createGame(shedding, { players, goal: 270, decks }));

const written = (draws: readonly { seat: number; card: HwatuCard }[]): string =>
  draws.map(({ seat, card }) => `${seat}:${card}`).join(' ');

describe('the draw for the first dealer (H3)', () => {
  it.each([
    ['the earliest month deals', 3, ['5-ribbon', '3-bright', '4-animal'], 1, [0, 1, 2]],
    ['only the month counts', 2, ['2-chaff-2', '3-bright'], 0, [0, 1]],
    ['a tie for a later month does not', 3, ['9-animal', '9-ribbon', '2-animal'], 2, [0, 1, 2]],
    [
      'the tied draw again, in seat order, from the rest',
      3,
      ['5-ribbon', '3-bright', '3-chaff-1', '9-animal', '4-chaff-2'],
      2,
      [0, 1, 2, 1, 2],
    ],
    [
      'twice in a row',
      3,
      ['3-bright', '9-animal', '3-ribbon', '5-animal', '5-ribbon', '8-bright', '2-animal'],
      2,
      [0, 1, 2, 0, 2, 0, 2],
    ],
    [
      'ever fewer; 11 comes before 12',
      4,
      [
        '3-bright',
        '5-animal',
        '3-ribbon',
        '3-chaff-1',
        '7-animal',
        '6-animal',
        '6-ribbon',
        '12-bright',
        '11-bright',
      ],
      3,
      [0, 1, 2, 3, 0, 2, 3, 2, 3],
    ],
    [
      'eight players',
      8,
      [
        '9-animal',
        '8-bright',
        '7-animal',
        '6-animal',
        '5-animal',
        '4-animal',
        '12-bright',
        '10-animal',
      ],
      5,
      [0, 1, 2, 3, 4, 5, 6, 7],
    ],
  ] as const)('%s', (_what, players, cards, dealer, seats) => {
    const view = opened(players, deckFrom(...cards), hwatuCards);
    expect(view.dealer).toBe(dealer);
    expect(view.draws).toEqual(seats.map((seat, index) => ({ seat, card: cards[index] })));
  });

  it('shuffles all cards anew when the deck has run out', () => {
    // Month by month, each of the 24 pairs is a tie.
    const view = opened(2, hwatuCards, deckFrom('7-animal', '4-chaff-1'), hwatuCards);
    expect(view.dealer).toBe(1);
    expect(view.draws).toHaveLength(50);
    expect(written(view.draws.slice(46))).toBe('0:12-ribbon 1:12-chaff-1 0:7-animal 1:4-chaff-1');
  });

  it('shuffles all cards anew when the deck runs out before the last of the tied has drawn', () => {
    const first = deckFrom('1-bright', '1-ribbon', '12-chaff-1');
    const second = deckFrom('12-chaff-1', '6-animal', '5-animal');
    const view = opened(3, first, second, hwatuCards);
    expect(view.dealer).toBe(1);
    expect(written(view.draws.slice(0, 5))).toBe(
      '0:1-bright 1:1-ribbon 2:12-chaff-1 0:1-chaff-1 1:1-chaff-2',
    );
    expect(written(view.draws.slice(45))).toBe(
      '0:12-bright 1:12-animal 0:12-ribbon 1:12-chaff-1 0:6-animal 1:5-animal',
    );
  });

  it('is the first shuffle, the deal the second (X2)', () => {
    const one = { players: 2, goal: 270, decks: [deckFrom('5-animal', '1-bright')] } as const;
    expect(() => createGame(shedding, one)).toThrow(OptionsError);
    const view = opened(2, deckFrom('5-animal', '1-bright'), deckFrom('12-bright'));
    // Seat 1 deals, so seat 0 gets the deck's first card.
    expect(view.hands[0]).toContain('12-bright');
  });

  it('is left out with option dealer: the deal is the first shuffle (X2)', () => {
    const options = { players: 3, goal: 270, dealer: 1, decks: [deckFrom('12-bright')] } as const;
    const view = everything(createGame(shedding, options));
    expect(view.dealer).toBe(1);
    expect(view.draws).toEqual([]);
    expect(view.hands[2]).toContain('12-bright');
  });
});

describe('the deal (H4)', () => {
  it.each([
    [
      2,
      0,
      [
        ['1-chaff-1', '1-chaff-2', '2-chaff-1', '2-chaff-2'],
        ['1-bright', '1-ribbon', '2-animal', '2-ribbon'],
      ],
      '3-bright',
      39,
    ],
    [
      8,
      5,
      [
        ['2-animal', '2-ribbon', '6-animal', '6-ribbon'],
        ['2-chaff-1', '2-chaff-2', '6-chaff-1', '6-chaff-2'],
        ['3-bright', '3-ribbon', '7-animal', '7-ribbon'],
        ['3-chaff-1', '3-chaff-2', '7-chaff-1', '7-chaff-2'],
        ['4-animal', '4-ribbon', '8-bright', '8-animal'],
        ['4-chaff-1', '4-chaff-2', '8-chaff-1', '8-chaff-2'],
        ['1-bright', '1-ribbon', '5-animal', '5-ribbon'],
        ['1-chaff-1', '1-chaff-2', '5-chaff-1', '5-chaff-2'],
      ],
      '9-animal',
      15,
    ],
  ] as const)(
    'deals %i players two at a time, from the left of seat %i',
    (players, dealer, hands, top, left) => {
      const state = createGame(shedding, { players, dealer, goal: 270, decks: [hwatuCards] });
      const view = everything(state);
      expect(view.hands).toEqual(hands);
      expect([view.top, view.discardPile]).toEqual([top, [top]]);
      expect(view.drawPile).toEqual(hwatuCards.slice(48 - left));
      expect(activeSeats(shedding, state)).toEqual([(dealer + 1) % players]);
    },
  );
});

describe('options', () => {
  it.each([
    ['goal', { players: 2, seed: 'x' }],
    ['goal', { players: 2, seed: 'x', goal: 271 }],
    ['players', { players: 1, seed: 'x', goal: 270 }],
    ['players', { players: 9, seed: 'x', goal: 270 }],
    ['losersScoreZero', { players: 2, seed: 'x', goal: 570, losersScoreZero: 'yes' }],
    ['dealer', { players: 2, seed: 'x', goal: 270, dealer: 2 }],
    ['decks', { players: 2, goal: 270, decks: [['8-ribbon']] }],
  ])('a wrong %s is named', (option, options) => {
    const create = () => createGame(shedding, options as unknown as HwatuOptions);
    expect(create).toThrow(expect.objectContaining({ name: 'OptionsError', option }));
  });
});
