/** What the page says of the score, and what it ought to say. */
import type { CommonScore } from 'february-rules';
import type { FebruaryScore } from 'february-rules/february';
import type { HwatuScore } from 'february-rules/hwatu';
import type { Page } from 'playwright-core';

/** Letters are the page's own names for seats. */
const letters = (seats: readonly number[]): string =>
  seats.map((seat) => 'ABCDEFGH'.charAt(seat)).join(' and ');

const points = (number: number): string =>
  (Number.isInteger(number) ? `${number}` : `${Math.trunc(number) || ''}½`).replace('-', '−');

/** The cells of a table's body, row by row; of a heading the first line. */
export const cellsOf = (page: Page, table: string): Promise<readonly (readonly string[])[]> =>
  page.locator(`${table} tbody tr`).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        const copy = cell.cloneNode(true) as Element;
        for (const aside of copy.querySelectorAll('svg, .why')) aside.remove();
        return (copy.textContent ?? '').trim();
      }),
    ),
  );

/** The standings as the page should show them. */
export const expectedStandings = ({ standings }: CommonScore): readonly (readonly string[])[] =>
  standings.map((row) => [`${row.rank}`, letters(row.seats), points(row.points)]);

/** The markers counted, as the page should show them. */
export const expectedMarkers = (score: FebruaryScore): readonly (readonly string[])[] =>
  [...score.weeks, ...score.weekdays].map(({ counts }) => counts.map(String));

/** The rounds, the newest first, as the page should show them. */
export const expectedRounds = ({ rounds }: HwatuScore): readonly (readonly string[])[] =>
  rounds.map(({ gained }, index) => [`${index + 1}`, ...gained.map(points)]).reverse();

/** The sentence that tells who won. */
export const expectedWinners = ({ winners }: CommonScore): string => `${letters(winners)} won.`;
