/** Tables to play on from, where random play from the first deal would take too long to get. */
import { createGame, type Game, type Variant } from '../../src';
import { cards } from '../../src/february';
import { hwatuCards, shedding } from '../../src/hwatu';
import {
  cantFollow,
  original,
  type Situation,
  situation,
  teams,
  untyped,
  words,
} from '../february/table';
import { deckFrom, stateAt } from '../hwatu/table';
import { fixedDecks } from '../naive/fixed-decks';
import { at } from '../naive/lists';

/** A state to play on from. */
export interface Start {
  readonly variant: Variant<Game>;
  readonly state: Game['state'];
}

const february = (variant: typeof original, given: Situation): Start => ({
  variant: untyped(variant),
  state: situation(variant, given),
});

const hwatu = (table: Parameters<typeof stateAt>[0]): Start => ({
  variant: shedding as unknown as Variant<Game>,
  state: stateAt(table),
});

/** The last trick of Round I: so many cards have left the game before it (F1), these among them. */
function lastOfFirst(variant: typeof original, gone: string, ...hands: string[]): Start {
  const tricks = Math.floor(56 / hands.length);
  const held = words(hands.join(' '));
  const kept = cards.filter((card) => !held.includes(card) && !words(gone).includes(card));
  const more = kept.slice(14, 14 + tricks - 1 - words(gone).length);
  const aside = kept.filter((card) => !more.includes(card));
  const piles = { gone: `${gone} ${more.join(' ')}`, aside: aside.join(' ') };
  return february(variant, { round: 1, hands, ...piles });
}

/** F2: cards on the 1st have won tricks. */
const withoutFirst = [
  lastOfFirst(original, '1d', '28d', '27d', '26d'),
  lastOfFirst(original, '1d 1n', '28d', '27d', '26d'),
  lastOfFirst(original, '1n', '28d', '27d', '26d', '25d', '24d'),
  lastOfFirst(original, '1d 1n', '28d', '27d', '26d', '25d', '24d'),
];

const sharedDates = { sharedDates: true };

const LAST = ['leap', '9d', '10d', '11d'];

/** F15, F18, T6, T7: Leap Year wins the last trick, so the calendar stays as it is. */
const tiedGames = [
  february(original, {
    options: sharedDates,
    hands: LAST,
    marks: ['1 2 3 4', '1 2 3 4', '12', ''],
  }),
  february(original, { hands: LAST, marks: ['1', '2', '', ''] }),
  february(original, {
    options: sharedDates,
    hands: LAST,
    marks: ['1 2 3 4 5', '8 9', '8 9', ''],
  }),
  february(teams, { hands: LAST, marks: ['1', '9'] }),
  february(teams, { hands: LAST, marks: ['1 2 3 4 5 6 7 8 9 10', ''] }),
  february(teams, {
    options: sharedDates,
    hands: LAST,
    marks: ['1', '1'],
  }),
];

/** F3, F9: specials at the beginning of a trick, and one date alone in it. */
const withSpecials = [
  february(original, { hands: ['leap', 'reschedule', '3d', '4d'], marks: ['3', '', '4', ''] }),
  february(original, { hands: ['17d', '17n', 'reschedule'], marks: ['17', '', ''] }),
];

const CANT_FOLLOW: readonly Situation[] = [
  {
    hands: ['8d 9d 10d', 'leap reschedule 1n 2n', '15d 16d 17d 18d', '22d 23d 24d 25d'],
    trick: '3d',
    marks: ['', '', '', ''],
  },
  { hands: ['', '2d', '3d', '4d'], trick: '1d', marks: ['', '9', '', '10 11'] },
  { hands: ['1d', '8d', 'reschedule', '15d'], marks: ['', '', '', ''] },
  { hands: ['22d', '22n', '1d', '8d'], marks: ['', '', '', ''] },
  { hands: ['1d', 'reschedule', '9d', '2d'], marks: ['', '', '', '5'] },
];

const voidTricks = [
  ...CANT_FOLLOW.map((given) => february(cantFollow, given)),
  lastOfFirst(cantFollow, '', '1d', '8d', '15d', '22d'),
];

const valuable = hwatuCards.filter((card) => /bright|animal|ribbon/.test(card));
const rich = valuable.filter((card) => card !== '2-ribbon' && card !== '2-animal');

/** H6, H7, H8: the last cards of a pile, and the last points of a game. */
const hwatuTables = [
  hwatu({
    hands: [['3-bright'], ['6-animal', '7-ribbon']],
    top: '2-animal',
    below: ['5-ribbon'],
    decks: [deckFrom('5-ribbon')],
  }),
  hwatu({ hands: [['3-bright'], ['6-ribbon', '7-ribbon']], top: '2-animal' }),
  hwatu({ hands: [['2-ribbon'], ['6-animal']], top: '2-animal', points: [260, 0] }),
  hwatu({
    hands: [['2-ribbon'], ['6-animal']],
    top: '2-animal',
    points: [259, 0],
    decks: [deckFrom()],
  }),
  hwatu({ hands: [['2-ribbon'], rich], top: '2-animal', decks: [deckFrom()] }),
];

/** H3: both draw the same month 24 times, and then from a new deck. */
const longDraw: Start = {
  variant: shedding as unknown as Variant<Game>,
  state: createGame(shedding, {
    players: 2,
    goal: 270,
    decks: [hwatuCards, deckFrom('1-bright', '2-animal'), hwatuCards],
  }),
};

/** X1: there is an order for Round I alone. */
const withoutSecondOrder: Start = {
  variant: untyped(original),
  state: createGame(untyped(original), {
    players: 4,
    decks: [at(fixedDecks('february/original', 4, 1), 0)],
  }),
};

export const constructed: readonly Start[] = [
  ...withoutFirst,
  ...tiedGames,
  ...withSpecials,
  ...voidTricks,
  ...hwatuTables,
  longDraw,
  withoutSecondOrder,
];
