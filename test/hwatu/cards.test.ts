import { describe, expect, it } from 'vitest';
import {
  type HwatuCard,
  hwatuCards,
  hwatuLabelOf,
  hwatuMonths,
  hwatuTypeNames,
  hwatuTypes,
  isHwatuCard,
  monthOf,
  pointsOf,
  typeOf,
} from '../../src/hwatu';

describe('the deck (H1)', () => {
  it.each([
    ['bright', [1, 3, 8, 11, 12]],
    ['animal', [2, 4, 5, 6, 7, 8, 9, 10, 12]],
    ['ribbon', [1, 2, 3, 4, 5, 6, 7, 9, 10, 12]],
    ['chaff', [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 11, 12]],
  ] as const)('has its %s cards in the right months', (type, months) => {
    const cards = hwatuCards.filter((card) => typeOf(card) === type);
    expect(cards.map(monthOf)).toEqual(months);
  });

  it('has 48 different cards, four a month, in the order of the months', () => {
    expect(new Set(hwatuCards).size).toBe(48);
    const months = Array.from({ length: 48 }, (_, index) => Math.floor(index / 4) + 1);
    expect(hwatuCards.map(monthOf)).toEqual(months);
  });

  it.each([
    '3-bright',
    '5-ribbon',
    '8-animal',
    '4-chaff-1',
    '4-chaff-2',
    '11-chaff-3',
    '12-chaff-1',
  ])('writes %s so', (name) => {
    expect(isHwatuCard(name)).toBe(true);
  });

  it.each([
    '8-ribbon',
    '11-animal',
    '12-chaff-2',
    '4-chaff',
    '13-bright',
    '17d',
    '',
    3,
    null,
    undefined,
  ])('has no card %o', (value) => {
    expect(isHwatuCard(value)).toBe(false);
  });

  it('cannot be changed', () => {
    expect([hwatuCards, hwatuTypes, hwatuMonths, hwatuTypeNames].every(Object.isFrozen)).toBe(true);
  });
});

describe('points (H2)', () => {
  it.each([
    ['12-bright', 20],
    ['12-animal', 10],
    ['12-ribbon', 5],
    ['12-chaff-1', 1],
    ['11-chaff-3', 1],
  ] as const)('%s counts %i', (card, points) => {
    expect(pointsOf(card)).toBe(points);
  });

  it('are 264 in all', () => {
    expect(hwatuCards.map(pointsOf).reduce((sum, points) => sum + points, 0)).toBe(264);
  });
});

describe('names for display', () => {
  it('follow the Korean order of the months (H1)', () => {
    const flowers = hwatuMonths.map(({ month, flower }) => `${month} ${flower.english}`);
    expect(flowers[10]).toBe('11 paulownia');
    expect(flowers[11]).toBe('12 rain');
    expect(hwatuMonths.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each([
    ['1-bright', 'January pine bright', '1월 송학 광', 'irwol songhak gwang'],
    ['8-animal', 'August pampas grass animal', '8월 공산 열끗', 'parwol gongsan yeolkkeut'],
    ['5-ribbon', 'May iris ribbon', '5월 난초 띠', 'owol nancho tti'],
    ['4-chaff-2', 'April wisteria chaff 2', '4월 흑싸리 피 2', 'sawol heukssari pi 2'],
    ['12-chaff-1', 'December rain chaff', '12월 비 피', 'sibiwol bi pi'],
  ] as const)('%s is %s, %s, %s', (card, english, korean, romanised) => {
    expect(hwatuLabelOf(card)).toBe(english);
    expect(hwatuLabelOf(card, 'english')).toBe(english);
    expect(hwatuLabelOf(card, 'korean')).toBe(korean);
    expect(hwatuLabelOf(card, 'romanised')).toBe(romanised);
  });

  it.each(['english', 'korean', 'romanised'] as const)('tell all cards apart in %s', (language) => {
    const labels = hwatuCards.map((card: HwatuCard) => hwatuLabelOf(card, language));
    expect(new Set(labels).size).toBe(48);
  });

  it('are in Hangul, or in plain letters', () => {
    const all = [...hwatuMonths.map(({ flower }) => flower), ...Object.values(hwatuTypeNames)];
    for (const { english, korean, romanised } of all) {
      expect(english).toMatch(/^[a-z ]+$/);
      expect(korean).toMatch(/^\p{Script=Hangul}+$/u);
      expect(romanised).toMatch(/^[a-z]+$/);
    }
  });
});
