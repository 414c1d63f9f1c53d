import type { CommonState, Variant } from '../../engine/variant';
import { ALL_DATES } from '../../february/calendar';
import type { FebruaryGame, FebruaryState } from '../../february/state';
import { miscounted, misplaced } from '../counting';
import type { Family } from '../family';
import { attempt, firstDoubts, type Problem } from '../problems';
import { doubtsOfPlaces, doubtsOfSizes, doubtsOfTable } from './counts';
import { doubtsOfMarkers, haveMarked } from './markers';
import { doubtsOfPasses, doubtsOfTakenOut } from './piles';
import { afterLast, afterSteps, afterTrick } from './replay';
import { stateEntries, viewEntries } from './structure';
import { type Table, tableOf } from './table';

/** In this order: each relies on what was asked before. */
const QUESTIONS: readonly ((table: Table) => readonly Problem[])[] = [
  doubtsOfTable,
  doubtsOfPlaces,
  doubtsOfSizes,
  doubtsOfShuffles,
  doubtsOfPasses,
  doubtsOfTakenOut,
  doubtsOfMarkers,
  doubtsOfPlay,
];

/** What no structure can say of a February state. */
const doubts = (variant: Variant, state: CommonState): readonly Problem[] =>
  firstDoubts(
    QUESTIONS,
    tableOf(variant as unknown as Variant<FebruaryGame>, state as FebruaryState),
  );

/** The deck is shuffled once for each round (X2). */
function doubtsOfShuffles({ state: { chance, round } }: Table): readonly Problem[] {
  if (chance.shuffles === round) return [];
  return [miscounted(['chance', 'shuffles'], round)];
}

/** What the replay gives anew. */
const SHOWN = [
  'round',
  'piles',
  'last',
  'phase',
  'leader',
  'waiting',
  'trick',
  'hands',
  'packs',
  'passes',
] as const satisfies readonly (keyof FebruaryState)[];

/** Where the state differs from what the cards on the table lead to. */
function doubtsOfPlay(table: Table): readonly Problem[] {
  const { state, rules } = table;
  const start = attempt(() => afterLast(table));
  if (start === null) return [unplayable(['last'])];
  const end = attempt(() => afterTrick(table, afterSteps(table, start)));
  if (end === null) return [unplayable(['trick'])];
  const key = SHOWN.find((name) => JSON.stringify(end[name]) !== JSON.stringify(state[name]));
  if (key !== undefined) return [unplayable([key])];
  const isKept = end.marks.every((dates) => dates === ALL_DATES);
  if (isKept && !haveMarked(state.marks, start.marks)) return [unplayable(['marks'])];
  const isStuck =
    state.phase === 'unmark' && rules.moves(state, rules.seats(state)[0] ?? 0).length === 0;
  return isStuck ? [unplayable(['phase'])] : [];
}

const unplayable = (path: Problem['path']): Problem => misplaced(path, 'what legal moves lead to');

/** The family of all February rulesets, anybody's own included. */
export const february: Family = { state: stateEntries, view: viewEntries, doubts };
