/** The score of a Hwatu game: what each hand counted in each round, and what each seat gained. */
import { score } from 'february-rules';
import { shedding } from 'february-rules/hwatu';
import { standingsLines, verdict } from '../standings.js';

/**
 * @typedef {import('../table.js').Table} Table
 * @typedef {import('february-rules/hwatu').RoundScore} RoundScore
 */

const WIDTH = 6;

/**
 * The score sheet, from the first round to the winner.
 *
 * @param {Table} table
 * @param {import('february-rules/hwatu').HwatuState} state
 * @returns {readonly string[]}
 */
export function hwatuScore(table, state) {
  const result = score(shedding, state);
  const { ink, seats, letter } = table;
  const heads = seats.map((seat) => ink.side(letter(seat).padStart(WIDTH), seat)).join('');
  const totals = seats.map((seat) => result.standings.find(({ side }) => side === seat)?.points);
  return [
    '',
    ink.bold(result.final ? '── Score ──' : '── Score, if the game ended now ──'),
    `  Round ${heads}   what the others held`,
    ...result.rounds.map((round, index) => roundRow(round, index, table)),
    `  Total ${totals.map((total) => String(total).padStart(WIDTH)).join('')}`,
    '',
    ...standingsLines(result.standings, table),
    verdict(result, table),
  ];
}

/**
 * @param {RoundScore} round
 * @param {number} index
 * @param {Table} table
 */
function roundRow({ winner, counted, gained }, index, { seat }) {
  const cells = gained.map((gain) => signed(gain).padStart(WIDTH)).join('');
  const held = counted.filter((_, other) => other !== winner).join(' + ');
  return `  ${String(index + 1).padStart(5)} ${cells}   ${seat(winner)} is out: ${held}`;
}

/** @param {number} gain */
const signed = (gain) => (gain > 0 ? `+${gain}` : String(gain));
