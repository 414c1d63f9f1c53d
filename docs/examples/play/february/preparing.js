/** Tells how hands come about: picks of a draft, and cards passed. */
import { cardRow, shortName } from './cards.js';

/** @typedef {import('../table.js').Table} Table */

/**
 * @param {Extract<import('./narrator.js').Event, { readonly type: 'picked' }>} event
 * @param {Table} table
 */
export const pickPhrase = ({ seat, cards }, table) => `${table.seat(seat)} ${cardRow(cards)}`;

/**
 * One turn of a draft: what everybody picked, and where the packs go.
 *
 * @param {'left' | 'right' | null} to null after the last picks
 * @param {import('./narrator.js').Telling} telling
 */
export function packsPhrase(to, telling) {
  const picks = telling.picks.splice(0);
  if (telling.brief || picks.length === 0) return [];
  const packs = to === null ? 'the draft is over.' : `packs go ${to}.`;
  return [`   Picked: ${picks.join(', ')}; ${packs}`];
}

/**
 * Who passed what to whom, a row a giver.
 *
 * @param {import('february-rules/february').FebruaryView['passes']} passes
 * @param {Table} table
 */
export const passRows = (passes, { seats, seat }) =>
  seats.map((from) => {
    const given = passes.filter((pass) => pass.from === from);
    const cards = given.map(({ to, card }) => `${shortName(card)} to ${seat(to)}`);
    return `   ${seat(from)} passes ${cards.join(', ')}.`;
  });
