/** Comparing and walking plain data; each gives the first place where something is not as it ought. */

type Keyed = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** How long the text of a value is in a message. */
const SHORT = 120;

/** A value as a short text. */
export function textOf(value: unknown): string {
  const text = jsonOf(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}

/** A value as JSON, or what it is where JSON cannot tell. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return `a ${typeof value} that cannot be read`;
  }
}

/** The value as it comes back from JSON. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A place in plain data, as one writes it in code. */
const inside = (path: string, key: string): string =>
  /^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`;

/** Whether two values of plain data are equal, whatever the order of their keys. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  if (Array.isArray(a)) return Array.isArray(b) && areEqual(a, b);
  const keys = Object.keys(a);
  if (Array.isArray(b) || Object.keys(b).length !== keys.length) return false;
  return keys.every((key) => key in b && isEqual((a as Keyed)[key], (b as Keyed)[key]));
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isEqual(a[index], b[index])) return false;
  return true;
}

/** The keys of either object. */
const keysOf = (a: object, b: object): ReadonlySet<string> =>
  new Set([...Object.keys(a), ...Object.keys(b)]);

/**
 * Where two values of plain data differ, whatever the order of their keys.
 *
 * @param found - the value looked at
 * @param expected - the value it ought to equal
 * @param path - the name of the value
 * @returns a phrase with the path of the first difference; null if there is none
 */
export function difference(found: unknown, expected: unknown, path: string): string | null {
  if (isEqual(found, expected)) return null;
  if (!isObject(found) || !isObject(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    return `${path} is ${textOf(found)}, expected ${textOf(expected)}`;
  }
  for (const key of keysOf(found, expected)) {
    const inner = difference((found as Keyed)[key], (expected as Keyed)[key], inside(path, key));
    if (inner !== null) return inner;
  }
  return `${path} has other keys`;
}

/** Whether a value is another with null in place of some of it. */
function isMasked(masked: unknown, open: unknown): boolean {
  if (masked === null || masked === open) return true;
  if (!isObject(masked) || !isObject(open) || Array.isArray(masked) !== Array.isArray(open)) {
    return false;
  }
  const keys = Object.keys(masked);
  if (Object.keys(open).length !== keys.length) return false;
  return keys.every((key) => key in open && isMasked((masked as Keyed)[key], (open as Keyed)[key]));
}

/**
 * Where a value shows what another does not: `masked` may have null where `open` has anything.
 *
 * @returns a phrase with the path of the first difference; null if there is none
 */
export function unmasked(masked: unknown, open: unknown, path: string): string | null {
  if (isMasked(masked, open)) return null;
  if (!isObject(masked) || !isObject(open) || Array.isArray(masked) !== Array.isArray(open)) {
    return `${path} is ${textOf(masked)}, expected null or ${textOf(open)}`;
  }
  const apart = (key: string): boolean =>
    !(key in masked && key in open && isMasked((masked as Keyed)[key], (open as Keyed)[key]));
  const key = [...keysOf(masked, open)].find(apart) ?? '';
  if (!(key in masked && key in open)) return `${inside(path, key)} stands in one alone`;
  return unmasked((masked as Keyed)[key], (open as Keyed)[key], inside(path, key));
}

/** Whether a value is frozen, and all that is in it. */
const isFrozen = (value: unknown): boolean =>
  !isObject(value) || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

/** The path of the first object that is not frozen; null if there is none. */
export function thawed(value: unknown, path: string): string | null {
  if (!isObject(value) || isFrozen(value)) return null;
  if (!Object.isFrozen(value)) return path;
  const [key, part] = Object.entries(value).find(([, inner]) => !isFrozen(inner)) ?? ['', null];
  return thawed(part, inside(path, key));
}

/** What there is at the first place that JSON cannot carry; null if there is none. */
export function unplain(value: unknown, path: string): string | null {
  if (!isObject(value)) return plainLeaf(value) ? null : `${path} is ${leafName(value)}`;
  if (!isPlain(value)) return `${path} is no plain object or list`;
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key === 'symbol') return `${path} has a symbol as a key`;
    if (key === 'length' && Array.isArray(value)) continue;
    const inner = unplain((value as Keyed)[key], inside(path, key));
    if (inner !== null) return inner;
  }
  return null;
}

const plainLeaf = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0));

function leafName(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  return typeof value === 'number' || value === undefined ? String(value) : `a ${typeof value}`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value)) return prototype === Object.prototype || prototype === null;
  return prototype === Array.prototype && Object.keys(value).length === value.length;
}

/** Every string of a value, keys left out. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.values(value).flatMap(stringsIn) : [];
}
