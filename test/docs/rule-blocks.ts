/** Reads the examples of the rules pages: fenced blocks that a person and a program can read. */
import { readdirSync, readFileSync } from 'node:fs';

/** One example. */
export interface RuleBlock {
  /** The page's file name. */
  readonly page: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** What it shows, such as `trick`. */
  readonly kind: string;
  /** The ruleset it is about. */
  readonly ruleset: string;
  /** Options that differ from the defaults. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Its lines `key: value`, in their order. */
  readonly entries: readonly (readonly [key: string, value: string])[];
}

const RULES = new URL('../../docs/rules/', import.meta.url);

/** The names of all rules pages. */
export const rulePages = (): string[] => readdirSync(RULES).filter((name) => name.endsWith('.md'));

/** The text of a rules page. */
export const rulePage = (name: string): string => readFileSync(new URL(name, RULES), 'utf8');

/** Every example of every page. */
export const ruleBlocks = (): RuleBlock[] =>
  rulePages().flatMap((page) => blocksIn(page, rulePage(page)));

/** Every example of a page's text. */
function blocksIn(page: string, text: string): RuleBlock[] {
  return [...text.matchAll(/^```(\S+) (.+)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, kind = '', info = '', body = ''] = found;
    const [ruleset = '', ...options] = info.split(' ');
    return {
      page,
      line: text.slice(0, found.index).split('\n').length,
      kind,
      ruleset,
      options: Object.fromEntries(options.map(optionIn)),
      entries: body.trimEnd().split('\n').map(entryIn),
    };
  });
}

function optionIn(text: string): [string, string | number | boolean] {
  const [name = '', value = ''] = text.split('=');
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

function entryIn(text: string): [string, string] {
  const [, key, value] = /^([^:]+): (.+)$/.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new Error(`no "key: value": ${text}`);
  return [key, value];
}

/** The value of a key; nothing if the block lacks it. */
export const entryOf = ({ entries }: RuleBlock, key: string): string | undefined =>
  entries.find(([name]) => name === key)?.[1];

/** The items of a value; `none` is no item. */
export const itemsOf = (value = 'none'): string[] => (value === 'none' ? [] : value.split(', '));

/** The entries whose keys are seats, in their order. */
export const seatEntries = ({ entries }: RuleBlock): (readonly [seat: number, value: string])[] =>
  entries.filter(([key]) => /^\d$/.test(key)).map(([key, value]) => [Number(key), value]);
