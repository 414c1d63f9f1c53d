import type { Decks, Move } from './types';

/** The element at an index that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return found;
}

/** 0 to n-1. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

export function without(list: readonly string[], gone: readonly string[]): string[] {
  return list.filter((item) => !gone.includes(item));
}

export function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** Every unordered pair, in the order of the list. */
export function pairsOf(list: readonly string[]): string[][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b]));
}

/** Every ordered triple of three different cards. */
export function triplesOf(list: readonly string[]): string[][] {
  return list.flatMap((a) =>
    without(list, [a]).flatMap((b) => without(list, [a, b]).map((c) => [a, b, c])),
  );
}

/** The cards in the order that the k-th shuffle of the game gives them (X1). */
export function shuffled(decks: Decks, k: number, cards: readonly string[]): string[] {
  const order = decks[k];
  if (order === undefined) throw new Error(`no deck order is left for shuffle ${k + 1}`);
  const found = order.filter((card) => cards.includes(card));
  if (found.length !== cards.length) throw new Error(`deck order ${k + 1} lacks a card`);
  return found;
}

/** One text a move, the same for both orders of a draft pick (L2). Passes are ordered. */
export function moveText(move: Move): string {
  if (move.type === 'draft') return `draft ${move.seat} ${[...move.cards].sort().join(' ')}`;
  if (move.type === 'pass') return `pass ${move.seat} ${move.cards.join(' ')}`;
  if (move.type === 'draw') return `draw ${move.seat}`;
  return `${move.type} ${move.seat} ${'date' in move ? move.date : move.card}`;
}

/** Throws unless the move is one of the legal ones. */
export function demandLegal(move: Move, legal: readonly Move[]): void {
  const text = moveText(move);
  if (!legal.some((other) => moveText(other) === text)) throw new Error(`not legal: ${text}`);
}
