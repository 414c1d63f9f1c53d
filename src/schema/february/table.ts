import { type CardSet, size } from '../../engine/sets';
import type { OwnState, Seat, Settled, Turn, Variant } from '../../engine/variant';
import type { FebruaryGame, FebruaryState } from '../../february/state';

/** A variant of February. */
export type Rules = Variant<FebruaryGame>;

/** A state with what its options and its round say about how many cards are where. */
export interface Table {
  readonly rules: Rules;
  readonly state: FebruaryState;
  readonly players: number;
  /** How many sides score. */
  readonly sides: number;
  /** How many cards each seat was dealt this round (F1). */
  readonly dealt: number;
  /** How many cards were set aside unseen, and taken out, before this round (F1, F2). */
  readonly unseen: number;
  readonly takenOut: number;
  /** How many tricks of this round are over: each brings one card out of the game (F6, C8). */
  readonly tricks: number;
  /** How many lists of passed cards there may be. */
  readonly passes: readonly number[];
}

/** Looks at a state through the first deal of its options, so that no size is written twice. */
export function tableOf(rules: Rules, state: FebruaryState): Table {
  const { options, round, piles } = state;
  const { players } = options;
  const opening = openingOf(rules, state, (cards) => cards);
  const first = size((opening.packs[0] ?? opening.hands[0]) as CardSet);
  const second = rules.cards.length - first;
  const spare = second % players;
  const later = round === 2;
  return {
    rules,
    state,
    players,
    sides: opening.marks.length,
    dealt: later ? (second - spare) / players : first,
    unseen: later ? 0 : size(opening.piles.unseen),
    takenOut: later ? spare : 0,
    tricks: size(piles.gone) - (later ? first : 0),
    passes: hasPassing(rules, opening.hands, state) ? [opening.passes.length, players] : [0],
  };
}

/** The first deal, by that order of the deck. */
export const openingOf = (
  rules: Rules,
  { options }: FebruaryState,
  shuffle: Turn['shuffle'],
): OwnState<FebruaryGame> => rules.begin(options as Settled<FebruaryGame>, { shuffle });

/** Whether cards are passed before a round: a ruleset knows the phases that it has. */
function hasPassing(rules: Rules, hands: FebruaryState['hands'], state: FebruaryState): boolean {
  try {
    rules.moves({ ...state, hands: hands.map(() => ({ lo: 0, hi: 0 })), phase: 'pass' }, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether everyone chooses at once in this phase (S4). */
export const isStep = (phase: string): boolean => phase === 'draft' || phase === 'pass';

/** The place in the trick at which the seat plays. */
const placeOf = ({ players }: Table, seat: Seat, leader: Seat | null): number =>
  (seat - (leader ?? 0) + players) % players;

/** What the seat has put into the trick: one card or none. */
export const playedBy = (table: Table, seat: Seat): readonly number[] => {
  const place = placeOf(table, seat, table.state.leader);
  return table.state.trick.slice(place, place + 1);
};
