/** Games from the first card on, by preset card orders alone. */
import { applyMove, createGame, legalMoves, simulate } from '../../src';
import type { Card, FebruaryMove, FebruaryState, FebruaryView } from '../../src/february';
import {
  dateCards,
  dealing,
  drafting,
  filled,
  type Hands,
  type Prepared,
  passing,
} from './dealing';
import {
  type AnyOptions,
  type AnyRuleset,
  cantFollow,
  cardsOf,
  lowLuck,
  seen,
  teams,
} from './table';

/** Hand sizes by players, in Round I and Round II (F1). */
export const SIZES: Readonly<Record<number, readonly [number, number]>> = {
  3: [18, 13],
  4: [14, 11],
  5: [11, 9],
};

/** Small numbers that look random and are the same each time. */
function dice(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 12_345;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** The cards in an order that looks random. */
function mixed(cards: readonly Card[], roll: (below: number) => number): Card[] {
  const rest = [...cards];
  return cards.map(() => rest.splice(roll(rest.length), 1)[0] as Card);
}

function preparedFor(variant: AnyRuleset, hands: Hands['hands'], round: 1 | 2): Prepared {
  if (variant === lowLuck || variant === cantFollow) return drafting(hands, round === 1 ? 1 : -1);
  return variant === teams ? passing(hands) : { dealt: hands, moves: [] };
}

/** A game in which the seats hold these cards, and whatever fits, when the first trick begins. */
export function firstRound(
  variant: AnyRuleset,
  wanted: readonly string[],
  options: Partial<AnyOptions> = {},
): FebruaryState {
  const players = wanted.length as 3 | 4 | 5;
  const { hands, over } = filled(wanted.map(cardsOf), dateCards, SIZES[players]?.[0] ?? 0);
  const { dealt, moves } = preparedFor(variant, hands, 1);
  const decks = [dealing({ hands: dealt, over }, options.dealer)];
  return playedOn(
    variant,
    createGame(variant, { players, decks, seed: 'later', ...options }),
    moves,
  );
}

const playedOn = (variant: AnyRuleset, start: FebruaryState, moves: readonly FebruaryMove[]) =>
  moves.reduce((state, move) => applyMove(variant, state, move), start);

/** What a test wants of Round I besides that the wanted cards win no trick in it. */
type Condition = (view: FebruaryView) => boolean;

/** Round I by chance, and the cards of Round II in the order of the calendar, specials last. */
function chanceRound(variant: AnyRuleset, players: 3 | 4 | 5, salt: number) {
  const roll = dice(salt);
  const first = mixed(dateCards, roll);
  const moves: FebruaryMove[] = [];
  const start = createGame(variant, {
    players,
    decks: [first, [...dateCards, 'leap', 'reschedule']],
  });
  const state = simulate(
    variant,
    start,
    (legal) => {
      const move = legal[roll(legal.length)] as FebruaryMove;
      moves.push(move);
      return move;
    },
    { until: ({ round }) => round === 2 },
  );
  const view = seen(variant, state);
  const left = dateCards.filter((card) => ![...view.gone, ...view.takenOut].includes(card));
  return { first, moves, view, cards: [...left, 'leap', 'reschedule'] as Card[] };
}

/** A game whose Round II begins with these cards in the seats' hands, its Round I played by chance. */
export function secondRound(
  variant: AnyRuleset,
  wanted: readonly string[],
  fits: Condition = () => true,
): FebruaryState {
  const players = wanted.length as 3 | 4 | 5;
  const needed = wanted.flatMap(cardsOf);
  for (let salt = 1; salt < 20_000; salt++) {
    const { first, moves, view, cards } = chanceRound(variant, players, salt);
    if (!fits(view) || !needed.every((card) => cards.includes(card))) continue;
    const { hands, over } = filled(wanted.map(cardsOf), cards, SIZES[players]?.[1] ?? 0);
    const prepared = preparedFor(variant, hands, 2);
    const decks = [first, dealing({ hands: prepared.dealt, over })];
    return playedOn(variant, createGame(variant, { players, decks }), [
      ...moves,
      ...prepared.moves,
    ]);
  }
  throw new Error('no such Round I found');
}

/** A whole game by chance, and how many moves of each type it had. */
export function countedGame(variant: AnyRuleset, start: FebruaryState, salt: number) {
  const roll = dice(salt);
  const counts: Record<string, number> = {};
  const end = simulate(variant, start, (moves) => {
    const move = moves[roll(moves.length)] as FebruaryMove;
    counts[move.type] = (counts[move.type] ?? 0) + 1;
    return move;
  });
  return { end, counts };
}

/** The legal cards of the seat whose turn it is. */
export const legalCards = (variant: AnyRuleset, state: FebruaryState): string[] =>
  legalMoves(variant, state)
    .flatMap((move) => (move.type === 'play' ? [move.card] : []))
    .sort();

/** The dates among which the seat that may act chooses. */
export const legalDates = (variant: AnyRuleset, state: FebruaryState): number[] =>
  legalMoves(variant, state).flatMap((move) => ('date' in move ? [move.date] : []));
