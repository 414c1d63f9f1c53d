import type { CommonState, Variant } from '../../engine/variant';
import type { HwatuState } from '../../hwatu/state';
import type { Family } from '../family';
import { firstDoubts, type Problem } from '../problems';
import { doubtsOfDealer, doubtsOfHands, doubtsOfRounds, doubtsOfShuffles } from './rounds';
import { stateEntries, viewEntries } from './structure';
import { doubtsOfPiles, doubtsOfPlaces, doubtsOfTable } from './table';

/** In this order: each relies on what was asked before. */
const QUESTIONS: readonly ((state: HwatuState) => readonly Problem[])[] = [
  doubtsOfTable,
  doubtsOfPlaces,
  doubtsOfRounds,
  doubtsOfHands,
  doubtsOfDealer,
  doubtsOfShuffles,
  doubtsOfPiles,
];

/** What no structure can say of a Hwatu state. */
const doubts = (_: Variant, state: CommonState): readonly Problem[] =>
  firstDoubts(QUESTIONS, state as HwatuState);

/** The family of the Hwatu games. */
export const hwatu: Family = { state: stateEntries, view: viewEntries, doubts };
