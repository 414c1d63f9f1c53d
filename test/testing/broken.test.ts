import { describe, expect, it } from 'vitest';
import { applyMove, createGame } from '../../src';
import type { FebruaryGame } from '../../src/february';
import { checkLaws, LAWS, type Law, LawError } from '../../src/testing';
import { rulesets } from '../laws/variants';
import type { Broken } from './breaking';
import { brokenStates } from './broken-states';
import { brokenTables } from './broken-tables';
import { brokenViews } from './broken-views';

const all = [...brokenTables, ...brokenStates, ...brokenViews];

/** What the laws say of a broken variant. */
function caught({ variant, told = rulesets.original.told }: Broken): LawError {
  try {
    checkLaws(variant, told);
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
  }
  throw new Error('no law was found broken');
}

describe('a variant broken on purpose', () => {
  it.each(all.map((broken) => [broken.what, broken] as const))('%s', (_what, broken) => {
    const error = caught(broken);
    expect(`${error.law}: ${error.detail}`).toMatch(new RegExp(`^${broken.law}: `));
    expect(error.variant).toBe(broken.variant.id);
    for (const part of [
      LAWS[broken.law],
      error.detail,
      error.seed,
      JSON.stringify(error.options),
    ]) {
      expect(error.message).toContain(part);
    }
    for (const move of error.moves.slice(-3)) expect(error.message).toContain(JSON.stringify(move));
  });

  it('is shown by a game that can be played up to where it breaks', () => {
    const broken = all.find(({ law }) => law === 'cards-kept') as Broken;
    const { options, moves } = caught(broken);
    const { variant } = rulesets.original;
    const start = createGame(variant, options as FebruaryGame['options']);
    // The sound variant plays the same moves: the game shows what the broken one does otherwise.
    const play = () =>
      (moves as readonly FebruaryGame['move'][]).reduce(
        (state, move) => applyMove(variant, state, move),
        start,
      );
    expect(moves.length).toBeGreaterThan(0);
    expect(play).not.toThrow();
  });

  it('is found by the same game every time', () => {
    const broken = all.find(({ law }) => law === 'hidden-kept') as Broken;
    expect(caught(broken).message).toBe(caught(broken).message);
  });

  it('shows every law but one that follows from the others', () => {
    const shown = new Set<Law>(all.map(({ law }) => law));
    expect(Object.keys(LAWS).filter((law) => !shown.has(law as Law))).toEqual(['replayed']);
  });
});
