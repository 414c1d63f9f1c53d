import { applyMove, createGame, legalMoves, score, tryMove } from 'february-rules';
import { type HwatuCard, type HwatuOptions, hwatuCards, shedding } from 'february-rules/hwatu';
import { describe, expect, it } from 'vitest';
import { deckFrom, everything, stateAt, type Table } from '../hwatu/table';
import { entryOf, itemsOf, type RuleBlock, ruleBlocks, seatEntries } from './rule-blocks';

const blocksOf = (kind: string) =>
  ruleBlocks()
    .filter((block) => block.kind === kind && block.ruleset === 'shedding')
    .map((block) => [`${block.page}:${block.line}`, block] as const);

const cardsOf = (block: RuleBlock, key: string): readonly HwatuCard[] =>
  itemsOf(entryOf(block, key)) as HwatuCard[];

const cardOf = (block: RuleBlock, key: string): HwatuCard => {
  const [card] = cardsOf(block, key);
  if (card === undefined) throw new Error(`no ${key} in ${block.page}:${block.line}`);
  return card;
};

const numberOf = (block: RuleBlock, key: string): number => Number(entryOf(block, key));

/** So many cards that lie nowhere else. */
const others = (count: number, ...used: readonly HwatuCard[]): readonly HwatuCard[] =>
  hwatuCards.filter((card) => !used.includes(card)).slice(-count);

describe('the page of the Hwatu shedding game', () => {
  it.each(blocksOf('dealer'))('who deals first: %s', (_, block) => {
    const players = numberOf(block, 'players') as HwatuOptions['players'];
    const decks = [deckFrom(...cardsOf(block, 'deck')), hwatuCards];
    const state = createGame(shedding, { players, goal: 270, decks });
    expect(everything(state).dealer).toBe(numberOf(block, 'dealer'));
  });

  it.each(blocksOf('turn'))('who may do what: %s', (_, block) => {
    const [top, hand] = [cardOf(block, 'top'), cardsOf(block, 'hand')];
    const [other, ...drawPile] = others(3, top, ...hand);
    const state = stateAt({ hands: [hand, other === undefined ? [] : [other]], top, drawPile });
    const legal = legalMoves(shedding, state).map((move) =>
      move.type === 'draw' ? 'draw' : move.card,
    );
    expect(legal).toEqual(itemsOf(entryOf(block, 'legal')));
  });

  it.each(blocksOf('drawn'))('what becomes of a card drawn: %s', (_, block) => {
    const [top, card] = [cardOf(block, 'top'), cardOf(block, 'card')];
    // As the page says, the player holds another bright; it does not match.
    const table: Table = { hands: [['3-bright'], ['1-ribbon']], top, drawPile: [card, '2-ribbon'] };
    const tried = tryMove(shedding, stateAt(table), { type: 'draw', seat: 0 });
    if (!tried.ok) throw new Error(tried.message);
    const discarded = entryOf(block, 'then') === 'discarded';
    expect(tried.events).toEqual([{ type: 'drew', seat: 0, card, discarded }]);
    expect(everything(tried.state).hands[0]?.includes(card)).toBe(!discarded);
    expect(everything(tried.state).top).toBe(discarded ? card : top);
  });

  it.each(blocksOf('round'))('what a round counts: %s', (_, block) => {
    const winner = numberOf(block, 'winner');
    const left = seatEntries(block).map(([, cards]) => itemsOf(cards) as HwatuCard[]);
    const hands = left.map((cards, seat): readonly HwatuCard[] =>
      seat === winner ? ['4-animal'] : cards,
    );
    const losersScoreZero = block.options['losersScoreZero'] === true;
    const table: Table = { hands, top: '4-ribbon', turn: winner, losersScoreZero };
    const state = stateAt({ ...table, decks: [hwatuCards] });
    const end = applyMove(shedding, state, { type: 'discard', seat: winner, card: '4-animal' });
    const points = itemsOf(entryOf(block, 'points')).map(Number);
    expect(score(shedding, end).rounds.map(({ gained }) => gained)).toEqual([points]);
    expect(everything(end).points).toEqual(points);
  });
});
