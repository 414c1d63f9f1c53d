/** Cards and turn of the round that is being played, or of the last one. */
import {
  type CardSet,
  cardSet,
  difference,
  has,
  intersection,
  isEmpty,
  size,
  union,
} from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { DECK } from '../../hwatu/card-sets';
import { deal } from '../../hwatu/deal';
import type { HwatuState } from '../../hwatu/state';
import { doubtsOfCards, doubtsOfLengths, doubtsOfSeats, each, misplaced } from '../counting';
import type { Problem } from '../problems';

/** Lists that are not as long as the table is large, and seats that it does not have. */
export function doubtsOfTable(state: HwatuState): readonly Problem[] {
  const { options, hands, tally, dealer, turn } = state;
  const lists = [
    [['hands'], hands],
    [['tally', 'points'], tally.points],
  ] as const;
  const seats = [
    [['options', 'dealer'], options.dealer],
    [['dealer'], dealer],
    [['turn'], turn],
  ] as const;
  return [...doubtsOfLengths(lists, options.players), ...doubtsOfSeats(seats, options.players)];
}

/** Cards that are in two places, and whether any are missing. */
export function doubtsOfPlaces({ hands, drawPile, discardPile }: HwatuState): readonly Problem[] {
  const { cards, top } = discardPile;
  const toDraw = cardSet(drawPile.order.slice(drawPile.drawn));
  return [
    ...doubtsOfCards(
      [...each('hands', hands), [['drawPile'], toDraw], [['discardPile', 'cards'], cards]],
      DECK.length,
    ),
    ...(has(cards, top) ? [] : [misplaced(['discardPile', 'top'], 'a card of the discard pile')]),
  ];
}

/**
 * Piles and hands that the draw pile cannot have led to: its order is that of the deal, of which
 * the hands are the beginning (H4), or a renewal, at which a card was drawn at once (H6).
 */
export function doubtsOfPiles(state: HwatuState): readonly Problem[] {
  const { options, dealer, drawPile, hands } = state;
  const { order, drawn } = drawPile;
  const start = order.length < DECK.length ? null : deal(options.players, dealer, () => order);
  const least = start?.drawPile.drawn ?? 1;
  if (drawn < least || drawn > order.length) return [undealt(['drawPile', 'drawn'])];
  if (start === null) return [];
  const since = cardSet(order.slice(least, drawn));
  const strange = hands.findIndex(
    (hand, seat) => !isEmpty(difference(hand, union(start.hands[seat] as CardSet, since))),
  );
  if (strange >= 0) return [undealt(['hands', strange])];
  return isTurn(state, start.turn, since) ? [] : [undealt(['turn'])];
}

/**
 * Whether it can be that seat's turn. Each turn has put a card on the discard pile or drawn one,
 * or both (H5), and of the cards drawn since the deal no more were discarded at once than lie there.
 */
function isTurn(
  { options, turn, discardPile }: HwatuState,
  first: Seat | null,
  since: CardSet,
): boolean {
  const most = size(since) + size(discardPile.cards) - 1;
  const least = most - size(intersection(since, discardPile.cards));
  const over = turn === null || first === null;
  return (
    over || (turn - first - least + (most + 1) * options.players) % options.players <= most - least
  );
}

const undealt = (path: Problem['path']): Problem =>
  misplaced(path, 'what a deal from this order leads to');
