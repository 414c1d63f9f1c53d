/** Deals and the ends of rounds (S2, F1, F2, F11, F12). */

import { changed } from '../engine/change';
import {
  type CardNumber,
  type CardSet,
  cardSet,
  cardsIn,
  difference,
  intersection,
  NO_CARDS,
  pairedCardsIn,
  union,
} from '../engine/sets';
import type { OwnState, Seat } from '../engine/variant';
import { NO_DATES } from './calendar';
import { DATE_CARDS, SPECIALS } from './cards';
import { namesOf } from './choices';
import type { FebruaryMove } from './moves';
import type { FebruaryTurn, Preparing, Slots, Step } from './rules/slots';
import { scoreOf } from './score';
import type { FebruaryChanges, FebruaryGame, FebruaryState, Side } from './state';

/** The slots in force, and who scores with whom. */
export interface Table {
  readonly slots: Slots;
  /** The seats of each side. */
  readonly sides: readonly (readonly Seat[])[];
  /** The side of each seat. */
  readonly sideOf: readonly Side[];
}

/** The step of that phase. */
export const stepOf = ({ steps }: Preparing, phase: string): Step =>
  steps.find((step) => step.phase === phase) as Step;

/** Hands dealt one card at a time from the dealer's left, and what is left over (S2). */
interface Deal {
  readonly hands: readonly CardSet[];
  readonly rest: CardSet;
}

function deal(deck: readonly CardNumber[], players: number, dealer: Seat): Deal {
  const each = Math.floor(deck.length / players);
  const hands = Array.from({ length: players }, (_, seat) => {
    const hand: CardNumber[] = [];
    const first = (seat - dealer - 1 + players) % players;
    for (let k = 0; k < each; k++) hand.push(deck[first + k * players] as CardNumber);
    return cardSet(hand);
  });
  return { hands, rest: cardSet(deck.slice(each * players)) };
}

/** How many "1" cards, or lowest ones in their place, are taken out before Round II (F1, F2). */
const TAKEN_OUT: Readonly<Record<number, number>> = { 3: 1, 4: 0, 5: 2 };

/** The lowest date cards of the set, day before night (F2). */
const lowest = (cards: CardSet, count: number): CardSet =>
  cardSet(pairedCardsIn(intersection(cards, DATE_CARDS)).slice(0, count));

/** The table before the first card is dealt. */
const emptyTable = (sides: number) =>
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
    marks: Array.from({ length: sides }, () => NO_DATES),
  }) as const;

/** A state but for its head. */
type Dealt = OwnState<FebruaryGame> & Pick<FebruaryState, 'options'>;

/** Deals Round I: the 56 date cards, those over set aside unseen (F1). */
export function firstDeal(
  { slots, sides }: Table,
  options: FebruaryState['options'],
  turn: FebruaryTurn,
): OwnState<FebruaryGame> {
  const { players, dealer } = options;
  const { hands, rest } = deal(turn.shuffle(cardsIn(DATE_CARDS)), players, dealer);
  const piles = { aside: SPECIALS, unseen: rest, gone: NO_CARDS, out: NO_CARDS };
  const table = { ...emptyTable(sides.length), hands, piles };
  return { ...table, ...prepared(slots.preparing, { ...table, options }, turn) };
}

/** Deals Round II: all that has not left the game, less the cards taken out (F1, F2). */
function dealSecond(preparing: Preparing, state: FebruaryState, turn: FebruaryTurn): FebruaryState {
  const { players, dealer } = state.options;
  const left = union(state.piles.aside, state.piles.unseen);
  const out = lowest(left, TAKEN_OUT[players] as number);
  const { hands } = deal(turn.shuffle(cardsIn(difference(left, out))), players, dealer);
  const piles = { aside: NO_CARDS, unseen: NO_CARDS, gone: state.piles.gone, out };
  turn.emit?.({ type: 'dealt', round: 2, takenOut: namesOf(out), hands: hands.map(namesOf) });
  const dealt = changed(state, { round: 2, hands, piles, passes: [] });
  return changed(dealt, prepared(preparing, dealt, turn));
}

/** What the first step after the deal changes, or the first trick where there is none. */
function prepared(preparing: Preparing, state: Dealt, turn: FebruaryTurn): FebruaryChanges {
  const [first] = preparing.steps;
  if (first === undefined) return opened(preparing, state, turn);
  const changes = startOf(first, state.hands);
  return { ...changes, leader: preparing.opener({ ...state, ...changes }) };
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
): FebruaryState {
  const step = stepOf(preparing, state.phase);
  turn.emit?.(step.event(move));
  const waiting = state.waiting.filter((seat) => seat !== move.seat);
  const taken = changed(state, { ...step.take(state, move), waiting });
  if (waiting.length > 0) return taken;
  const settled = changed(taken, step.settle(taken, turn));
  return settled.waiting.length > 0 ? settled : afterStep(preparing, step, settled, turn);
}

/** The next step begins, or the round's first trick. */
function afterStep(
  preparing: Preparing,
  step: Step,
  state: FebruaryState,
  turn: FebruaryTurn,
): FebruaryState {
  const next = preparing.steps[preparing.steps.indexOf(step) + 1];
  const changes = next === undefined ? opened(preparing, state, turn) : startOf(next, state.hands);
  return changed(state, changes);
}

/** The first trick of a round begins. */
function opened(preparing: Preparing, state: Dealt, turn: FebruaryTurn): FebruaryChanges {
  const leader = preparing.opener(state) as Seat;
  turn.emit?.({ type: 'round-started', round: state.round, leader });
  return { phase: 'play', leader };
}

/** All hands are played: Round II is dealt, or the game is over (F11, F12). */
export function afterRound(
  { slots, sides }: Table,
  state: FebruaryState,
  turn: FebruaryTurn,
): FebruaryState {
  turn.emit?.({ type: 'round-ended', round: state.round });
  if (state.round === 1) return dealSecond(slots.preparing, state, turn);
  const over = changed(state, { phase: 'over' });
  turn.emit?.({ type: 'finished', winners: scoreOf(slots.scoring, sides, over).winners });
  return over;
}
