/** Laws of a whole game, and of how it is begun. */
import { createGame } from '../engine/create';
import { OptionsError } from '../engine/errors';
import { type GameRecord, replay, toRecord } from '../engine/record';
import { simulate } from '../engine/simulate';
import type { Game, Variant } from '../engine/variant';
import { copyOf, difference, thawed } from './compare';
import { errorOf, foundIn, thrownBy } from './moment';
import type { Random } from './random';
import { toldIn } from './view-laws';

/** A game that was played, perhaps not to its end. */
export interface Played<G extends Game> {
  readonly variant: Variant<G>;
  readonly options: G['options'];
  readonly secrets: readonly string[];
  readonly random: Random;
  readonly moves: readonly G['move'][];
  /** One more than there are moves. */
  readonly states: readonly G['state'][];
}

/** How many plies, besides first and last, a record is replayed to. */
const PLIES = 3;

/** A record replays, to any ply, also after transport. */
export function replayed<G extends Game>(played: Played<G>): string | null {
  const { variant, options, moves, states, random } = played;
  const record: GameRecord<G> = copyOf(toRecord(variant, options, moves));
  const some = Array.from({ length: PLIES }, () => random.below(moves.length + 1));
  return foundIn([0, moves.length, ...some], (ply) => {
    const state = replay(variant, record, ply);
    return (
      difference(state, states[ply], `the state replayed to ply ${ply}`) ??
      thawed(state, `not frozen: the state replayed to ply ${ply}`)
    );
  });
}

/** simulate reaches the same end when every seat makes the same moves. */
export function simulatedGame<G extends Game>({ variant, moves, states }: Played<G>) {
  const queues = new Map<number, G['move'][]>();
  for (const move of moves) queues.set(move.seat, [...(queues.get(move.seat) ?? []), move]);
  let left = moves.length;
  const choose = (_: readonly G['move'][], seat: number): G['move'] => {
    left--;
    return queues.get(seat)?.shift() as G['move'];
  };
  const end = simulate(variant, states[0] as G['state'], choose, { until: () => left === 0 });
  return difference(end, states[moves.length], 'the state after all moves that simulate gives');
}

/** Equal seeds give equal first states. */
export function begunAgain<G extends Game>({ variant, options, states }: Played<G>) {
  return difference(
    createGame(variant, copyOf(options)),
    states[0],
    'the first state, begun again,',
  );
}

/** A bad option is refused by name, and no secret stands in the message. */
export function badOptions<G extends Game>({ variant, options, secrets }: Played<G>) {
  const own = Object.keys(variant.options).map(
    (name) => [name, { [name]: 'no such value' }] as const,
  );
  const bad: readonly (readonly [string, object])[] = [
    ['players', { players: 0 }],
    ['players', { players: 4.5 }],
    ['players', { players: 1 + Math.max(...variant.players) }],
    ['seed', { seed: 1 }],
    ['dealer', { dealer: options.players }],
    ['decks', { decks: [['no such card']] }],
    ['decks', { decks: [[variant.cards[0], variant.cards[0]]] }],
    ['options', { unknown: 1 }],
    ...own,
  ];
  return foundIn(bad, ([name, change]) => {
    const error = errorOf(() => createGame(variant, { ...options, ...change }));
    const named = error instanceof OptionsError && error.option === name;
    if (!named) return `${name} is wrong, but: ${error === null ? 'nothing' : thrownBy(error)}`;
    return toldIn(secrets, error.message, `the message about ${name}`);
  });
}
