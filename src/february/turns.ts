/** Who may act, what each may choose from, and why anything else is refused. */
import type { CardSet } from '../engine/sets';
import type { Refusal, Seat } from '../engine/variant';
import type { DateSet } from './calendar';
import { refusedBy, stepOf } from './choices';
import type { Choice, Placement, Slots, Step } from './rules/slots';
import type { FebruaryMove, FebruaryState } from './state';
import { placementOf, seatAt, type Table } from './tricks';

/** Lists of one seat each, made once. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];
const NOBODY: readonly Seat[] = [];

/** The seats that may act: the waiting ones of a step, or the one whose turn or choice it is. */
export function seatsOf(slots: Slots, state: FebruaryState): readonly Seat[] {
  switch (state.phase) {
    case 'over':
      return NOBODY;
    case 'play':
      return ALONE[seatAt(state, state.trick.length)] as readonly Seat[];
    case 'unmark':
      return ALONE[seatAt(state, state.trick.length - 1)] as readonly Seat[];
    case 'mark':
      return ALONE[seatAt(state, chosenPlacement(slots, state).chooser ?? 0)] as readonly Seat[];
    default:
      return state.waiting;
  }
}

/** In the phase `mark` there is a placement, and somebody who chooses. */
const chosenPlacement = (slots: Slots, state: FebruaryState): Placement =>
  placementOf(slots, state) as Placement;

/** What an active seat may choose from: the one source of legal moves and of their check. */
export function choiceOf({ slots, sideOf }: Table, state: FebruaryState, seat: Seat): Choice {
  switch (state.phase) {
    case 'unmark':
      return { type: 'unmark', dates: state.marks[sideOf(seat)] as DateSet, ruling: 'C5' };
    case 'mark':
      return { type: 'mark', ...chosenPlacement(slots, state) };
    case 'draft':
    case 'pass':
      return (stepOf(slots.preparing.steps, state.phase) as Step).choice(state, seat);
    default: {
      const cards = slots.following.playable(state.hands[seat] as CardSet, state.trick);
      return { type: 'play', cards };
    }
  }
}

/** Why a well-formed move is not legal in a game that is not over; null if it is. */
export function refusalOf(table: Table, state: FebruaryState, move: FebruaryMove): Refusal | null {
  const active = seatsOf(table.slots, state);
  if (!active.includes(move.seat)) return refusedSeat(state, active);
  const choice = choiceOf(table, state, move.seat);
  if (choice.type === move.type) return refusedBy(choice, move, state, table.slots.following);
  const message = `Now is not the time for that; the game waits for: ${choice.type}.`;
  return { code: 'wrong-phase', ruling: 'F10', message, data: { expected: choice.type } };
}

/** A choice once made stands (S4); otherwise it is another's turn (F11). */
function refusedSeat({ waiting }: FebruaryState, active: readonly Seat[]): Refusal {
  if (waiting.length > 0) {
    const message = 'You have chosen; the others are still choosing.';
    return { code: 'already-chosen', ruling: 'S4', message, data: { active } };
  }
  const message = 'It is not your turn.';
  return { code: 'not-your-turn', ruling: 'F11', message, data: { active } };
}
