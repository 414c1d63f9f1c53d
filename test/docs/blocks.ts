import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A block of code that readers may copy. In a page, a block whose first line is a comment with a
 * file name, such as `// table.ts`, can be imported by the page's other blocks as `./table`.
 */
export interface Block {
  /** File and line, for people. */
  readonly where: string;
  /** The page or source file it is from. */
  readonly page: string;
  /** Its file's name in the page's folder. */
  readonly file: string;
  readonly code: string;
  /** Whether it is only compiled, as its fence says with `no-run`. */
  readonly compiledOnly: boolean;
}

const FENCE = /^( *)```(ts|tsx|js|jsx)( no-run)?\n([\s\S]*?)^\1```$/gm;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The blocks of a page; `firstLine` is where its text begins in the file. */
export function blocksIn(text: string, page: string, firstLine = 1): readonly Block[] {
  return Array.from(text.matchAll(FENCE), (match) => {
    const [, indent = '', language = '', flag, indented = ''] = match;
    const code = indented.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const line = firstLine - 1 + lineAt(text, match.index);
    const named = /^\/\/ ([\w-]+\.[jt]sx?)\n/.exec(code)?.[1];
    const file = named ?? `line-${line}.${language}`;
    return { where: `${page}:${line}`, page, file, code, compiledOnly: flag !== undefined };
  });
}

const JSDOC = /\/\*\*[\s\S]*?\*\//g;

/** A source file's docstrings with their stars taken off, and the lines they start in. */
const docstringsIn = (source: string): readonly { text: string; line: number }[] =>
  Array.from(source.matchAll(JSDOC), (match) => ({
    text: match[0].replaceAll(/^[ \t]*\* ?/gm, ''),
    line: lineAt(source, match.index),
  }));

/** The examples of a source file's docstrings. */
export const examplesIn = (source: string, file: string): readonly Block[] =>
  docstringsIn(source).flatMap(({ text, line }) => blocksIn(text, file, line));

const read = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();

/** Pages whose blocks are run. */
export const pages = ['README.md', ...filesIn('docs', '.md')];

/** Sources whose examples are run. */
const sources = filesIn('src', '.ts');

/** Every block of the pages and every example of the sources. */
export const allBlocks: readonly Block[] = [
  ...pages.flatMap((page) => blocksIn(read(page), page)),
  ...sources.flatMap((file) => examplesIn(read(file), file)),
];

/** Examples that are told of in docstrings but not in a block. */
export const unfencedExamples = (): readonly string[] =>
  sources.filter((file) => {
    const source = read(file);
    const told = docstringsIn(source).filter(({ text }) => text.includes('@example'));
    return told.length > new Set(examplesIn(source, file)).size;
  });
