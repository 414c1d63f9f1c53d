/**
 * Reading what strangers send. Each value is read once and copied, so that a getter or a proxy
 * cannot show one thing to the check and another to the move; messages name kinds of values,
 * never their contents.
 */
import type { CommonMove, MoveShapes } from './variant';

/** What one field of a move may hold: one of `values`, or a list of different ones of them. */
export interface Field {
  /** What the field, or each item of its list, may be. */
  readonly values: readonly (string | number)[];
  /** The same as a set, for looking values up. */
  readonly known: ReadonlySet<unknown>;
  /** How long the list is; null for a single value. */
  readonly lengths: {
    /** The least length, from 0. */
    readonly min: number;
    /** The greatest length. */
    readonly max: number;
  } | null;
}

/**
 * A field that holds one of these values.
 *
 * @param values - what the field may hold
 */
export const oneOf = (values: readonly (string | number)[]): Field => ({
  values,
  known: new Set(values),
  lengths: null,
});

/**
 * A field that holds a list of different values.
 *
 * @param values - what may stand in the list
 * @param min - the least length
 * @param max - the greatest length
 */
export const listOf = (values: readonly (string | number)[], min: number, max: number): Field => ({
  ...oneOf(values),
  lengths: { min, max },
});

/** Whether the value is a list; a revoked proxy, on which even the question throws, is none. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A copy of a list, read place by place: its own iterator may never end. */
export const itemsIn = (list: readonly unknown[]): unknown[] =>
  Array.from({ length: list.length }, (_, place) => list[place]);

/** What kind of value this is, as a phrase: never what is in it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (isList(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'no whole number';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Whether the value is a seat at a table of so many players. */
export const isSeat = (value: unknown, players: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;

/**
 * Reads a move: a plain copy of it, or what is wrong with it as a phrase.
 *
 * @param shapes - the variant's moves
 * @param players - how many play
 * @param input - anything
 */
export function readMove(shapes: MoveShapes, players: number, input: unknown): CommonMove | string {
  try {
    return copyMove(shapes, players, input);
  } catch {
    return 'an object that breaks when it is read';
  }
}

function copyMove(shapes: MoveShapes, players: number, input: unknown): CommonMove | string {
  if (typeof input !== 'object' || input === null)
    return `a move is an object, not ${kindOf(input)}`;
  const source = input as Readonly<Record<string, unknown>>;
  const { type, seat } = source;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) {
    return `type: expected ${Object.keys(shapes).join(' or ')}, found ${kindOf(type)}`;
  }
  if (!isSeat(seat, players)) return `seat: expected 0 to ${players - 1}, found ${kindOf(seat)}`;
  const shape = shapes[type] as Readonly<Record<string, Field>>;
  const move: Record<string, unknown> & CommonMove = { type, seat: seat + 0 };
  let unread = -2;
  for (const _ in source) unread++;
  for (const name in shape) {
    const value = readField(shape[name] as Field, source[name]);
    if (value === undefined) return `${name}: expected ${phraseOf(shape[name] as Field)}`;
    move[name] = value;
    unread--;
  }
  return unread === 0 ? move : 'a key too many';
}

/** The field's value, lists copied; nothing if it is not what the field may hold. */
function readField({ known, lengths }: Field, value: unknown): unknown {
  if (lengths === null) return known.has(value) ? value : undefined;
  if (!isList(value)) return undefined;
  const { length } = value;
  if (!(length >= lengths.min && length <= lengths.max)) return undefined;
  const items = new Set<unknown>();
  for (let place = 0; place < length; place++) items.add(value[place]);
  const list = [...items];
  return list.length === length && list.every((item) => known.has(item)) ? list : undefined;
}

function phraseOf({ values, lengths }: Field): string {
  const what = `one of ${values.length} values such as ${values[0]}`;
  if (lengths === null) return what;
  return `a list of ${lengths.min} to ${lengths.max}, each different and ${what}`;
}

/**
 * Reads an object of known keys: a copy without a prototype, or what was found instead as a phrase.
 *
 * @param input - anything
 * @param keys - the keys it may have
 */
export function readObject<Key extends string>(
  input: unknown,
  keys: readonly Key[],
): Readonly<Partial<Record<Key, unknown>>> | string {
  if (typeof input !== 'object' || input === null || isList(input)) {
    return kindOf(input);
  }
  const copy: Partial<Record<Key, unknown>> = Object.create(null);
  for (const key of Reflect.ownKeys(input) as Key[]) {
    if (!keys.includes(key)) return 'another key';
    copy[key] = (input as Partial<Record<Key, unknown>>)[key];
  }
  return copy;
}
