import { dateCards, specials } from './february-cards';
import { hwatuCards } from './hwatu';
import { at, upTo } from './lists';

/** 1d, 1n, 2d … 28n, leap, reschedule; or by month, in it bright, animal, ribbon, chaff. */
function cardsInOrder(variantId: string): readonly string[] {
  return variantId === 'hwatu/shedding' ? hwatuCards : [...dateCards, ...specials];
}

/**
 * A shuffle that any language can repeat: from the last card down to the second, change places with
 * card `x mod (i + 1)`, where x is multiplied by 48271 modulo 2^31 - 1 (Park and Miller) before
 * each step.
 */
function mixed(cards: readonly string[], start: number): string[] {
  const deck = [...cards];
  let x = start;
  for (let i = deck.length - 1; i > 0; i -= 1) {
    x = (x * 48271) % 2147483647;
    const j = x % (i + 1);
    [deck[i], deck[j]] = [at(deck, j), at(deck, i)];
  }
  return deck;
}

/** The k-th order (from 1) starts from 1000 times the number of players plus k. */
export function fixedDecks(variantId: string, players: number, count: number): string[][] {
  const cards = cardsInOrder(variantId);
  return upTo(count).map((i) => mixed(cards, 1000 * players + i + 1));
}
