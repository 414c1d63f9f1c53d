import { type CardNumber, type CardSet, cardSet } from '../engine/sets';
import type { Seat, Turn } from '../engine/variant';
import { DECK } from './card-sets';
import { cardOf, monthOf } from './cards';
import type { HwatuState, NumberedDraw } from './state';

/** A new order of cards, by the game's next shuffle. */
type Shuffle = Turn['shuffle'];

/** What a deal lays on the table. */
export type Deal = Pick<HwatuState, 'dealer' | 'turn' | 'hands' | 'drawPile' | 'discardPile'>;

/** How many cards each player is dealt: two, twice around (H4). */
const HAND = 4;

/** The next seat clockwise. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1) % players;

/**
 * Draws for the first dealer: the earliest month deals, and the tied draw again (H3).
 *
 * @param players - how many play
 * @param shuffle - shuffles the deck, and all of it anew when it has run out
 * @returns the dealer, and every draw in its order
 */
export function drawDealer(
  players: number,
  shuffle: Shuffle,
): { readonly dealer: Seat; readonly draws: readonly NumberedDraw[] } {
  const nextCard = endlessDeck(shuffle);
  const draws: NumberedDraw[] = [];
  let tied: readonly Seat[] = Array.from({ length: players }, (_, seat) => seat);
  for (;;) {
    const latest = tied.map((seat) => ({ seat, card: nextCard() }));
    draws.push(...latest);
    tied = earliest(latest);
    const [dealer, second] = tied;
    if (dealer !== undefined && second === undefined) return { dealer, draws };
  }
}

/** The cards from the top of a deck that is shuffled again, whole, each time it runs out (H3). */
function endlessDeck(shuffle: Shuffle): () => CardNumber {
  let deck: readonly CardNumber[] = [];
  let drawn = 0;
  return () => {
    if (drawn === deck.length) {
      deck = shuffle(DECK);
      drawn = 0;
    }
    return deck[drawn++] as CardNumber;
  };
}

/** The seats that drew the earliest month, in seat order. */
function earliest(draws: readonly NumberedDraw[]): readonly Seat[] {
  const months = draws.map(({ card }) => monthOf(cardOf(card)));
  const first = Math.min(...months);
  return draws.filter((_, index) => months[index] === first).map(({ seat }) => seat);
}

/**
 * Deals a round (H4); the dealer's left neighbour starts (H5).
 *
 * @param players - how many play
 * @param dealer - the seat that deals
 * @param shuffle - shuffles the whole deck
 */
export function deal(players: number, dealer: Seat, shuffle: Shuffle): Deal {
  const order = shuffle(DECK);
  const first = leftOf(dealer, players);
  const upturned = HAND * players;
  const top = order[upturned] as CardNumber;
  return {
    dealer,
    turn: first,
    hands: Array.from({ length: players }, (_, seat) =>
      handAt(order, (seat - first + players) % players, players),
    ),
    drawPile: { order, drawn: upturned + 1 },
    discardPile: { cards: cardSet([top]), top },
  };
}

/** The hand of the player who is dealt to at that place, from 0: two cards of each time around. */
function handAt(order: readonly CardNumber[], place: number, players: number): CardSet {
  const firstTime = 2 * place;
  const secondTime = 2 * (players + place);
  return cardSet([
    ...order.slice(firstTime, firstTime + 2),
    ...order.slice(secondTime, secondTime + 2),
  ]);
}
