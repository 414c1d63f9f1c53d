import type { Listing } from '../../engine/listing';
import type { Refusal } from '../../engine/rejections';
import { type CardSet, cardSet, difference, has, replaced, union } from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { type Card, numberOf } from '../cards';
import { namesOf, notInHand } from '../choices';
import type { PassMove } from '../moves';
import { passedCards } from '../passes';
import { everyone, type Step } from './slots';

/** Every three different cards of the hand, in every order (T2). */
function passesFrom(hand: CardSet, seat: Seat): Listing<PassMove> {
  const cards = namesOf(hand);
  const at = (place: number): PassMove => ({ type: 'pass', seat, cards: threeAt(cards, place) });
  return { length: cards.length * (cards.length - 1) * (cards.length - 2), at };
}

/** By the first card, then the second of those left, then the third of those left then. */
function threeAt(cards: readonly Card[], place: number): readonly Card[] {
  const thirds = cards.length - 2;
  const left = [...cards];
  const [first] = left.splice(Math.floor(place / thirds / (thirds + 1)), 1);
  const [second] = left.splice(Math.floor(place / thirds) % (thirds + 1), 1);
  return [first as Card, second as Card, left[place % thirds] as Card];
}

/** Why the cards cannot be passed; null if they can. */
function refusedPass(hand: CardSet, { cards }: PassMove): Refusal | null {
  const card = cards.find((given) => !has(hand, numberOf(given)));
  return card === undefined ? null : notInHand(card, 'T2');
}

/** Everyone passes one card to each other player before receiving any (T2). */
export const passToEach: Step = {
  phase: 'pass',
  start: (hands) => ({ passes: hands.map(() => []), waiting: everyone(hands) }),
  moves: ({ hands }, seat) => passesFrom(hands[seat] as CardSet, seat),
  refusal: ({ hands }, move) => refusedPass(hands[move.seat] as CardSet, move as PassMove),
  take({ passes, hands }, move) {
    const { seat, cards } = move as PassMove;
    const given = cards.map(numberOf);
    return {
      passes: replaced(passes, seat, given),
      hands: replaced(hands, seat, difference(hands[seat] as CardSet, cardSet(given))),
    };
  },
  settle({ passes, hands }, turn) {
    const cards = passedCards(passes);
    turn.emit?.({ type: 'exchanged', passes: cards });
    const received = hands.map((_, seat) =>
      cards.flatMap(({ to, card }) => (to === seat ? [numberOf(card)] : [])),
    );
    return { hands: hands.map((hand, seat) => union(hand, cardSet(received[seat] as number[]))) };
  },
  event: (move) => ({ type: 'passed', seat: move.seat, cards: (move as PassMove).cards }),
};
