import { at, demandLegal, shuffled, sum, upTo, without } from './lists';
import { type SideResult, scoreOf } from './standings';
import type { Decks, Move, NaiveGame, NaiveOptions } from './types';

interface Setting {
  readonly players: number;
  readonly goal: number;
  readonly losersScoreZero: boolean;
  readonly decks: Decks;
}

interface Table {
  shuffles: number;
  dealer: number;
  turn: number;
  hands: string[][];
  /** The first card is the next to be drawn. */
  drawPile: string[];
  /** The last card is the top. */
  discardPile: string[];
  totals: number[];
}

/** H1: the months of each type; chaff is named with its numbers. */
const monthsOf = {
  bright: [1, 3, 8, 11, 12],
  animal: [2, 4, 5, 6, 7, 8, 9, 10, 12],
  ribbon: [1, 2, 3, 4, 5, 6, 7, 9, 10, 12],
  'chaff-1': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'chaff-2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'chaff-3': [11],
};

/** By month, then bright, animal, ribbon, chaff. */
export const hwatuCards = upTo(12).flatMap((i) =>
  Object.entries(monthsOf)
    .filter(([, months]) => months.includes(i + 1))
    .map(([type]) => `${i + 1}-${type}`),
);

function monthOf(card: string): number {
  return Number.parseInt(card, 10);
}

function typeOf(card: string): string {
  return at(card.split('-'), 1);
}

/** H2. */
function pointsOf(cards: readonly string[]): number {
  const values = new Map(Object.entries({ bright: 20, animal: 10, ribbon: 5, chaff: 1 }));
  return sum(cards.map((card) => values.get(typeOf(card)) ?? Number.NaN));
}

function matches(card: string, top: string): boolean {
  return monthOf(card) === monthOf(top) || typeOf(card) === typeOf(top);
}

function topOf(table: Table): string {
  return at(table.discardPile, table.discardPile.length - 1);
}

function nextShuffle(table: Table, setting: Setting, cards: readonly string[]): string[] {
  table.shuffles += 1;
  return shuffled(setting.decks, table.shuffles - 1, cards);
}

/** H3: a card each; the tied draw again from the rest; a new deck when a card is wanted. */
function drawForDealer(table: Table, setting: Setting): number {
  let contenders = upTo(setting.players);
  let deck = nextShuffle(table, setting, hwatuCards);
  while (contenders.length > 1) {
    const months = contenders.map(() => {
      if (deck.length === 0) deck = nextShuffle(table, setting, hwatuCards);
      const card = at(deck, 0);
      deck = deck.slice(1);
      return monthOf(card);
    });
    contenders = contenders.filter((_, i) => months[i] === Math.min(...months));
  }
  return at(contenders, 0);
}

/** H4: two at a time, twice around, then the discard pile. H5: the dealer's left starts. */
function deal(table: Table, setting: Setting): void {
  const n = setting.players;
  const deck = nextShuffle(table, setting, hwatuCards);
  table.hands = upTo(n).map(() => []);
  for (const i of upTo(2 * n)) {
    const seat = (table.dealer + 1 + i) % n;
    at(table.hands, seat).push(at(deck, 2 * i), at(deck, 2 * i + 1));
  }
  table.discardPile = [at(deck, 4 * n)];
  table.drawPile = deck.slice(4 * n + 1);
  table.turn = (table.dealer + 1) % n;
}

function isOver(table: Table, setting: Setting): boolean {
  return table.totals.some((total) => total >= setting.goal);
}

/** H5: discard what matches, if there is any; otherwise draw. */
function legalMoves(table: Table, setting: Setting, seat: number): Move[] {
  if (isOver(table, setting) || seat !== table.turn) return [];
  const fitting = at(table.hands, seat).filter((card) => matches(card, topOf(table)));
  if (fitting.length === 0) return [{ type: 'draw', seat }];
  return fitting.map((card) => ({ type: 'discard', seat, card }));
}

/** H6: all of the discard pile but its top card is shuffled; of no card there is no shuffle. */
function renew(table: Table, setting: Setting): void {
  const cards = table.discardPile.slice(0, -1);
  if (cards.length === 0) return;
  const top = topOf(table);
  table.drawPile = nextShuffle(table, setting, cards);
  table.discardPile = [top];
}

/** H5, H6: a fitting card is discarded at once, another joins the hand; there may be no card. */
function drawCard(table: Table, setting: Setting): void {
  if (table.drawPile.length === 0) renew(table, setting);
  const card = table.drawPile[0];
  if (card === undefined) return;
  table.drawPile = table.drawPile.slice(1);
  if (matches(card, topOf(table))) table.discardPile.push(card);
  else at(table.hands, table.turn).push(card);
}

/** H7, H8. */
function endRound(table: Table, setting: Setting, winner: number): void {
  const losses = table.hands.map((hand) => pointsOf(hand));
  table.totals = table.totals.map((total, seat) => {
    if (seat === winner) return total + sum(losses);
    return setting.losersScoreZero ? total : total - at(losses, seat);
  });
  table.dealer = winner;
  if (!isOver(table, setting)) deal(table, setting);
}

function after(table: Table, setting: Setting, move: Move): Table {
  demandLegal(move, legalMoves(table, setting, move.seat));
  const copy = structuredClone(table);
  if (move.type === 'discard') {
    copy.hands[move.seat] = without(at(copy.hands, move.seat), [move.card]);
    copy.discardPile.push(move.card);
  } else drawCard(copy, setting);
  if (at(copy.hands, move.seat).length === 0) endRound(copy, setting, move.seat);
  else copy.turn = (move.seat + 1) % setting.players;
  return copy;
}

/** H8: ranked by points alone. */
function resultsOf(table: Table): SideResult[] {
  return table.totals.map((total, seat) => ({
    side: seat,
    seats: [seat],
    points: [total, 1],
    earliest: 0,
  }));
}

function gameAt(table: Table, setting: Setting): NaiveGame {
  const over = isOver(table, setting);
  return {
    seats: () => (over ? [] : [table.turn]),
    moves: (seat) => legalMoves(table, setting, seat),
    play: (move) => gameAt(after(table, setting, move), setting),
    over: () => over,
    score: () => scoreOf(resultsOf(table), over),
    calendar: () => null,
  };
}

export function hwatuGame(options: NaiveOptions, decks: Decks): NaiveGame {
  const { players, goal, dealer, losersScoreZero = false } = options;
  if (goal !== 270 && goal !== 570) throw new Error('the goal is 270 or 570 (H8)');
  const setting = { players, goal, losersScoreZero, decks };
  const totals = upTo(players).map(() => 0);
  const piles = { hands: [], drawPile: [], discardPile: [] };
  const table: Table = { shuffles: 0, dealer: 0, turn: 0, totals, ...piles };
  table.dealer = dealer ?? drawForDealer(table, setting);
  deal(table, setting);
  return gameAt(table, setting);
}
