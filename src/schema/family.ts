import type { CommonState, Variant } from '../engine/variant';
import type { Problem } from './problems';
import type { Entries } from './structure';

/** What the games of a family have in common, by the first part of the variant's id. */
export interface Family {
  /** A state's own keys. */
  readonly state: (variant: Variant) => Entries;
  /** A view's own keys. */
  readonly view: (variant: Variant) => Entries;
  /** What no structure can say: what is wrong with a state whose structure is right. */
  readonly doubts: (variant: Variant, state: CommonState) => readonly Problem[];
}
