import { describe, expect, it } from 'vitest';
import type { Game } from '../../src';
import { has } from '../../src/engine/sets';
import { parseState } from '../../src/schema';
import type { VectorName } from '../vectors/read';
import { copyOf, gamesOf, variantOf } from './positions';

/** A state to be damaged; every key may be written. */
// biome-ignore lint/suspicious/noExplicitAny: damage is what the types forbid
type Damaged = any;

/** The first state of the games of that variant for which it holds. */
function stateWhere(name: VectorName, holds: (state: Damaged) => boolean): Game['state'] {
  const states = gamesOf(name).flatMap((game) => game.states);
  const state = states.find(holds);
  if (state === undefined) throw new Error(`no such state of ${name}`);
  return copyOf(state);
}

const swapBit = (set: Damaged, other: Damaged): void => {
  const bit = set.lo & -set.lo & ~other.lo;
  set.lo ^= bit;
  other.lo ^= bit;
};

/** The lowest day cards, or such, of both change places. */
const exchange = (set: Damaged, other: Damaged): void => {
  const bits = (set.lo & -set.lo) | (other.lo & -other.lo);
  set.lo ^= bits;
  other.lo ^= bits;
};

const early = (state: Damaged): boolean =>
  state.round === 1 && state.last !== null && state.trick.length === 2;
const late = (state: Damaged): boolean =>
  state.round === 2 &&
  state.trick.length === 1 &&
  state.hands[0].lo !== 0 &&
  state.piles.aside.lo !== 0;

/** How many dates have a marker. */
const datesMarked = (state: Damaged): number =>
  bitsOf(state.marks.reduce((a: number, b: number) => a | b)).length;

/** Takes off the earliest marker that the last trick did not set. */
function withoutEarliest(state: Damaged): void {
  const last = state.last.cards.map((card: number) => cardNames[card]);
  const dates = bitsOf(state.marks.reduce((a: number, b: number) => a | b));
  const date = dates.find(
    (each) => !last.some((name: string) => Number.parseInt(name, 10) === each),
  );
  if (date === undefined) throw new Error('no such marker');
  state.marks = state.marks.map((marks: number) => marks & ~(1 << (date - 1)));
}

const bitsOf = (dates: number): number[] =>
  Array.from({ length: 28 }, (_, day) => day + 1).filter((date) => dates & (1 << (date - 1)));

const cardNames = variantOf('original').cards;
const RESCHEDULE = cardNames.indexOf('reschedule');

const isHeld = (state: Damaged, card: number): boolean =>
  state.hands.some((hand: Damaged) => has(hand, card));

/** The dates of which one card alone has won. */
const datesWonOnce = (state: Damaged): number[] =>
  bitsOf(2 ** 28 - 1).filter((date) => {
    const won = ['d', 'n'].filter((half) =>
      has(state.piles.gone, cardNames.indexOf(`${date}${half}`)),
    );
    return won.length === 1;
  });

const cases: readonly (readonly [
  string,
  VectorName,
  (state: Damaged) => boolean,
  (state: Damaged) => void,
  string,
])[] = [
  ['a hand missing (F1)', 'original', early, (s) => s.hands.pop(), 'hands'],
  [
    'a card twice',
    'original',
    early,
    (s) => {
      s.hands[0].lo |= s.hands[1].lo;
    },
    'hands.1',
  ],
  [
    'a card lost',
    'original',
    early,
    (s) => {
      s.hands[0].lo &= s.hands[0].lo - 1;
    },
    '',
  ],
  ['a card in another hand', 'original', early, (s) => swapBit(s.hands[0], s.hands[1]), 'hands.0'],
  [
    'a card played twice',
    'original',
    early,
    (s) => {
      s.trick[1] = s.trick[0];
    },
    'trick',
  ],
  [
    'a special in Round I (F1)',
    'original',
    early,
    (s) => {
      s.hands[0].hi |= 1 << 28;
      s.piles.aside.hi ^= 1 << 28;
    },
    'hands.0',
  ],
  [
    'another leader (F11)',
    'original',
    early,
    (s) => {
      s.leader = (s.leader + 1) % 3;
    },
    'hands.0 hands.1 hands.2 leader trick',
  ],
  [
    'a leader of a larger table',
    'original',
    early,
    (s) => {
      s.leader = 4;
    },
    'leader',
  ],
  [
    'nobody leads',
    'original',
    early,
    (s) => {
      s.leader = null;
    },
    'leader',
  ],
  [
    'another round',
    'original',
    early,
    (s) => {
      s.round = 2;
    },
    'piles.gone',
  ],
  [
    'a choice that is not pending (F9)',
    'original',
    early,
    (s) => {
      s.phase = 'mark';
    },
    'phase',
  ],
  [
    'a violation nobody made (C5)',
    'cant-follow',
    early,
    (s) => {
      s.phase = 'unmark';
      s.trick.length = 1;
    },
    '',
  ],
  [
    'over too early (F12)',
    'original',
    early,
    (s) => {
      s.phase = 'over';
    },
    'phase',
  ],
  [
    'a phase the ruleset has not',
    'original',
    early,
    (s) => {
      s.phase = 'draft';
    },
    'packs',
  ],
  [
    'a pass the ruleset has not',
    'original',
    early,
    (s) => {
      s.phase = 'pass';
      s.waiting = [0];
    },
    'phase',
  ],
  [
    'somebody waits for nothing (S4)',
    'original',
    early,
    (s) => {
      s.waiting = [1];
    },
    'waiting',
  ],
  [
    'packs after the draft (L1)',
    'low-luck',
    early,
    (s) => {
      s.packs = s.hands;
    },
    'packs',
  ],
  [
    'passes of another game',
    'original',
    early,
    (s) => {
      s.passes = [[], [], []];
    },
    'passes passes.0',
  ],
  [
    'passes forgotten (T2)',
    'teams',
    early,
    (s) => {
      s.passes = [];
    },
    'passes',
  ],
  ['a pass of other cards (T2)', 'teams', early, (s) => s.passes[0].reverse(), 'passes.0'],
  [
    'no last trick',
    'original',
    early,
    (s) => {
      s.last = null;
    },
    'piles',
  ],
  [
    'another winner (F5)',
    'original',
    early,
    (s) => {
      s.last.winner = (s.last.winner + 1) % 3;
    },
    'last',
  ],
  [
    'another last leader',
    'original',
    early,
    (s) => {
      s.last.leader = (s.last.leader + 1) % 3;
    },
    'trick last piles leader',
  ],
  [
    'a last trick in another order',
    'original',
    early,
    (s) => s.last.cards.reverse(),
    'trick last piles leader',
  ],
  ['a last trick too short', 'original', early, (s) => s.last.cards.pop(), 'last.cards'],
  [
    'two sides on a date (F7)',
    'low-luck',
    (s) => early(s) && !s.options.sharedDates,
    (s) => {
      s.marks[1] = s.marks[0] = s.marks.reduce((a: number, b: number) => a | b);
    },
    'marks marks.1',
  ],
  [
    'more markers than tricks',
    'original',
    early,
    (s) => {
      s.marks[0] = 2 ** 28 - 1;
    },
    'marks',
  ],
  [
    'the last marker missing (F7)',
    'original',
    early,
    (s) => {
      s.marks = s.marks.map(() => 0);
    },
    'marks',
  ],
  [
    'an earlier marker missing (F7)',
    'original',
    (s) => early(s) && datesMarked(s) > 2,
    (s) => withoutEarliest(s),
    'marks',
  ],
  [
    'an earlier marker missing while Reschedule is in a hand (F9)',
    'low-luck',
    (s) => s.round === 2 && s.last !== null && isHeld(s, RESCHEDULE),
    (s) => withoutEarliest(s),
    'marks',
  ],
  [
    'two markers missing after Reschedule (F9)',
    'original',
    (s) => late(s) && !isHeld(s, RESCHEDULE),
    (s) => {
      withoutEarliest(s);
      withoutEarliest(s);
    },
    'marks',
  ],
  [
    'a marker on a date that nobody won (F7)',
    'original',
    (s) => early(s) && datesMarked(s) > 2,
    (s) => {
      withoutEarliest(s);
      const marked = s.marks.reduce((a: number, b: number) => a | b);
      s.marks[0] |= ~marked & (marked + 1);
    },
    'marks',
  ],
  [
    'two markers on a date won once (F16)',
    'original',
    (s) => early(s) && s.options.sharedDates && datesWonOnce(s).length > 0,
    (s) => {
      const [one] = datesWonOnce(s);
      for (const side of s.marks.keys()) s.marks[side] |= 1 << (Number(one) - 1);
    },
    'marks',
  ],
  ['a side missing (T1)', 'teams', early, (s) => s.marks.pop(), 'marks'],
  [
    'no card has left (F6)',
    'original',
    early,
    (s) => {
      s.piles.aside.lo |= s.piles.gone.lo;
      s.piles.aside.hi |= s.piles.gone.hi;
      s.piles.gone = { lo: 0, hi: 0 };
    },
    'hands.0',
  ],
  [
    'a shuffle too many (X2)',
    'original',
    early,
    (s) => {
      s.chance.shuffles = 2;
    },
    'chance.shuffles',
  ],
  [
    'shuffles out of nothing (X1)',
    'original',
    early,
    (s) => {
      s.chance.key = null;
    },
    'chance.shuffles',
  ],
  [
    'a dealer of a larger table',
    'original',
    early,
    (s) => {
      s.options.dealer = 3;
    },
    'options.dealer',
  ],
  [
    'another number of players',
    'original',
    early,
    (s) => {
      s.options.players = 4;
    },
    'hands',
  ],
  [
    'a card taken out too much (F2)',
    'original',
    late,
    (s) => swapBit(s.piles.aside, s.piles.out),
    'piles.out',
  ],
  [
    'another card taken out (F2)',
    'original',
    late,
    (s) => {
      s.piles.aside.lo |= s.piles.out.lo;
      s.piles.aside.hi |= s.piles.out.hi;
      s.piles.out = { lo: 0, hi: 1 << 27 };
      for (const set of [...s.hands, s.piles.aside, s.piles.gone]) set.hi &= ~(1 << 27);
    },
    'hands.0',
  ],
  [
    'somebody who has chosen waits (S4)',
    'low-luck',
    (s) => s.waiting.length === 2,
    (s) => s.waiting.push(2),
    'waiting',
  ],
  [
    'waiting seats in disorder',
    'low-luck',
    (s) => s.waiting.length === 2,
    (s) => s.waiting.reverse(),
    'waiting',
  ],
  [
    'nobody waits',
    'low-luck',
    (s) => s.waiting.length === 2,
    (s) => {
      s.waiting = [];
    },
    'waiting',
  ],
  [
    'a pick too many (L2)',
    'low-luck',
    (s) => s.waiting.length === 3 && s.hands[0].lo !== 0,
    (s) => swapBit(s.packs[0], s.hands[0]),
    'packs.0 packs packs.1 packs.2',
  ],
  [
    'a pick from another pack',
    'low-luck',
    (s) => s.waiting.length === 3,
    (s) => swapBit(s.packs[0], s.packs[1]),
    'hands.0',
  ],
  [
    'a lead that is not known yet (C2)',
    'cant-follow',
    (s) => s.phase === 'draft',
    (s) => {
      s.leader = 0;
    },
    'leader',
  ],
  [
    'a lead by who has not 1d (C2)',
    'cant-follow',
    (s) => s.phase === 'play' && s.last === null,
    (s) => {
      s.leader = (s.leader + 1) % 4;
    },
    'leader',
  ],
  [
    'a hand that gave too little (T2)',
    'teams',
    (s) => s.waiting.length === 2,
    (s) => s.passes[s.waiting.includes(0) ? 1 : 0].pop(),
    '',
  ],
  [
    'a card passed by who waits',
    'teams',
    (s) => s.waiting.length === 2,
    (s) => {
      s.waiting.pop();
    },
    'trick passes waiting hands.0 phase',
  ],
  [
    'a marker chosen already (T3)',
    'teams',
    (s) => s.phase === 'mark',
    (s) => {
      s.phase = 'play';
    },
    'phase trick',
  ],
  [
    'the turn of who was not next (H5)',
    'hwatu',
    (s) => s.tally.pages.length === 0 && s.turn === 0,
    (s) => {
      s.turn = 1;
    },
    'turn',
  ],
  [
    'another card taken out than the lowest (F2)',
    'original',
    (s) => late(s) && s.piles.out.lo !== 0,
    (s) => exchange(s.piles.out, s.piles.aside),
    'piles.out',
  ],
  [
    'a marker on a date of another (F7)',
    'original',
    (s) => !s.options.sharedDates && s.marks[0] !== 0 && s.marks[1] !== 0,
    (s) => {
      s.marks[1] = (s.marks[1] & (s.marks[1] - 1)) | (s.marks[0] & -s.marks[0]);
    },
    'marks.1',
  ],
  [
    'a violator without a marker to take off (C5)',
    'cant-follow',
    (s) => s.phase === 'unmark',
    (s) => {
      s.marks = s.marks.map(() => 0);
    },
    'phase marks',
  ],
  [
    'a draw too many for the dealer (H3)',
    'hwatu',
    (s) => s.draws.length > 0,
    (s) => s.draws.push({ seat: 0, card: 47 }),
    'draws',
  ],
  [
    'hands exchanged since the deal (H4)',
    'hwatu',
    (s) => s.tally.pages.length === 0 && s.hands[0].lo !== 0 && s.hands[1].lo !== 0,
    (s) => exchange(s.hands[0], s.hands[1]),
    'hands.0',
  ],
  [
    'a renewed draw pile from which nobody has drawn (H6)',
    'hwatu',
    (s) => s.drawPile.order.length < 40 && s.drawPile.drawn < s.drawPile.order.length,
    (s) => {
      s.drawPile = { order: s.drawPile.order.slice(s.drawPile.drawn), drawn: 0 };
    },
    'drawPile.drawn',
  ],
  [
    'a seat too many',
    'hwatu',
    (s) => s.tally.pages.length > 0,
    (s) => {
      s.turn = 7;
    },
    'turn',
  ],
  ['a hand missing (H4)', 'hwatu', (s) => s.tally.pages.length > 0, (s) => s.hands.pop(), 'hands'],
  [
    'a card twice',
    'hwatu',
    (s) => s.tally.pages.length > 0,
    (s) => {
      s.drawPile.drawn -= 1;
    },
    'discardPile.cards',
  ],
  [
    'a card lost',
    'hwatu',
    (s) => s.drawPile.drawn < 40,
    (s) => {
      s.drawPile.drawn += 1;
    },
    '',
  ],
  [
    'a top card that lies elsewhere (H5)',
    'hwatu',
    (s) => s.tally.pages.length > 0,
    (s) => {
      s.discardPile.top = s.drawPile.order[s.drawPile.drawn] ?? 0;
    },
    'discardPile.top',
  ],
  [
    'another dealer (H7)',
    'hwatu',
    (s) => s.tally.pages.length > 0,
    (s) => {
      s.dealer = (s.dealer + 1) % 2;
    },
    'dealer',
  ],
  [
    'another first dealer (H3)',
    'hwatu',
    (s) => s.draws.length > 0 && s.tally.pages.length === 0,
    (s) => {
      s.dealer = (s.dealer + 1) % 2;
    },
    'dealer',
  ],
  [
    'no draws for the dealer (H3)',
    'hwatu',
    (s) => s.draws.length > 0,
    (s) => {
      s.draws = [];
    },
    'draws',
  ],
  [
    'a draw for the dealer that gives a card again (H3)',
    'hwatu',
    (s) => s.draws.length > 1,
    (s) => {
      s.draws[1].card = s.draws[0].card;
    },
    'draws',
  ],
  [
    'draws although a dealer was given (H3)',
    'hwatu',
    (s) => s.options.dealer === 1,
    (s) => {
      s.draws = [{ seat: 0, card: 0 }];
    },
    'draws',
  ],
  [
    'points nobody made (H7)',
    'hwatu',
    (s) => s.tally.pages.length > 0,
    (s) => {
      s.tally.points[0] += 1;
    },
    'tally',
  ],
  [
    'a round nobody won (H7)',
    'hwatu',
    (s) => s.tally.pages.length > 0,
    (s) => {
      s.tally.pages[0][0].counted = [0, 0];
    },
    'tally.pages',
  ],
  [
    'a page torn in two',
    'hwatu',
    (s) => s.tally.pages[0]?.length > 1,
    (s) => {
      s.tally.pages = s.tally.pages[0].map((r: unknown) => [r]);
    },
    'tally',
  ],
  [
    'over before the goal (H8)',
    'hwatu',
    (s) => s.turn !== null,
    (s) => {
      s.turn = null;
    },
    'turn',
  ],
  [
    'going on after the goal (H8)',
    'hwatu',
    (s) => s.turn === null,
    (s) => {
      s.turn = 0;
    },
    'turn',
  ],
  [
    'more rounds than shuffles (X2)',
    'hwatu',
    (s) => s.tally.pages[0]?.length > 1,
    (s) => {
      s.chance.shuffles = 1;
    },
    'chance.shuffles',
  ],
  [
    'an empty hand while the game goes on (H7)',
    'hwatu',
    (s) => s.turn !== null,
    (s) => {
      s.discardPile.cards.lo |= s.hands[0].lo;
      s.discardPile.cards.hi |= s.hands[0].hi;
      s.hands[0] = { lo: 0, hi: 0 };
    },
    'hands.0',
  ],
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
    'hands.0',
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

describe('parseState refuses a state damaged in one place, and says where', () => {
  it.each(cases)('%s: %s', (_, name, holds, damage, where) => {
    const variant = variantOf(name);
    const state = stateWhere(name, holds);
    expect(parseState(variant, state).ok).toBe(true);
    damage(state);
    const parsed = parseState(variant, state);
    const [first] = parsed.ok ? [] : parsed.problems;
    expect(where.split(' ')).toContain(first?.path.join('.'));
  });
});
