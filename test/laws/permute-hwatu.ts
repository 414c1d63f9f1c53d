import { type CardNumber, type CardSet, cardSet, cardsIn } from '../../src/engine/sets';
import type { HwatuState } from '../../src/hwatu';
import type { Random } from '../../src/testing';

/**
 * A Hwatu game as it could be for all the viewer sees: other players' hands and the draw pile are
 * dealt among them anew, and with them what the state keeps of how they came about.
 */
export function permuteHwatu(
  state: HwatuState,
  viewer: number | 'spectator',
  random: Random,
): HwatuState {
  const { hands, drawPile } = state;
  const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : cardsIn(hand)));
  const cards = [...others, ...drawPile.order.slice(drawPile.drawn)];
  const order = random.shuffled(cards);
  const names = new Map(cards.map((card, index) => [card, order[index] as CardNumber]));
  const renamed = (list: readonly CardNumber[]) => list.map((card) => names.get(card) ?? card);
  const renamedSet = (set: CardSet): CardSet => cardSet(renamed(cardsIn(set)));
  return {
    ...state,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : renamedSet(hand))),
    drawPile: { ...drawPile, order: renamed(drawPile.order) },
  };
}
