import { describe, expect, it } from 'vitest';
import { activeSeats, legalMoves, score } from '../../src';
import {
  type AnyRuleset,
  marksIn,
  rulesets,
  seen,
  situation,
  stateAfter,
  viewFor,
  words,
} from '../february/table';
import { legalDates } from '../february/whole-games';
import { entryOf, itemsOf, type RuleBlock, ruleBlocks, seatEntries } from './rule-blocks';

const variantOf = ({ ruleset }: RuleBlock): AnyRuleset =>
  rulesets[ruleset as keyof typeof rulesets];

const blocksOf = (kind: string) =>
  ruleBlocks()
    .filter((block) => block.kind === kind && block.ruleset in rulesets)
    .map((block) => [`${block.page}:${block.line}`, block] as const);

const numbersIn = (text?: string): number[] => itemsOf(text).map(Number);

/** `5/2` as a number. */
function numberIn(fraction: string): number {
  const [above, below = '1'] = fraction.split('/');
  return Number(above) / Number(below);
}

describe('the rules pages', () => {
  it.each(['trick', 'hand', 'score'])('have examples of kind %s', (kind) => {
    expect(blocksOf(kind).length).toBeGreaterThanOrEqual(4);
  });

  it.each(blocksOf('hand'))('who may play what: %s', (_, block) => {
    const trick = entryOf(block, 'trick') ?? '';
    const place = words(trick).length;
    const hands = ['', '', '', ''].map((none, seat) =>
      seat === place ? (entryOf(block, 'hand') ?? '') : none,
    );
    const view = viewFor(variantOf(block), { options: block.options, hands, trick });
    const legal = legalMoves(variantOf(block), { ...view, viewer: place });
    expect(legal.map((move) => 'card' in move && move.card).sort()).toEqual(
      itemsOf(entryOf(block, 'legal')).sort(),
    );
  });

  // The last trick of the game: everyone holds one card, so whatever stands there can be played.
  it.each(blocksOf('trick'))('trick: %s', (_, block) => {
    const variant = variantOf(block);
    const plays = seatEntries(block);
    const hands = plays.map((__, seat) => plays.find(([at]) => at === seat)?.[1] ?? '');
    const start = situation(variant, {
      options: block.options,
      hands,
      leader: plays[0]?.[0] ?? -1,
    });
    const full = stateAfter(variant, start, plays.map(([, card]) => card).join(' '));
    const marks = numbersIn(entryOf(block, 'marks'));
    const chooser = entryOf(block, 'chooser');
    expect(activeSeats(variant, full)).toEqual(numbersIn(chooser));
    expect(legalDates(variant, full)).toEqual(chooser === undefined ? [] : marks);

    const end = chooser === undefined ? full : stateAfter(variant, full, `m${marks[0]}`);
    const winner = entryOf(block, 'winner') ?? '';
    const { lastTrick, gone } = seen(variant, end);
    expect(gone).toEqual([entryOf(block, 'leaves')]);
    expect(lastTrick?.winner).toBe(winner === 'none' ? null : Number(winner));
    const side = Number(winner) % marksIn(variant, end).length;
    const marked = marksIn(variant, end).flatMap((dates, at) =>
      dates === '' ? [] : [[at, dates]],
    );
    expect(marked).toEqual(marks.length === 0 ? [] : [[side, `${marks[0]}`]]);
  });

  it.each(blocksOf('score'))('score: %s', (_, block) => {
    const variant = variantOf(block);
    const marks = seatEntries(block).map(([, dates]) => dates.replaceAll(',', ''));
    const hands = variant.id === 'february/teams' ? ['', '', '', ''] : marks.map(() => '');
    const view = viewFor(variant, { options: block.options, hands, marks, phase: 'over' });
    const counted = score(variant, view);
    const weeks = ['week 1', 'week 2', 'week 3', 'week 4'].filter((key) => entryOf(block, key));
    expect(counted.weeks.map(({ sides }) => sides)).toEqual(
      weeks.map((key) => numbersIn(entryOf(block, key))),
    );
    const days = words('sunday monday tuesday wednesday thursday friday saturday');
    expect(counted.weekdays.map(({ sides }) => sides)).toEqual(
      days.map((key) => numbersIn(entryOf(block, key))),
    );
    expect(counted.groups.map(({ size }) => size)).toEqual(numbersIn(entryOf(block, 'group')));
    const bySide = [...counted.standings].sort((a, b) => a.side - b.side);
    expect(bySide.map(({ points }) => points)).toEqual(
      itemsOf(entryOf(block, 'points')).map(numberIn),
    );
    expect(bySide.map(({ rank }) => rank)).toEqual(numbersIn(entryOf(block, 'ranks')));
  });
});
