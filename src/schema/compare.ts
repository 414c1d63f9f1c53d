/** Whether plain data has a structure; cost grows with the data's size, and ends with the problems. */
import { kindOf } from '../engine/fields';
import type { OptionValue } from '../engine/variant';
import { MAX_PROBLEMS, type Problem, problem } from './problems';
import { among, type ListStructure, type ObjectStructure, type Structure } from './structure';

/** Where the check is, and what it has found. */
interface Search {
  readonly trail: (string | number)[];
  readonly problems: Problem[];
}

/** Plain data once read, or what is wrong with it. */
export interface Compared {
  /** A copy with its keys in the structure's order; meaningless if there are problems. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Compares plain data with a structure. */
export function compared(structure: Structure, plain: unknown): Compared {
  const search: Search = { trail: [], problems: [] };
  return { value: fitted(search, structure, plain), problems: search.problems };
}

function fitted(search: Search, structure: Structure, value: unknown): unknown {
  if (search.problems.length >= MAX_PROBLEMS) return undefined;
  if ('anyOf' in structure)
    return value === null ? null : fitted(search, structure.anyOf[0], value);
  if ('oneOf' in structure) return fittedByType(search, structure.oneOf, value);
  if ('properties' in structure && isObject(value)) return fittedObject(search, structure, value);
  if ('items' in structure && isListOf(structure, value))
    return fittedList(search, structure, value);
  if (isScalar(structure, value)) return value;
  return report(search, phraseOf(structure), kindOf(value));
}

function report({ trail, problems }: Search, expected: string, found: string): undefined {
  problems.push(problem([...trail], expected, found));
}

/** The value of a key or a place, with the trail leading there meanwhile. */
function fittedAt(
  search: Search,
  step: string | number,
  structure: Structure,
  value: unknown,
): unknown {
  search.trail.push(step);
  const copy = fitted(search, structure, value);
  search.trail.pop();
  return copy;
}

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one whose `type` it has; where there is none, what `type` can be. */
function fittedByType(
  search: Search,
  options: readonly ObjectStructure[],
  value: unknown,
): unknown {
  if (!isObject(value)) return report(search, 'an object', kindOf(value));
  const { type } = value;
  const option = options.find((candidate) => typesOf(candidate).includes(type as string));
  if (option !== undefined) return fitted(search, option, value);
  return fittedAt(search, 'type', among(options.flatMap(typesOf)), type);
}

const typesOf = ({ properties: { type } }: ObjectStructure): readonly OptionValue[] =>
  type !== undefined && 'enum' in type ? type.enum : [];

function fittedObject(
  search: Search,
  { properties, required }: ObjectStructure,
  value: Plain,
): unknown {
  const copy: Record<string, unknown> = {};
  for (const [key, structure] of Object.entries(properties)) {
    if (value[key] !== undefined || required.includes(key)) {
      copy[key] = fittedAt(search, key, structure, value[key]);
    }
  }
  const isKnown = (key: string): boolean => Object.hasOwn(properties, key);
  if (!Object.keys(value).every(isKnown)) report(search, 'no other keys', 'another key');
  return copy;
}

const isListOf = (
  { minItems, maxItems, uniqueItems }: ListStructure,
  value: unknown,
): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length >= minItems &&
  value.length <= maxItems &&
  (!uniqueItems || new Set(value).size === value.length);

const fittedList = (search: Search, { items }: ListStructure, value: readonly unknown[]): unknown =>
  value.map((item, place) => fittedAt(search, place, items, item));

/** Whether a value without parts is what the structure says. */
function isScalar(structure: Structure, value: unknown): boolean {
  if ('enum' in structure) return structure.enum.includes(value as string);
  if ('minimum' in structure) {
    const { minimum, maximum } = structure;
    return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
  }
  if (!('maxLength' in structure)) return 'description' in structure && isJson(value);
  const { maxLength, pattern = '' } = structure;
  return typeof value === 'string' && value.length <= maxLength && RegExp(pattern).test(value);
}

/** Whether JSON has the value and all in it. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  }
  return Object.values(value).every(isJson);
}

/** More values than this are not listed. */
const FEW = 8;

/** What the structure wants, in words. */
function phraseOf(structure: Structure): string {
  if ('properties' in structure)
    return `an object of ${Object.keys(structure.properties).join(', ')}`;
  if ('items' in structure) {
    const { minItems, maxItems, uniqueItems } = structure;
    return `a list of ${minItems} to ${maxItems}${uniqueItems ? ', each different' : ''}`;
  }
  if ('minimum' in structure)
    return `a whole number from ${structure.minimum} to ${structure.maximum}`;
  if ('pattern' in structure) return `a string that fits ${structure.pattern}`;
  if ('maxLength' in structure) return `a string of at most ${structure.maxLength} characters`;
  if (!('enum' in structure)) return 'a value that JSON has';
  const { length, 0: first } = structure.enum;
  return length > FEW ? `one of ${length} values such as ${first}` : structure.enum.join(' or ');
}
