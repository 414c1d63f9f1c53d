/** Who may act, what each may choose from, and why anything else is refused. */
import { deepFreeze } from '../engine/freeze';
import type { Listing } from '../engine/listing';
import type { Refusal } from '../engine/rejections';
import type { CardSet } from '../engine/sets';
import type { Seat } from '../engine/variant';
import type { DateSet } from './calendar';
import { type Choice, movesOf, refusedDate, refusedPlay } from './choices';
import type { FebruaryMove, MarkMove, PlayMove } from './moves';
import { stepOf, type Table } from './rounds';
import type { Placement, Slots } from './rules/slots';
import type { FebruaryState, Side } from './state';
import { placementOf, seatAt } from './tricks';

/** Lists of one seat each, made once. */
const ALONE: readonly (readonly Seat[])[] = /* @__PURE__ */ deepFreeze([[0], [1], [2], [3], [4]]);
const NOBODY: readonly Seat[] = /* @__PURE__ */ Object.freeze([]);

/** The seats that may act: the waiting ones of a step, or the one whose turn or choice it is. */
export function seatsOf(slots: Slots, state: FebruaryState): readonly Seat[] {
  if (state.waiting.length > 0) return state.waiting;
  if (state.phase === 'over') return NOBODY;
  return ALONE[seatAt(state, placeOf(slots, state))] as readonly Seat[];
}

/** The place in the trick of the card that is played next, or whose player chooses a date. */
function placeOf(slots: Slots, { phase, trick }: FebruaryState): number {
  if (phase === 'mark') return chosenPlacement(slots, trick).chooser as number;
  return phase === 'unmark' ? trick.length - 1 : trick.length;
}

/** In the phase `mark` there is a placement, and somebody who chooses. */
const chosenPlacement = (slots: Slots, trick: FebruaryState['trick']): Placement =>
  placementOf(slots, trick, slots.winning(trick)) as Placement;

/** What an active seat may choose from: the one source of legal moves and of their check. */
function choiceOf({ slots, sideOf }: Table, state: FebruaryState, seat: Seat): Choice {
  const { phase, marks, hands, trick } = state;
  if (phase === 'play') {
    return { type: phase, cards: slots.following.playable(hands[seat] as CardSet, trick) };
  }
  if (phase === 'mark') return { type: phase, ...chosenPlacement(slots, trick) };
  return { type: 'unmark', dates: marks[sideOf[seat] as Side] as DateSet, ruling: 'C5' };
}

/** Every legal move of an active seat. */
export function movesIn(table: Table, state: FebruaryState, seat: Seat): Listing<FebruaryMove> {
  if (state.waiting.length === 0) return movesOf(choiceOf(table, state, seat), seat);
  return stepOf(table.slots.preparing, state.phase).moves(state, seat);
}

/** Why a well-formed move is not legal in a game that is not over; null if it is. */
export function refusalOf(table: Table, state: FebruaryState, move: FebruaryMove): Refusal | null {
  const active = seatsOf(table.slots, state);
  if (!active.includes(move.seat)) return refusedSeat(state, active);
  if (state.waiting.length > 0) {
    const step = stepOf(table.slots.preparing, state.phase);
    return step.phase === move.type ? step.refusal(state, move) : wrongPhase(step.phase, 'S4');
  }
  const choice = choiceOf(table, state, move.seat);
  if (choice.type !== move.type) return wrongPhase(choice.type, 'F10');
  if (choice.type !== 'play') return refusedDate(choice.dates, move as MarkMove, choice.ruling);
  return refusedPlay(choice.cards, move as PlayMove, state, table.slots.following);
}

/** The order of a trick's events is fixed (F10), and before it all choose at once (S4). */
const wrongPhase = (expected: FebruaryMove['type'], ruling: string): Refusal => ({
  code: 'wrong-phase',
  ruling,
  message: `Now is not the time for that; the game waits for: ${expected}.`,
  data: { expected },
});

/** A choice once made stands (S4); otherwise it is another's turn or choice (F11, F10). */
function refusedSeat({ waiting, phase }: FebruaryState, active: readonly Seat[]): Refusal {
  if (waiting.length > 0) {
    const message = 'You have chosen; the others are still choosing.';
    return { code: 'already-chosen', ruling: 'S4', message, data: { active } };
  }
  const message = 'It is not your turn.';
  const ruling = phase === 'play' ? 'F11' : 'F10';
  return { code: 'not-your-turn', ruling, message, data: { active } };
}
