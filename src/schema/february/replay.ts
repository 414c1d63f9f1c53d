/**
 * Whether a play leads to the state. The last trick is played again by the rules themselves (before
 * the first trick: the deal), then what everyone chose since, then the trick on the table; so no
 * rule is written a second time. Markers of earlier tricks are left open
 * where choices and violations decide on them.
 */

import { StateError } from '../../engine/errors';
import { judge } from '../../engine/judge';
import { listed } from '../../engine/listing';
import {
  type CardNumber,
  type CardSet,
  cardSet,
  cardsIn,
  difference,
  NO_CARDS,
  union,
} from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { ALL_DATES, NO_DATES } from '../../february/calendar';
import { cardOf } from '../../february/cards';
import type { FebruaryMove } from '../../february/moves';
import type { FebruaryState } from '../../february/state';
import { haveMarked } from './markers';
import { openingOf, playedBy, type Table } from './table';

/** Shuffles never fail on the way: each gives the order that the state shows. */
const ANY_CHANCE = { key: '', decks: [], shuffles: 0 } as const;

/** The state after the move. Throws if it is not legal. */
function played(table: Table, state: FebruaryState, move: FebruaryMove): FebruaryState {
  const judged = judge(table.rules, state, move);
  if (!judged.ok) throw new StateError(judged.message);
  return table.rules.play(state, judged.move, { shuffle: () => dealtOrder(table) });
}

const movesNow = ({ rules }: Table, state: FebruaryState): readonly FebruaryMove[] =>
  rules.seats(state).flatMap((seat) => listed(rules.moves(state, seat)));

/** What the seat was dealt this round, before the first trick of it is over. */
function dealtTo(table: Table, seat: Seat): CardSet {
  const { state, players } = table;
  const { hands, packs, passes, phase } = state;
  const given = cardSet(passes[seat] ?? []);
  const own = union(hands[seat] as CardSet, packs[seat] ?? NO_CARDS);
  if (phase === 'draft') return own;
  if (phase === 'pass') return union(own, given);
  const received = passes.flatMap((cards, from) =>
    cards.filter((_, index) => (from + 1 + index) % players === seat),
  );
  const before = difference(union(own, cardSet(playedBy(table, seat))), cardSet(received));
  return union(before, given);
}

/** The order of the deck from which the hands come about (S2). */
function dealtOrder(table: Table): readonly CardNumber[] {
  const { state, players, dealt } = table;
  const hands = state.hands.map((_, seat) => cardsIn(dealtTo(table, seat)));
  const order = Array.from({ length: players * dealt }, (_, place) => {
    const seat = (state.options.dealer + 1 + place) % players;
    return hands[seat]?.[Math.floor(place / players)] ?? 0;
  });
  return [...order, ...cardsIn(state.piles.unseen)];
}

/** The state when the last trick was over, or the first deal made. */
export function afterLast(table: Table): FebruaryState {
  const { rules, state } = table;
  if (state.last === null) {
    const opening = openingOf(rules, state, () => dealtOrder(table));
    return { ...state, ...opening, chance: ANY_CHANCE };
  }
  const end = state.last.cards.reduce(
    (before, card) => played(table, before, playOf(table, before, card)),
    beforeLast(table, state.last),
  );
  return end.phase === 'mark' ? marked(table, end) : end;
}

/** The play of a card by whoever's turn it is. */
function playOf({ rules }: Table, state: FebruaryState, card: CardNumber): FebruaryMove {
  return { type: 'play', seat: rules.seats(state)[0] ?? 0, card: cardOf(card) };
}

/** The state before the last trick, which may have ended Round I. */
function beforeLast(table: Table, last: NonNullable<FebruaryState['last']>): FebruaryState {
  const { state, players, tricks } = table;
  const cards = cardSet(last.cards);
  const hands = state.hands.map((hand, seat) => {
    const own = cardSet([last.cards[(seat - last.leader + players) % players] as CardNumber]);
    return tricks === 0 ? own : union(union(hand, cardSet(playedBy(table, seat))), own);
  });
  return {
    ...state,
    chance: ANY_CHANCE,
    round: tricks === 0 ? 1 : state.round,
    phase: 'play',
    leader: last.leader,
    waiting: [],
    hands,
    packs: [],
    trick: [],
    last: null,
    marks: state.marks.map(() => NO_DATES),
    piles: tricks === 0 ? pilesOfFirst(table, cards) : pilesWithout(state.piles, cards),
  };
}

const pilesWithout = (piles: FebruaryState['piles'], cards: CardSet): FebruaryState['piles'] => ({
  ...piles,
  aside: difference(piles.aside, cards),
  gone: difference(piles.gone, cards),
});

/** The piles before Round I's last trick: what has not left the game by then waits for Round II. */
function pilesOfFirst({ rules, state }: Table, cards: CardSet): FebruaryState['piles'] {
  const gone = difference(state.piles.gone, cards);
  const aside = difference(cardSet(rules.cards.keys()), union(gone, cards));
  return { aside, unseen: NO_CARDS, gone, out: NO_CARDS };
}

/** The choice of a date that the state shows to have been made. */
function marked(table: Table, state: FebruaryState): FebruaryState {
  const ends = movesNow(table, state).map((move) => played(table, state, move));
  const end = ends.find(({ marks }) => haveMarked(table.state.marks, marks)) ?? ends[0];
  return end as FebruaryState;
}

/** The state when all have chosen, or as many as have in a phase that still lasts (S4). */
export function afterSteps(table: Table, start: FebruaryState): FebruaryState {
  const { hands, packs, waiting, phase } = table.state;
  if (start.phase === 'draft' && phase === 'draft') return { ...start, hands, packs, waiting };
  if (start.phase === 'draft') return afterSteps(table, drafted(table, start));
  if (start.phase !== 'pass') return start;
  return start.waiting
    .filter((seat) => !waiting.includes(seat))
    .reduce<FebruaryState>((before, seat) => played(table, before, passOf(table, seat)), start);
}

const passOf = ({ state }: Table, seat: Seat): FebruaryMove => ({
  type: 'pass',
  seat,
  cards: (state.passes[seat] ?? []).map(cardOf),
});

/** The last pick of a draft: one card each. */
function drafted(table: Table, start: FebruaryState): FebruaryState {
  const hands = start.hands.map((_, seat) => dealtTo(table, seat));
  const picks = hands.map((hand) => cardsIn(hand).slice(0, 1));
  const ready: FebruaryState = {
    ...start,
    hands: hands.map((hand, seat) => difference(hand, cardSet(picks[seat] ?? []))),
    packs: picks.map(cardSet),
  };
  return picks.reduce<FebruaryState>((before, cards, seat) => {
    return played(table, before, { type: 'draft', seat, cards: cards.map(cardOf) });
  }, ready);
}

/**
 * The state after the trick on the table, when every side has every date marked: so whoever plays
 * in violation takes a marker off (C5), but for the one whose choice the state is waiting for.
 */
export function afterTrick(table: Table, start: FebruaryState): FebruaryState {
  const { trick, phase } = table.state;
  const settled = (state: FebruaryState): FebruaryState =>
    state.phase === 'unmark'
      ? played(table, state, movesNow(table, state)[0] as FebruaryMove)
      : state;
  const ready = { ...start, marks: start.marks.map(() => ALL_DATES) };
  const end = trick.reduce<FebruaryState>((before, card) => {
    const next = settled(before);
    return played(table, next, playOf(table, next, card));
  }, ready);
  return phase === 'unmark' ? end : settled(end);
}
