import { byDate, dateCards, isDateCard, specials } from './february-cards';
import type { Setting, Table } from './february-table';
import { at, shuffled, upTo, without } from './lists';

/** F2: how many of the lowest date cards are taken out, by the number of players. */
const takenOut = [0, 0, 0, 1, 0, 2];

/** F1, F2. */
function secondDeck(players: number, setAside: readonly string[]): string[] {
  const dates = setAside.filter(isDateCard).sort(byDate);
  return [...dates.slice(at(takenOut, players)), ...specials];
}

/** S2: one card at a time from the dealer's left; what is over is last and stays aside. */
function dealt(setting: Setting, deck: readonly string[]): { hands: string[][]; rest: string[] } {
  const equal = deck.length - (deck.length % setting.players);
  const hands: string[][] = upTo(setting.players).map(() => []);
  for (const i of upTo(equal)) {
    at(hands, (setting.dealer + 1 + i) % setting.players).push(at(deck, i));
  }
  return { hands, rest: deck.slice(equal) };
}

export function startRound(table: Table, setting: Setting): void {
  const cards = table.round === 0 ? dateCards : secondDeck(setting.players, table.setAside);
  const deck = shuffled(setting.decks, table.round, cards);
  const { hands, rest } = dealt(setting, deck);
  const isDraft = setting.rules.hands === 'draft';
  table.round += 1;
  table.setAside = rest;
  table.hands = isDraft ? hands.map(() => []) : hands;
  table.packs = isDraft ? hands : [];
  table.chosen = hands.map(() => null);
  table.phase = setting.rules.hands === 'deal' ? 'play' : setting.rules.hands;
  table.actor = table.leader;
}

/** C2, C7: who drafted a certain card leads; elsewhere the leader is known already (S1, F11). */
function firstTrick(table: Table, setting: Setting): void {
  const card = setting.rules.leadCards?.[table.round - 1];
  if (card) table.leader = table.hands.findIndex((hand) => hand.includes(card));
  table.phase = 'play';
  table.actor = table.leader;
}

/** L1: packs go to the left in Round I, to the right in Round II. */
function passPacks(table: Table, setting: Setting, picks: readonly string[][]): void {
  const n = setting.players;
  const source = table.round === 1 ? n - 1 : 1;
  const left = table.packs.map((pack, seat) => without(pack, at(picks, seat)));
  table.hands = table.hands.map((hand, seat) => [...hand, ...at(picks, seat)]);
  table.packs = upTo(n).map((seat) => at(left, (seat + source) % n));
  table.chosen = upTo(n).map(() => null);
  if (table.packs.every((pack) => pack.length === 0)) firstTrick(table, setting);
}

/** T2: the first card goes to the left neighbour, the second across, the third to the right. */
function passCards(table: Table, setting: Setting, passes: readonly string[][]): void {
  const kept = table.hands.map((hand, seat) => without(hand, at(passes, seat)));
  table.hands = kept.map((hand, seat) => {
    const received = [1, 2, 3].map((step) => at(at(passes, (seat + 4 - step) % 4), step - 1));
    return [...hand, ...received];
  });
  firstTrick(table, setting);
}

/** S4: nothing happens before all have chosen. */
export function choose(table: Table, setting: Setting, seat: number, cards: string[]): void {
  table.chosen[seat] = cards;
  const choices = table.chosen.filter((choice) => choice !== null);
  if (choices.length < setting.players) return;
  if (table.phase === 'draft') passPacks(table, setting, choices);
  else passCards(table, setting, choices);
}
