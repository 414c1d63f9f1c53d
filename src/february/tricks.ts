/** A trick from card to card, and its end, in the order of F10. */
import { type CardSet, cardSet, including, replaced, union, without } from '../engine/sets';
import type { Seat } from '../engine/variant';
import { allOf, commonTo, type DateSet, dateSet, earliestOf, except, NO_DATES } from './calendar';
import { type CalendarDate, cardOf, LEAP, numberOf } from './cards';
import { afterTrick } from './rounds';
import type { FebruaryChanges, FebruaryTurn, Placement, Slots } from './rules/slots';
import type { FebruaryState, MarkMove, PlayMove, Side, UnmarkMove } from './state';

/** What a trick needs besides its cards: the slots, who scores, and how markers share a date. */
export interface Table {
  readonly slots: Slots;
  readonly sideOf: (seat: Seat) => Side;
  readonly winners: (state: FebruaryState) => readonly Seat[];
}

/** The seat of the card at that place of the trick. */
export const seatAt = ({ leader, options }: FebruaryState, place: number): Seat =>
  ((leader ?? 0) + place) % options.players;

const isFull = ({ trick, options }: FebruaryState): boolean => trick.length === options.players;

/** A card is played; a violation costs a marker at once, a full trick ends (C5, F10). */
export function playCard(
  table: Table,
  state: FebruaryState,
  { seat, card }: PlayMove,
  turn: FebruaryTurn,
): FebruaryChanges {
  const number = numberOf(card);
  const trick = [...state.trick, number];
  const hands = replaced(state.hands, seat, without(state.hands[seat] as CardSet, number));
  const violation = table.slots.following.isViolation(trick, trick.length - 1);
  turn.emit?.({ type: 'played', seat, card, violation });
  const changes = { hands, trick };
  if (violation && state.marks[table.sideOf(seat)] !== NO_DATES) {
    return { ...changes, phase: 'unmark' };
  }
  return afterCard(table, state, changes, turn);
}

/** The violator takes a marker off (C5). */
export function takeMarkerOff(
  table: Table,
  state: FebruaryState,
  { seat, date }: UnmarkMove,
  turn: FebruaryTurn,
): FebruaryChanges {
  const side = table.sideOf(seat);
  const marks = replaced(state.marks, side, except(state.marks[side] as DateSet, dateSet(date)));
  turn.emit?.({ type: 'unmarked', seat, side, date });
  return afterCard(table, state, { marks, phase: 'play' }, turn);
}

/** The next card is waited for, or the trick is full: its winner, then the marker (F10). */
function afterCard(
  table: Table,
  state: FebruaryState,
  changes: FebruaryChanges,
  turn: FebruaryTurn,
): FebruaryChanges {
  const next = { ...state, ...changes };
  if (!isFull(next)) return changes;
  const { winner, leaves } = table.slots.winning(next.trick);
  if (winner === null) turn.emit?.({ type: 'trick-void', leaves: cardOf(leaves) });
  else turn.emit?.({ type: 'trick-won', seat: seatAt(next, winner), card: cardOf(leaves) });
  const placement = placementOf(table.slots, next);
  if (placement === null) return endTrick(table, next, changes, turn);
  if (placement.chooser !== null) return { ...changes, phase: 'mark' };
  const marks = marked(table, next, earliestOf(placement.dates) as CalendarDate, turn);
  return endTrick(table, next, { ...changes, marks }, turn);
}

/** Where the marker may go; null in a trick without a winner or won by Leap Year (C8, F8). */
export function placementOf(
  { winning, marking }: Slots,
  { trick }: FebruaryState,
): Placement | null {
  const { winner, leaves } = winning(trick);
  return winner === null || leaves === LEAP ? null : marking(trick, winner);
}

/** The date for the winner's marker is chosen (F9, T3, T4). */
export function chooseDate(
  table: Table,
  state: FebruaryState,
  { date }: MarkMove,
  turn: FebruaryTurn,
): FebruaryChanges {
  const marks = marked(table, state, date, turn);
  return endTrick(table, state, { marks, phase: 'play' }, turn);
}

/** The winner's side marks the date; others' markers stay only where dates are shared (F7, F16). */
function marked(
  { slots, sideOf }: Table,
  state: FebruaryState,
  date: CalendarDate,
  turn: FebruaryTurn,
): readonly DateSet[] {
  const { winner } = slots.winning(state.trick);
  const side = sideOf(seatAt(state, winner as number));
  const cleared = state.options.sharedDates ? NO_DATES : dateSet(date);
  const removed = state.marks.flatMap((dates, other) =>
    other !== side && commonTo(dates, cleared) !== NO_DATES ? [other] : [],
  );
  turn.emit?.({ type: 'marked', side, date, replaced: removed });
  return state.marks.map((dates, other) =>
    other === side ? allOf(dates, dateSet(date)) : except(dates, cleared),
  );
}

/** The trick is cleared away (F6), and its winner, if any, leads the next (F11, C8). */
function endTrick(
  table: Table,
  state: FebruaryState,
  changes: FebruaryChanges,
  turn: FebruaryTurn,
): FebruaryChanges {
  const { winner, leaves } = table.slots.winning(state.trick);
  const { aside, gone } = state.piles;
  const piles = {
    ...state.piles,
    aside: union(aside, without(cardSet(state.trick), leaves)),
    gone: including(gone, leaves),
  };
  const seat = winner === null ? null : seatAt(state, winner);
  const leader = seat ?? state.leader;
  const last = { leader: state.leader ?? 0, cards: state.trick, winner: seat };
  const cleared = { ...changes, piles, leader, trick: [], last };
  return afterTrick(table.slots.preparing, state, cleared, turn, table.winners);
}
