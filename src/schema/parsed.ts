/** What all parsers share: from anything to a checked, frozen copy. */
import { deepFreeze } from '../engine/freeze';
import { compared } from './compare';
import { readPlain } from './plain';
import { type Parsed, type Problem, problem, refused } from './problems';
import type { Structure } from './structure';

/** How a parser may be set. */
export interface Limits {
  /** The largest input, in characters of its JSON text; each parser has a limit of its own. */
  readonly maxSize?: number;
}

const NO_DOUBTS = (): readonly Problem[] => [];

/** Reads, checks the structure, asks what no structure can say, and freezes. */
export function parsed<T>(
  structure: Structure,
  input: unknown,
  maxSize: number,
  doubts: (value: T) => readonly Problem[] = NO_DOUBTS,
): Parsed<T> {
  try {
    const plain = readPlain(input, maxSize);
    if (plain.problem !== null) return refused([plain.problem]);
    const found = compared(structure, plain.value);
    const value = found.value as T;
    const problems = found.problems.length > 0 ? found.problems : doubts(value);
    return problems.length > 0 ? refused(problems) : { ok: true, value: deepFreeze(value) };
  } catch {
    return refused([problem([], 'something that can be read', 'something that breaks')]);
  }
}
