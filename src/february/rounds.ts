/** Deals and the ends of rounds (S2, F1, F2, F11, F12). */
import {
  type CardNumber,
  type CardSet,
  cardSet,
  cardsIn,
  difference,
  intersection,
  isEmpty,
  NO_CARDS,
  union,
} from '../engine/sets';
import type { Seat } from '../engine/variant';
import { DATE_CARDS, dayOf, isNightNumber, SPECIALS } from './cards';
import { namesOf, stepOf } from './choices';
import type { FebruaryChanges, FebruaryTurn, Preparing, Step } from './rules/slots';
import type { FebruaryMove, FebruaryState, Piles } from './state';

/** Hands dealt one card at a time from the dealer's left, and what is left over (S2). */
interface Deal {
  readonly hands: readonly CardSet[];
  readonly rest: CardSet;
}

function deal(deck: readonly CardNumber[], players: number, dealer: Seat): Deal {
  const each = Math.floor(deck.length / players);
  const hands = Array.from({ length: players }, (_, seat) => {
    const first = (seat - dealer - 1 + players) % players;
    return cardSet(Array.from({ length: each }, (_, k) => deck[first + k * players] as CardNumber));
  });
  return { hands, rest: cardSet(deck.slice(each * players)) };
}

/** How many "1" cards, or lowest ones in their place, are taken out before Round II (F1, F2). */
const TAKEN_OUT: Readonly<Record<number, number>> = { 3: 1, 4: 0, 5: 2 };

/** The lowest date cards, day before night (F2). */
const lowest = (cards: CardSet, count: number): CardSet =>
  cardSet(
    cardsIn(intersection(cards, DATE_CARDS))
      .sort((a, b) => dayOf(a) - dayOf(b) || Number(isNightNumber(a)) - Number(isNightNumber(b)))
      .slice(0, count),
  );

/** Before Round I: the specials wait, all else is in the deck. */
const UNDEALT: Piles = { aside: SPECIALS, unseen: NO_CARDS, gone: NO_CARDS, out: NO_CARDS };

/** The table before the first card is dealt; `options` alone decide it. */
export const emptyTable = (sides: number) =>
  ({
    round: 1,
    phase: 'play',
    leader: null,
    waiting: [],
    hands: [],
    packs: [],
    passes: [],
    trick: [],
    last: null,
    marks: Array.from({ length: sides }, () => 0),
    piles: UNDEALT,
  }) as const;

/** Deals Round I: the 56 date cards, those over set aside unseen (F1). */
export function dealFirst(
  preparing: Preparing,
  state: FebruaryState,
  turn: FebruaryTurn,
): FebruaryChanges {
  const { players, dealer } = state.options;
  const { hands, rest } = deal(turn.shuffle(cardsIn(DATE_CARDS)), players, dealer);
  return prepared(preparing, { ...state, hands, piles: { ...UNDEALT, unseen: rest } }, turn);
}

/** Deals Round II: all that has not left the game, less the cards taken out (F1, F2). */
function dealSecond(
  preparing: Preparing,
  state: FebruaryState,
  turn: FebruaryTurn,
): FebruaryChanges {
  const { players, dealer } = state.options;
  const left = union(state.piles.aside, state.piles.unseen);
  const out = lowest(left, TAKEN_OUT[players] ?? 0);
  const { hands } = deal(turn.shuffle(cardsIn(difference(left, out))), players, dealer);
  const piles = { aside: NO_CARDS, unseen: NO_CARDS, gone: state.piles.gone, out };
  turn.emit?.({ type: 'dealt', round: 2, takenOut: namesOf(out), hands: hands.map(namesOf) });
  return { round: 2, ...prepared(preparing, { ...state, round: 2, hands, piles }, turn) };
}

/** The first step after the deal, or the first trick where there is none. */
function prepared(preparing: Preparing, state: FebruaryState, turn: FebruaryTurn): FebruaryChanges {
  const [first] = preparing.steps;
  const { hands, piles } = state;
  const changes = first === undefined ? { hands } : startOf(first, hands);
  if (first === undefined) return { piles, ...changes, ...opened(preparing, state, turn) };
  return { piles, ...changes, leader: preparing.opener({ ...state, ...changes }) };
}

const startOf = (step: Step, hands: readonly CardSet[]): FebruaryChanges => ({
  hands,
  phase: step.phase,
  ...step.start(hands),
});

/** A choice in a step: the step goes on, the next one begins, or the first trick (S4). */
export function choose(
  preparing: Preparing,
  state: FebruaryState,
  move: FebruaryMove,
  turn: FebruaryTurn,
): FebruaryChanges {
  const step = stepOf(preparing.steps, state.phase) as Step;
  turn.emit?.(step.event(move));
  const waiting = state.waiting.filter((seat) => seat !== move.seat);
  const taken = { ...step.take(state, move), waiting };
  if (waiting.length > 0) return taken;
  const settled = { ...taken, ...step.settle({ ...state, ...taken }, turn) };
  return settled.waiting.length > 0
    ? settled
    : afterStep(preparing, step, { ...state, ...settled }, settled, turn);
}

/** The next step begins, or the round's first trick. */
function afterStep(
  preparing: Preparing,
  step: Step,
  state: FebruaryState,
  changes: FebruaryChanges,
  turn: FebruaryTurn,
): FebruaryChanges {
  const next = preparing.steps[preparing.steps.indexOf(step) + 1];
  if (next !== undefined) return { ...changes, ...startOf(next, state.hands) };
  return { ...changes, ...opened(preparing, state, turn) };
}

/** The first trick of a round begins. */
function opened(preparing: Preparing, state: FebruaryState, turn: FebruaryTurn): FebruaryChanges {
  const leader = preparing.opener(state) as Seat;
  turn.emit?.({ type: 'round-started', round: state.round, leader });
  return { phase: 'play', leader };
}

/** After a trick: the next one, Round II, or the end (F11, F12). */
export function afterTrick(
  preparing: Preparing,
  state: FebruaryState,
  changes: FebruaryChanges,
  turn: FebruaryTurn,
  winners: (state: FebruaryState) => readonly Seat[],
): FebruaryChanges {
  const next = { ...state, ...changes };
  if (!next.hands.every(isEmpty)) return changes;
  turn.emit?.({ type: 'round-ended', round: next.round });
  if (next.round === 1) return { ...changes, ...dealSecond(preparing, next, turn) };
  turn.emit?.({ type: 'finished', winners: winners({ ...next, phase: 'over' }) });
  return { ...changes, phase: 'over' };
}
