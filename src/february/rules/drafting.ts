import type { Refusal } from '../../engine/rejections';
import {
  type CardSet,
  cardSet,
  difference,
  has,
  isEmpty,
  NO_CARDS,
  replaced,
  size,
  union,
} from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { type Card, numberOf } from '../cards';
import { namesOf } from '../choices';
import type { DraftMove } from '../moves';
import { everyone, type Step } from './slots';

/** Two cards are picked while the pack has two or more, one when it has one (L2). */
const pickSize = (pack: CardSet): number => Math.min(2, size(pack));

/** Every pair of the pack, or its one card; a pair's order does not matter (L2). */
function picksFrom(pack: CardSet, seat: Seat): readonly DraftMove[] {
  const cards = namesOf(pack);
  if (pickSize(pack) === 1) return cards.map((card) => ({ type: 'draft', seat, cards: [card] }));
  const moves: DraftMove[] = [];
  for (let i = 0; i < cards.length; i++) {
    const first = cards[i] as Card;
    for (let j = i + 1; j < cards.length; j++) {
      moves.push({ type: 'draft', seat, cards: [first, cards[j] as Card] });
    }
  }
  return moves;
}

/** Why the cards cannot be picked from the pack; null if they can. */
function refusedPick(pack: CardSet, { cards }: DraftMove): Refusal | null {
  const count = pickSize(pack);
  if (cards.length !== count) {
    const message = count === 1 ? 'You pick the one card left.' : 'You pick two cards.';
    return { code: 'wrong-card-count', ruling: 'L2', message, data: { count } };
  }
  const card = cards.find((picked) => !has(pack, numberOf(picked)));
  if (card === undefined) return null;
  const message = 'That card is not in the pack you hold.';
  return { code: 'card-not-in-pack', ruling: 'L1', message, data: { card } };
}

/** Each picks from the pack held, then the packs go on: left in Round I, right in Round II (L1). */
export const draft: Step = {
  phase: 'draft',
  start: (hands) => ({
    hands: hands.map(() => NO_CARDS),
    packs: hands,
    waiting: everyone(hands),
  }),
  moves: ({ packs }, seat) => picksFrom(packs[seat] as CardSet, seat),
  refusal: ({ packs }, move) => refusedPick(packs[move.seat] as CardSet, move as DraftMove),
  take({ packs, hands }, move) {
    const { seat, cards } = move as DraftMove;
    const picked = cardSet(cards.map(numberOf));
    return {
      packs: replaced(packs, seat, difference(packs[seat] as CardSet, picked)),
      hands: replaced(hands, seat, union(hands[seat] as CardSet, picked)),
    };
  },
  settle({ packs, round }, turn) {
    if (packs.every(isEmpty)) return { packs: [] };
    turn.emit?.({ type: 'packs-passed', to: round === 1 ? 'left' : 'right' });
    const from = round === 1 ? packs.length - 1 : 1;
    const moved = packs.map((_, seat) => packs[(seat + from) % packs.length] as CardSet);
    return { packs: moved, waiting: everyone(packs) };
  },
  event: (move) => ({ type: 'picked', seat: move.seat, cards: (move as DraftMove).cards }),
};
