/** A trick from card to card, and its end, in the order of F10. */

import { changed } from '../engine/change';
import {
  type CardNumber,
  type CardSet,
  cardSet,
  including,
  isEmpty,
  replaced,
  union,
  without,
} from '../engine/sets';
import type { Seat } from '../engine/variant';
import { allOf, commonTo, type DateSet, dateSet, earliestOf, except, NO_DATES } from './calendar';
import { type CalendarDate, cardOf, LEAP, numberOf } from './cards';
import type { MarkMove, PlayMove, UnmarkMove } from './moves';
import { afterRound, type Table } from './rounds';
import type { FebruaryTurn, Outcome, Placement, Slots, Trick } from './rules/slots';
import { type FebruaryState, type Piles, played, type Side } from './state';

/** The seat of the card at that place of the trick. */
export const seatAt = ({ leader, options }: FebruaryState, place: number): Seat =>
  ((leader as Seat) + place) % options.players;

/** A card is played; a violation costs a marker at once, a full trick ends (C5, F10). */
export function playCard(
  table: Table,
  state: FebruaryState,
  { seat, card }: PlayMove,
  turn: FebruaryTurn,
): FebruaryState {
  const { leader, last, marks, piles } = state;
  const number = numberOf(card);
  const trick = [...state.trick, number];
  const hands = replaced(state.hands, seat, without(state.hands[seat] as CardSet, number));
  const violation = table.slots.following.isViolation(trick, trick.length - 1);
  turn.emit?.({ type: 'played', seat, card, violation });
  const owes = violation && marks[table.sideOf[seat] as Side] !== NO_DATES;
  const phase = owes ? 'unmark' : 'play';
  const next = played(state, { phase, leader, hands, trick, last, marks, piles });
  return owes ? next : afterCard(table, next, turn);
}

/** The violator takes a marker off (C5). */
export function takeMarkerOff(
  table: Table,
  state: FebruaryState,
  { seat, date }: UnmarkMove,
  turn: FebruaryTurn,
): FebruaryState {
  const side = table.sideOf[seat] as Side;
  const marks = replaced(state.marks, side, except(state.marks[side] as DateSet, dateSet(date)));
  turn.emit?.({ type: 'unmarked', seat, side, date });
  return afterCard(table, changed(state, { marks, phase: 'play' }), turn);
}

/** The date for the winner's marker is chosen (F9, T3, T4). */
export function chooseDate(
  table: Table,
  state: FebruaryState,
  { date }: MarkMove,
  turn: FebruaryTurn,
): FebruaryState {
  const outcome = table.slots.winning(state.trick);
  return endTrick(table, state, outcome, marked(table, state, outcome, date, turn), turn);
}

/** The trick goes on, or it is full: its winner, then the marker, or the choice of its date (F10). */
function afterCard(table: Table, state: FebruaryState, turn: FebruaryTurn): FebruaryState {
  if (state.trick.length < state.options.players) return state;
  const outcome = table.slots.winning(state.trick);
  announce(state, outcome, turn);
  const placement = placementOf(table.slots, state.trick, outcome);
  if (placement === null) return endTrick(table, state, outcome, state.marks, turn);
  if (placement.chooser !== null) return changed(state, { phase: 'mark' });
  const date = earliestOf(placement.dates) as CalendarDate;
  return endTrick(table, state, outcome, marked(table, state, outcome, date, turn), turn);
}

function announce(state: FebruaryState, { winner, leaves }: Outcome, turn: FebruaryTurn): void {
  if (winner === null) turn.emit?.({ type: 'trick-void', leaves: cardOf(leaves) });
  else turn.emit?.({ type: 'trick-won', seat: seatAt(state, winner), card: cardOf(leaves) });
}

/** Where the marker may go; null in a trick without a winner or won by Leap Year (C8, F8). */
export function placementOf(
  { marking }: Slots,
  trick: Trick,
  { winner, leaves }: Outcome,
): Placement | null {
  return winner === null || leaves === LEAP ? null : marking(trick, winner);
}

/** The winner's side marks the date; others' markers stay only where dates are shared (F7, F16). */
function marked(
  { sideOf }: Table,
  state: FebruaryState,
  { winner }: Outcome,
  date: CalendarDate,
  turn: FebruaryTurn,
): readonly DateSet[] {
  const own = sideOf[seatAt(state, winner as number)] as Side;
  const cleared = state.options.sharedDates ? NO_DATES : dateSet(date);
  turn.emit?.({ type: 'marked', side: own, date, replaced: othersOn(state.marks, own, cleared) });
  return state.marks.map((dates, side) =>
    side === own ? allOf(dates, dateSet(date)) : except(dates, cleared),
  );
}

/** The other sides with a marker on one of the dates. */
const othersOn = (marks: readonly DateSet[], own: Side, dates: DateSet): readonly Side[] =>
  marks.flatMap((marked, side) =>
    side !== own && commonTo(marked, dates) !== NO_DATES ? side : [],
  );

/** With its markers set, the trick is cleared away (F6); its winner, if any, leads the next (F11, C8). */
function endTrick(
  table: Table,
  state: FebruaryState,
  { winner: place, leaves }: Outcome,
  marks: readonly DateSet[],
  turn: FebruaryTurn,
): FebruaryState {
  const { hands, trick, leader } = state;
  const winner = place === null ? null : seatAt(state, place);
  const cleared = played(state, {
    phase: 'play',
    leader: winner ?? leader,
    hands,
    trick: NO_TRICK,
    last: { leader: leader as Seat, cards: trick, winner },
    marks,
    piles: withTrick(state.piles, trick, leaves),
  });
  return hands.every(isEmpty) ? afterRound(table, cleared, turn) : cleared;
}

/** The trick that nobody has led yet. */
const NO_TRICK: Trick = /* @__PURE__ */ Object.freeze([]);

/** One card leaves the game, the others are set aside (F6). */
const withTrick = (
  { aside, unseen, gone, out }: Piles,
  trick: Trick,
  leaves: CardNumber,
): Piles => ({
  aside: union(aside, without(cardSet(trick), leaves)),
  unseen,
  gone: including(gone, leaves),
  out,
});
