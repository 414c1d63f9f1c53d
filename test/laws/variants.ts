import type { Game, Variant } from '../../src';
import { cantFollow, type FebruaryGame, lowLuck, original, teams } from '../../src/february';
import { type HwatuGame, shedding } from '../../src/hwatu';
import { februaryCards, type LawOptions, sheddingCards } from '../../src/testing';
import { permuteFebruary } from './permute-february';
import { permuteHwatu } from './permute-hwatu';

/** A variant, and what of it only its author can tell the laws. */
export interface Lawful<G extends Game> {
  readonly variant: Variant<G>;
  readonly told: Pick<LawOptions<G>, 'cardsOf' | 'permuteHidden'>;
}

const february = (variant: unknown): Lawful<FebruaryGame> => ({
  variant: variant as Variant<FebruaryGame>,
  told: { cardsOf: februaryCards, permuteHidden: permuteFebruary },
});

/** The four rulesets by name. */
export const rulesets = {
  original: february(original),
  lowLuck: february(lowLuck),
  teams: february(teams),
  cantFollow: february(cantFollow),
} as const;

export const hwatu: Lawful<HwatuGame> = {
  variant: shedding,
  told: { cardsOf: sheddingCards, permuteHidden: permuteHwatu },
};
