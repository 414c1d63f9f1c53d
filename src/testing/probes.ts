/** Moves to try: listed ones, listed ones with one thing changed, any at all, and what is no move. */
import type { Field } from '../engine/fields';
import type { CommonMove, Game, MoveShapes, Seat, Variant } from '../engine/variant';
import type { Random } from './random';

type Loose = Record<string, unknown> & CommonMove;

/** A move as a text: the same for moves that differ in the order of keys or of a list alone. */
export const looseText = (move: object): string =>
  JSON.stringify(
    Object.entries(move)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

/** Some of the moves, among them one of each type and seat. */
export function sampleOf<Move extends CommonMove>(
  moves: readonly Move[],
  count: number,
  random: Random,
): readonly Move[] {
  if (moves.length <= count) return moves;
  const kinds = new Map(moves.map((move) => [`${move.seat} ${move.type}`, move]));
  const others = Array.from({ length: count }, () => random.pick(moves) as Move);
  return [...new Set([...kinds.values(), ...others])];
}

/** A value the field may hold. */
function valueFor({ values, lengths }: Field, random: Random): unknown {
  if (lengths === null) return random.pick(values);
  const length = lengths.min + random.below(1 + lengths.max - lengths.min);
  const list = new Set<unknown>();
  while (list.size < Math.min(length, values.length)) list.add(random.pick(values));
  return [...list];
}

/** Any well-formed move of a seat. */
function anyMove(shapes: MoveShapes, seat: Seat, random: Random): Loose {
  const [type, shape] = random.pick(Object.entries(shapes)) as [string, MoveShapes[string]];
  const fields = Object.entries(shape).map(([name, field]) => [name, valueFor(field, random)]);
  return { type, seat, ...Object.fromEntries(fields) };
}

/** The move with one field changed, in a list one item or the order. */
function changed(shapes: MoveShapes, move: CommonMove, random: Random): Loose {
  const name = random.pick(Object.keys(shapes[move.type] ?? {}));
  if (name === undefined) return { ...move };
  const field = shapes[move.type]?.[name] as Field;
  const value = (move as Loose)[name];
  if (!Array.isArray(value)) return { ...move, [name]: valueFor(field, random) };
  const list = [...value];
  if (random.below(2) === 0) return { ...move, [name]: list.reverse() };
  list[random.below(list.length)] = random.pick(field.values);
  return { ...move, [name]: [...new Set(list)] };
}

/**
 * Moves that are mostly well-formed, some of them legal.
 *
 * @param variant - the rules
 * @param players - how many play
 * @param legal - the listed moves
 * @param count - how many of each kind
 * @param random - picks them
 */
export function probesOf<G extends Game>(
  { shapes }: Variant<G>,
  players: number,
  legal: readonly CommonMove[],
  count: number,
  random: Random,
): readonly CommonMove[] {
  const times = Array.from({ length: count });
  const any = times.map(() => anyMove(shapes, random.below(players), random));
  if (legal.length === 0) return any;
  const near = times.map(() => changed(shapes, random.pick(legal) as CommonMove, random));
  const turned = times.map(() => ({
    ...(random.pick(legal) as CommonMove),
    seat: random.below(players),
  }));
  return [...any, ...near, ...turned];
}

/** An object that breaks when it is read. */
const breaking = (): unknown =>
  new Proxy(
    {},
    {
      get(): never {
        throw new Error('not to be read');
      },
    },
  );

/**
 * What is no move at all, whatever the game.
 *
 * @param move - any move of the game
 * @param players - how many play
 */
export function malformedOf(move: CommonMove, players: number): readonly unknown[] {
  const { type: _type, ...typeless } = move;
  const { seat: _seat, ...seatless } = move;
  const fieldless = Object.keys(move).length > 2 ? [{ type: move.type, seat: move.seat }] : [];
  const plain = [null, undefined, 0, '', JSON.stringify(move), [], [move], {}, () => move];
  const heads = [typeless, seatless, ...fieldless].map((part): object => part);
  const seats = [-1, players, 0.5, '0', null].map((seat) => ({ ...move, seat }));
  const types = ['', 'no-such-move', '__proto__', 'constructor', 1, null];
  const typed = types.map((type) => ({ ...move, type }));
  return [...plain, ...heads, ...seats, ...typed, { ...move, extra: 1 }, breaking()];
}
