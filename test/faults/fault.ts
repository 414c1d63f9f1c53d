/** A rule broken as a hurried developer could break it. */
export interface Fault extends Edit {
  readonly ruling: string;
  readonly about: string;
  readonly file: string;
  /** A second place of the same file that must change with the first. */
  readonly also?: Edit;
}

/** A text that stands once in the file, and what to put in its place. */
interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** The text with one place changed. */
function edited(text: string, { find, replace }: Edit): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`stands there not once: ${find}`);
  }
  return before + replace + after;
}

/** The file's text with the fault in it. */
export function broken(text: string, { also, ...first }: Fault): string {
  const once = edited(text, first);
  return also === undefined ? once : edited(once, also);
}
