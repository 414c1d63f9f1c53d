/** Every card exactly once, and as many in each place as there must be. */
import { type CardSet, cardSet, intersection, NO_CARDS, size } from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { SPECIALS } from '../../february/cards';
import {
  type At,
  doubtsOfCards,
  doubtsOfLengths,
  doubtsOfSeats,
  each,
  miscounted,
  misplaced,
} from '../counting';
import type { Problem } from '../problems';
import { isStep, playedBy, type Table } from './table';

/** Lists that are not as long as the table is large, and seats that it does not have. */
export function doubtsOfTable({ state, players, sides, passes }: Table): readonly Problem[] {
  const { options, hands, packs, marks, trick, last, leader, waiting, phase } = state;
  const seats: readonly At<Seat | null | undefined>[] = [
    [['options', 'dealer'], options.dealer],
    [['leader'], leader],
    [['last', 'leader'], last?.leader],
    [['last', 'winner'], last?.winner],
    ...each('waiting', waiting),
  ];
  const isAscending = waiting.every((seat, place) => seat > (waiting[place - 1] ?? -1));
  return [
    ...doubtsOfLengths([[['hands'], hands]], players),
    ...doubtsOfLengths([[['packs'], packs]], phase === 'draft' ? players : 0),
    ...doubtsOfLengths([[['marks'], marks]], sides),
    ...doubtsOfLengths(last ? [[['last', 'cards'], last.cards]] : [], players),
    ...(passes.includes(state.passes.length) ? [] : [miscounted(['passes'], Math.max(...passes))]),
    ...(trick.length > players ? [miscounted(['trick'], `at most ${players}`)] : []),
    ...(leader === null && trick.length > 0 ? [misplaced(['leader'], 'who led the trick')] : []),
    ...(isAscending && waiting.length > 0 === isStep(phase)
      ? []
      : [misplaced(['waiting'], 'who has to choose, ascending')]),
    ...doubtsOfSeats(seats, players),
  ];
}

/** Cards that are in two places, and whether any are missing. */
export function doubtsOfPlaces({ rules, state }: Table): readonly Problem[] {
  const { hands, packs, passes, phase, trick, piles } = state;
  const pending = phase === 'pass' ? passes.map(cardSet) : [];
  const places: readonly At<CardSet>[] = [
    ...each('hands', hands),
    ...each('packs', packs),
    ...each('passes', pending),
    [['trick'], cardSet(trick)],
    ...Object.entries(piles).map(([pile, cards]): At<CardSet> => [['piles', pile], cards]),
  ];
  return doubtsOfCards(places, rules.cards.length);
}

/** Hands and piles with more or fewer cards than round, tricks and phase leave them. */
export function doubtsOfSizes(table: Table): readonly Problem[] {
  const { state, dealt, tricks, unseen, takenOut } = table;
  const { piles, round, hands } = state;
  if (tricks < 0 || tricks > dealt) return [miscounted(['piles', 'gone'], 'one of each trick')];
  const specials = (cards: CardSet): number => size(intersection(cards, SPECIALS));
  const sizes: readonly At<boolean>[] = [
    ...hands.map((_, seat): At<boolean> => [['hands', seat], held(table, seat) === dealt - tricks]),
    [['piles', 'unseen'], size(piles.unseen) === unseen],
    [['piles', 'out'], size(piles.out) === takenOut],
    [['piles', 'gone'], specials(piles.gone) <= (round === 1 ? 0 : tricks)],
    [['piles', 'aside'], round === 2 || specials(piles.aside) === 2],
    ...sizesOfDraft(table),
  ];
  return sizes
    .filter(([, fits]) => !fits)
    .map(([path]) => miscounted(path, 'as many as round, phase and tricks leave'));
}

/** How many cards the seat has in hand, pack, pending pass and trick. */
function held(table: Table, seat: Seat): number {
  const { hands, packs, passes, phase } = table.state;
  const passed = phase === 'pass' ? (passes[seat] ?? []) : [];
  const own = size(hands[seat] ?? NO_CARDS) + size(packs[seat] ?? NO_CARDS);
  return own + passed.length + playedBy(table, seat).length;
}

/** How many cards a pick takes while the pack has as many (L2). */
const PICK = 2;

/** Packs shrink by a pick of two each time they go on; who has picked holds a smaller one (L2). */
function sizesOfDraft({ state, dealt }: Table): readonly At<boolean>[] {
  const { packs, waiting } = state;
  const full = Math.max(0, ...waiting.map((seat) => size(packs[seat] ?? NO_CARDS)));
  const isRegular = packs.length === 0 || (full > 0 && (dealt - full) % PICK === 0);
  return [
    [['packs'], isRegular],
    ...packs.map((pack, seat): At<boolean> => {
      const expected = waiting.includes(seat) ? full : Math.max(0, full - PICK);
      return [['packs', seat], size(pack) === expected];
    }),
  ];
}
