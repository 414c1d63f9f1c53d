import {
  applyMove,
  createGame,
  type Game,
  type GameRecord,
  legalMoves,
  type Seat,
  toRecord,
  type Variant,
} from '../../src';
import { cantFollow, lowLuck, original, teams } from '../../src/february';
import { shedding } from '../../src/hwatu';
import type { VectorName } from '../vectors/read';

const plain = (variant: unknown): Variant<Game> => variant as Variant<Game>;

/** Every variant by the name of its vectors. */
export const variants: readonly (readonly [VectorName, Variant<Game>])[] = [
  ['original', plain(original)],
  ['low-luck', plain(lowLuck)],
  ['teams', plain(teams)],
  ['cant-follow', plain(cantFollow)],
  ['hwatu', plain(shedding)],
];

export const variantOf = (name: VectorName): Variant<Game> => {
  const found = variants.find(([own]) => own === name);
  if (found === undefined) throw new Error(`no variant ${name}`);
  return found[1];
};

/** A game from its first state to its end, or to a number of moves. */
export interface Played {
  readonly options: Game['options'];
  readonly states: readonly Game['state'][];
  readonly moves: readonly Game['move'][];
  readonly record: GameRecord<Game>;
}

/** Numbers that look like chance and are the same in each run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays moves chosen by `choose`, at most so many. */
function played(
  variant: Variant<Game>,
  options: Game['options'],
  choose: (below: number) => number,
  most = 3_000,
): Played {
  const states = [createGame(variant, options)];
  const moves: Game['move'][] = [];
  for (;;) {
    const state = states[states.length - 1] as Game['state'];
    const seats: readonly Seat[] = variant.seats(state);
    const seat = seats[choose(seats.length)];
    if (seat === undefined || moves.length === most) break;
    const legal = legalMoves(variant, state, seat);
    const move = legal[choose(legal.length)] as Game['move'];
    moves.push(move);
    states.push(applyMove(variant, state, move));
  }
  return { options, states, moves, record: toRecord(variant, options, moves) };
}

/** A text that is in no message unless a message gives secrets away. */
export const SECRET = 'zq-secret-7f3a91';

/** A game of each variant for the fewest and for the most players, options other than usual too. */
export function gamesOf(name: VectorName): readonly Played[] {
  const variant = variantOf(name);
  const goal = name === 'hwatu' ? { goal: 270 } : { sharedDates: true };
  const own = name === 'hwatu' ? { goal: 570, losersScoreZero: true, dealer: 1 } : { dealer: 0 };
  const few = Math.min(...variant.players);
  const many = Math.max(...variant.players);
  return [
    played(variant, { players: few, seed: `${SECRET} 1`, ...goal } as Game['options'], numbers(1)),
    played(variant, { players: many, seed: `${SECRET} 2`, ...own } as Game['options'], numbers(2)),
  ];
}

/** A deep copy that may be changed. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
