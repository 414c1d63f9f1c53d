/** The rows of the counts as they stand in `docs/perft.md`. */
import { fixedDecks } from './fixed-decks';
import { at } from './lists';
import { type PerftCase, type PerftCounts, perftCases } from './perft-cases';
import type { Fraction } from './standings';

/** What is counted of a case; a table each. */
export const parts = ['opening', 'middle', 'ending'] as const;
export type Part = (typeof parts)[number];

/** By part, one row for every case. */
export type Rows = Readonly<Record<Part, readonly string[]>>;

const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const optionsText = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const fractionText = ([n, d]: Fraction): string => (d === 1 ? `${n}` : `${n}/${d}`);

/** The rows of a case. */
export function rowsOf(
  { variant, options, middle, ending }: PerftCase,
  counts: PerftCounts,
): Readonly<Record<Part, string>> {
  const game = [`\`${variant}\``, optionsText(options)];
  const { finished, cut, points, ranks } = counts.ending;
  const horizon = Number.isFinite(ending.horizon) ? ending.horizon : 'none';
  const sums = [points.map(fractionText).join(', '), ranks.join(', ')];
  return {
    opening: rowOf([...game, counts.opening.join(', ')]),
    middle: rowOf([...game, middle.after, counts.middle.join(', ')]),
    ending: rowOf([...game, ending.left, horizon, finished, cut, ...sums]),
  };
}

const heads: Readonly<Record<Part, readonly string[]>> = {
  opening: ['variant', 'options', 'sequences of 1, 2, 3 … moves'],
  middle: ['variant', 'options', 'moves before', 'sequences of 1, 2, 3 … moves'],
  ending: ['variant', 'options', 'moves left', 'horizon', 'finished', 'cut', 'points', 'ranks'],
};

const tableOf = (head: readonly string[], rows: readonly string[]): string =>
  [rowOf(head), rowOf(head.map(() => '---')), ...rows].join('\n');

/** The first and last cards of some orders, by which a port sees whether its decks are right. */
function deckRows(): string[] {
  const ids = [
    ['february/original', 3],
    ['february/original', 5],
    ['hwatu/shedding', 2],
  ] as const;
  return ids.flatMap(([id, players]) =>
    fixedDecks(id, players, 2).map((deck, i) => {
      const ends = [deck.slice(0, 5).join(' '), deck.slice(-3).join(' ')];
      return rowOf([`\`${id}\``, players, i + 1, ...ends]);
    }),
  );
}

/** The generated parts of the page, by name. */
export function tablesOf(rows: Rows): Readonly<Record<Part | 'decks', string>> {
  const table = (part: Part): string => tableOf(heads[part], rows[part]);
  return {
    decks: tableOf(['variant', 'players', 'order', 'first cards', 'last cards'], deckRows()),
    opening: table('opening'),
    middle: table('middle'),
    ending: table('ending'),
  };
}

const marksOf = (name: string): readonly [string, string] => [
  `<!-- ${name}: written by a command -->\n\n`,
  `\n\n<!-- end of ${name} -->`,
];

/** The page with its generated parts replaced. */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [from, to] = marksOf(name);
    const [before, rest] = [at(text.split(from), 0), at(text.split(from), 1)];
    return before + from + table + to + at(rest.split(to), 1);
  }, page);
}

/** The rows of all cases, counted by what makes their games. */
export function allRows(countsOf: (one: PerftCase) => PerftCounts): Rows {
  const all = perftCases.map((one) => rowsOf(one, countsOf(one)));
  const of = (part: Part): string[] => all.map((row) => row[part]);
  return { opening: of('opening'), middle: of('middle'), ending: of('ending') };
}
