import { choose, startRound } from './february-hands';
import { rulesOf } from './february-rules';
import { earliestOf } from './february-scoring';
import { emptyTable, ownDates, type Setting, type Table } from './february-table';
import { chooseDate, playCard, takeOffMarker } from './february-tricks';
import { at, demandLegal, pairsOf, triplesOf, upTo } from './lists';
import { addFractions, scoreOf } from './standings';
import type { Decks, FinalScore, Move, NaiveGame, NaiveOptions } from './types';

function activeSeats(table: Table, setting: Setting): number[] {
  if (table.phase === 'over') return [];
  if (table.phase !== 'draft' && table.phase !== 'pass') return [table.actor];
  return upTo(setting.players).filter((seat) => at(table.chosen, seat) === null);
}

/** L2: two cards while the pack has two or more, else the one. */
function draftMoves(pack: readonly string[], seat: number): Move[] {
  const picks = pack.length > 1 ? pairsOf(pack) : [[...pack]];
  return picks.map((cards): Move => ({ type: 'draft', seat, cards }));
}

function playMoves(table: Table, setting: Setting, seat: number): Move[] {
  const { cards } = setting.rules.following(at(table.hands, seat), table.trick);
  return cards.map((card): Move => ({ type: 'play', seat, card }));
}

function legalMoves(table: Table, setting: Setting, seat: number): Move[] {
  if (!activeSeats(table, setting).includes(seat)) return [];
  if (table.phase === 'draft') return draftMoves(at(table.packs, seat), seat);
  if (table.phase === 'play') return playMoves(table, setting, seat);
  if (table.phase === 'mark') return table.offered.map((date) => ({ type: 'mark', seat, date }));
  if (table.phase === 'unmark') {
    return ownDates(table, setting, seat).map((date) => ({ type: 'unmark', seat, date }));
  }
  return triplesOf(at(table.hands, seat)).map((cards) => ({ type: 'pass', seat, cards }));
}

function after(table: Table, setting: Setting, move: Move): Table {
  demandLegal(move, legalMoves(table, setting, move.seat));
  const copy = structuredClone(table);
  if (move.type === 'play') playCard(copy, setting, move.card);
  else if (move.type === 'mark') chooseDate(copy, setting, move.date);
  else if (move.type === 'unmark') takeOffMarker(copy, setting, move.date);
  else if ('cards' in move) choose(copy, setting, move.seat, [...move.cards]);
  return copy;
}

function scoreOfTable(table: Table, { rules, players }: Setting): FinalScore {
  const results = rules.sides(players).map((seats, side) => ({
    side,
    seats,
    points: addFractions(rules.scoring(table.calendar, side)),
    earliest: earliestOf(table.calendar, side),
  }));
  return scoreOf(results, table.phase === 'over');
}

function gameAt(table: Table, setting: Setting): NaiveGame {
  return {
    seats: () => activeSeats(table, setting),
    moves: (seat) => legalMoves(table, setting, seat),
    play: (move) => gameAt(after(table, setting, move), setting),
    over: () => table.phase === 'over',
    score: () => scoreOfTable(table, setting),
    calendar: () => structuredClone(table.calendar),
  };
}

export function februaryGame(variantId: string, options: NaiveOptions, decks: Decks): NaiveGame {
  const { players, dealer = players - 1, sharedDates = false } = options;
  const setting = { rules: rulesOf(variantId, options), players, dealer, sharedDates, decks };
  const table = emptyTable(setting);
  startRound(table, setting);
  return gameAt(table, setting);
}
