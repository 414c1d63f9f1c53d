import ts from 'typescript';

/** A `console.log(…); // value` of a block: what it must print. */
export interface Expectation {
  /** Its line in the block, from 1. */
  readonly line: number;
  readonly expected: string;
}

interface Log extends Expectation {
  /** Where `console.log` stands in the code. */
  readonly start: number;
  readonly end: number;
}

const isLog = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^console\.log$/.test(node.expression.getText());

/** The comment that ends the line on which the call ends. */
const commentAfter = (code: string, end: number): string | undefined =>
  /^;?[ \t]*\/\/ (.*)/.exec(code.slice(end))?.[1]?.trim();

/** Every `console.log` of the code that says what it prints, in order. */
function logsIn(code: string, file: string): readonly Log[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const logs: Log[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!isLog(node)) return;
    const expected = commentAfter(code, node.end);
    const start = node.expression.getStart();
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    if (expected !== undefined) logs.push({ line, expected, start, end: node.expression.end });
  };
  visit(source);
  return logs.sort((a, b) => a.start - b.start);
}

export const expectationsIn = (code: string, file: string): readonly Expectation[] =>
  logsIn(code, file);

/** The code with each such `console.log` noting its values in `globalThis.printed` by its line. */
export const noting = (code: string, file: string): string =>
  logsIn(code, file).reduceRight(
    (text, { line, start, end }) =>
      `${text.slice(0, start)}globalThis.printed(${line})${text.slice(end)}`,
    code,
  );

/** Spaces and line breaks do not count, nor does what follows a final `…`. */
export function isPrinted(printed: string, expected: string): boolean {
  const bare = (text: string): string => text.replaceAll(/\s+/g, '');
  if (expected.endsWith('…')) return bare(printed).startsWith(bare(expected.slice(0, -1)));
  return bare(printed) === bare(expected);
}
