/**
 * From anything to plain data. Strings are JSON; of any other value each part is read once and
 * copied, so that a getter or a proxy cannot show one thing to the check and another to the game.
 * Size and depth are limited, so that hostile input costs next to nothing.
 */
import { type Problem, problem } from './problems';

/** Deeper than anything a game needs. */
const MAX_DEPTH = 10;

/** What is found where there is more. */
const DEEP = 'more, or one that holds itself';

/** A plain copy, or why there is none. */
export type Plain =
  | { readonly problem: null; readonly value: unknown }
  | { readonly problem: Problem };

/** What is left of the limit, and the first thing that is wrong. */
interface Reading {
  left: number;
  problem: Problem | null;
}

/**
 * Reads JSON text, or copies a value.
 *
 * @param input - anything
 * @param maxSize - the limit: characters of a text; of a value its parts, and the characters of
 * its keys and strings, which are never more than its JSON text has
 */
export function readPlain(input: unknown, maxSize: number): Plain {
  if (typeof input === 'string' && input.length > maxSize) return { problem: tooLarge(maxSize) };
  const reading: Reading = { left: maxSize, problem: null };
  const value = copyOf(reading, typeof input === 'string' ? parsed(reading, input) : input, 0);
  if (reading.left < 0) return { problem: tooLarge(maxSize) };
  return reading.problem === null ? { problem: null, value } : { problem: reading.problem };
}

const tooLarge = (maxSize: number): Problem =>
  problem([], `a size of at most ${maxSize}`, 'a larger one');

function parsed(reading: Reading, text: string): unknown {
  if (isDeep(text)) return stopped(reading, `at most ${MAX_DEPTH} levels`, DEEP);
  try {
    return JSON.parse(text);
  } catch {
    return stopped(reading, 'JSON text', 'text that is no JSON');
  }
}

/** What a bracket outside a string does to the depth. */
const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** Whether brackets go deeper than they may: known before anything is built of them. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let place = 0; place < text.length && depth <= MAX_DEPTH; place++) {
    const mark = text[place] as string;
    if (mark === '"') quoted = !quoted;
    else if (quoted) place += Number(mark === '\\');
    else depth += STEPS[mark] ?? 0;
  }
  return depth > MAX_DEPTH;
}

/** The first thing that is wrong ends the copying. */
function stopped(reading: Reading, expected: string, found: string): undefined {
  reading.problem ??= problem([], expected, found);
}

/** A copy of the value; nothing once something is wrong. What JSON does not have the schemas refuse. */
function copyOf(reading: Reading, value: unknown, depth: number): unknown {
  reading.left -= typeof value === 'string' ? 1 + value.length : 1;
  if (reading.left < 0 || reading.problem !== null) return undefined;
  // Adding 0 makes 0 of -0, which JSON cannot carry.
  if (typeof value === 'number') return value + 0;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) {
    return stopped(reading, `at most ${MAX_DEPTH} levels`, DEEP);
  }
  return Array.isArray(value)
    ? copyOfList(reading, value, depth)
    : copyOfObject(reading, value, depth);
}

function copyOfList(reading: Reading, list: readonly unknown[], depth: number): unknown {
  const copy: unknown[] = [];
  const { length } = list;
  if (length > reading.left) reading.left = -1;
  for (let place = 0; place < length && isGoingOn(reading); place++) {
    const item = copyOf(reading, list[place], depth + 1);
    if (item === undefined) stopped(reading, 'lists without gaps', 'a gap');
    copy.push(item);
  }
  return copy;
}

function copyOfObject(reading: Reading, source: object, depth: number): unknown {
  if (!isPlain(source)) return stopped(reading, 'plain objects and lists', 'an object of a class');
  const copy: Record<string, unknown> = {};
  for (const key of Reflect.ownKeys(source)) {
    if (typeof key !== 'string' || key in copy) {
      return stopped(reading, 'plain keys', 'a key that is a symbol or one that every object has');
    }
    reading.left -= key.length;
    const value = copyOf(reading, (source as Record<string, unknown>)[key], depth + 1);
    if (!isGoingOn(reading)) return undefined;
    if (value !== undefined) copy[key] = value;
  }
  return copy;
}

const isGoingOn = ({ left, problem }: Reading): boolean => left >= 0 && problem === null;

/** Whether it is of no class; `Object.prototype` of another realm has no prototype either. */
function isPlain(source: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(source);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
