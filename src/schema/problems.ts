/** One thing that is wrong with an input: never the input itself, nor anything secret in it. */
export interface Problem {
  /** Where: keys the schema knows, and places in lists. Empty for the whole input. */
  readonly path: readonly (string | number)[];
  /** What may stand there, as a phrase. */
  readonly expected: string;
  /** What kind of value stands there, as a phrase. */
  readonly found: string;
}

/** What a parser gives: the value as a frozen copy, or what is wrong with the input. */
export type Parsed<T> =
  | {
      /** True: the input is what it should be. */
      readonly ok: true;
      /** A frozen copy of it. */
      readonly value: T;
    }
  | {
      /** False: the input is something else. */
      readonly ok: false;
      /** What is wrong with it: at least one problem and at most 20. */
      readonly problems: readonly Problem[];
    };

/** More problems than this are not listed. */
export const MAX_PROBLEMS = 20;

/** A problem at that place. */
export const problem = (path: Problem['path'], expected: string, found: string): Problem => ({
  path,
  expected,
  found,
});

/** What the first question says that raises doubts; later ones rely on earlier ones. */
export function firstDoubts<T>(
  questions: readonly ((subject: T) => readonly Problem[])[],
  subject: T,
): readonly Problem[] {
  for (const question of questions) {
    const problems = question(subject);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** What it gives; null where it throws, as the rules do when a damaged state breaks them. */
export function attempt<T>(replay: () => T): T | null {
  try {
    return replay();
  } catch {
    return null;
  }
}

/**
 * The refusal for these problems. Whatever else is wrong with something of another variant or
 * revision says nothing, so then that alone is told.
 */
export function refused(problems: readonly Problem[]): Parsed<never> {
  const heads = problems.filter(({ path: [key] }) => key === 'variant' || key === 'revision');
  return { ok: false, problems: (heads.length > 0 ? heads : problems).slice(0, MAX_PROBLEMS) };
}
