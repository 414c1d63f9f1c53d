import { byDate, dateOf, isDateCard, type Played } from './february-cards';
import { startRound } from './february-hands';
import { datesOfTrick } from './february-rules';
import { ownDates, type Setting, sideOf, type Table } from './february-table';
import { at, distinct, without } from './lists';

/** F7: a marker replaces the one that is there; F16: with shared dates it joins it. */
function putMarker(table: Table, setting: Setting, date: number): void {
  const side = sideOf(setting, table.winner?.seat ?? -1);
  const others = setting.sharedDates ? at(table.calendar, date - 1) : [];
  table.calendar[date - 1] = distinct([...others, side]);
}

/** F6: the winning card leaves the game; C8: without a winner the highest date card. */
function leavingCard({ winner, trick }: Table): string {
  if (winner) return winner.card;
  const dates = trick.map((played) => played.card).filter(isDateCard);
  return at(dates.sort(byDate).reverse(), 0);
}

/** F6, F11: the other cards are set aside; then comes the next trick or round. */
function endTrick(table: Table, setting: Setting): void {
  const cards = table.trick.map((played) => played.card);
  table.setAside.push(...without(cards, [leavingCard(table)]));
  table.leader = table.winner?.seat ?? table.leader;
  table.trick = [];
  table.winner = null;
  table.phase = 'play';
  table.actor = table.leader;
  if (table.hands.some((hand) => hand.length > 0)) return;
  if (table.round === 1) startRound(table, setting);
  else table.phase = 'over';
}

/** F9, T4: the player of `reschedule` chooses the date, T3: otherwise the winner, F7: or nobody. */
function offerDates(table: Table, setting: Setting, winner: Played): boolean {
  const rescheduler = table.trick.find((played) => played.card === 'reschedule');
  const offer = rescheduler ? datesOfTrick : setting.rules.winnerMarks;
  if (!offer) return false;
  table.phase = 'mark';
  table.actor = rescheduler?.seat ?? winner.seat;
  table.offered = offer(table.trick);
  return true;
}

/** F10: after the last card and its violation. Nothing is marked by `leap` (F8) or nobody (C8). */
function closeTrick(table: Table, setting: Setting): void {
  table.winner = setting.rules.winning(table.trick);
  if (table.winner && isDateCard(table.winner.card)) {
    if (offerDates(table, setting, table.winner)) return;
    putMarker(table, setting, dateOf(table.winner.card));
  }
  endTrick(table, setting);
}

function nextInTrick(table: Table, setting: Setting): void {
  table.phase = 'play';
  table.actor = (table.actor + 1) % setting.players;
  if (table.trick.length === setting.players) closeTrick(table, setting);
}

export function playCard(table: Table, setting: Setting, card: string): void {
  const seat = table.actor;
  const hand = at(table.hands, seat);
  const { violation } = setting.rules.following(hand, table.trick);
  table.hands[seat] = without(hand, [card]);
  table.trick.push({ seat, card, violation });
  if (violation && ownDates(table, setting, seat).length > 0) table.phase = 'unmark';
  else nextInTrick(table, setting);
}

/** C5. */
export function takeOffMarker(table: Table, setting: Setting, date: number): void {
  const side = sideOf(setting, table.actor);
  table.calendar[date - 1] = at(table.calendar, date - 1).filter((other) => other !== side);
  nextInTrick(table, setting);
}

export function chooseDate(table: Table, setting: Setting, date: number): void {
  putMarker(table, setting, date);
  endTrick(table, setting);
}
