/** Cards that have left the hands: passed this round, or taken out before it. */
import { type CardSet, cardSet, cardsIn, has, intersection, size, union } from '../../engine/sets';
import type { Seat } from '../../engine/variant';
import { cardsOfDates, dateSet } from '../../february/calendar';
import { DATES, isDated } from '../../february/cards';
import { misplaced } from '../counting';
import type { Problem } from '../problems';
import { PASSED } from './structure';
import { isStep, playedBy, type Table } from './table';

/** Passed cards that are not where they were passed to and have not been played since (T2). */
export function doubtsOfPasses(table: Table): readonly Problem[] {
  const { state, players } = table;
  const { passes, phase } = state;
  if (isStep(phase) || passes.length === 0) return [];
  const wrong = passes.flatMap((cards, from) => {
    const isPlaced = (card: number, index: number): boolean =>
      mayBeWith(table, card, (from + 1 + index) % players);
    return cards.length === PASSED && cards.every(isPlaced) ? [] : [unpassed(['passes', from])];
  });
  const passed = cardSet(passes.flat());
  const isLikely =
    size(passed) === PASSED * players &&
    size(intersection(passed, state.piles.gone)) <= table.tricks;
  return isLikely ? wrong : [...wrong, unpassed(['passes'])];
}

const unpassed = (path: Problem['path']): Problem =>
  misplaced(path, `${PASSED} cards that are where they were passed to, or played since`);

/** Whether the card can have been passed to the seat; there are no specials in Round I (F1). */
function mayBeWith(table: Table, card: number, seat: Seat): boolean {
  const { hands, piles, round } = table.state;
  const own = union(hands[seat] as CardSet, cardSet(playedBy(table, seat)));
  const played = union(piles.aside, piles.gone);
  return (has(own, card) || has(played, card)) && (round === 2 || isDated(card));
}

/** Cards taken out although a lower one was there (F2): that one is still in the game. */
export function doubtsOfTakenOut({ state }: Table): readonly Problem[] {
  const { out, gone } = state.piles;
  let rest: readonly number[] = cardsIn(out);
  for (const card of DATES.flatMap((date) => cardsIn(cardsOfDates(dateSet(date))))) {
    if (rest.length === 0) break;
    if (!has(out, card) && !has(gone, card)) {
      return [misplaced(['piles', 'out'], 'the lowest date cards that were left')];
    }
    rest = rest.filter((other) => other !== card);
  }
  return [];
}
