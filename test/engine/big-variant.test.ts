import { describe, expect, it } from 'vitest';
import { defineVariant } from '../../src';
import { original } from '../february/table';

const withCards = (count: number) => () =>
  defineVariant({ ...original, cards: Array.from({ length: count }, (_, card) => `c${card}`) });

describe('defineVariant', () => {
  it('takes as many cards as one byte each can shuffle', () => {
    expect(withCards(256)).not.toThrow();
  });

  it('refuses one card more', () => {
    expect(withCards(257)).toThrow(RangeError);
  });
});
