/** Ways to break a variant. */
import type { Variant } from '../../src';
import type { FebruaryGame, FebruaryState } from '../../src/february';
import type { Law, LawOptions } from '../../src/testing';
import { rulesets } from '../laws/variants';

type February = Variant<FebruaryGame>;

export const original = rulesets.original.variant;
export const lowLuck = rulesets.lowLuck.variant;

/** A variant broken on purpose, and the law that says so. */
export interface Broken {
  readonly what: string;
  readonly law: Law;
  readonly variant: February;
  /** What the laws are told of it; if left out, all there is to tell. */
  readonly told?: LawOptions<FebruaryGame>;
}

/** Something a variant's author did not mean, for the compiler too. */
export const wrong = <T>(value: unknown): T => value as T;

/** The variant with what each move leads to changed again. */
export const playing = (
  variant: February,
  change: (next: FebruaryState, state: FebruaryState, move: FebruaryGame['move']) => object,
): February => ({
  ...variant,
  play: (state, move, turn) => wrong(change(variant.play(state, move, turn), state, move)),
});

/** The variant with its score changed. */
export const scoring = (
  variant: February,
  change: (score: FebruaryGame['score'], state: FebruaryState) => object,
): February => ({
  ...variant,
  score: (state) => wrong({ ...variant.score(state), ...change(variant.score(state), state) }),
});

/** The variant with keys of its views replaced, unless the referee looks. */
export const viewing = (
  variant: February,
  change: (state: FebruaryState, viewer: number | 'spectator') => object,
): February => ({
  ...variant,
  view(state, viewer) {
    const own = variant.view(state, viewer);
    return viewer === 'referee' ? own : { ...own, ...change(state, viewer) };
  },
});

/** Gives another number each time: what a rule must never depend on. */
export const counter = (): (() => number) => {
  let times = 0;
  return () => times++;
};

export const isOver = ({ phase }: FebruaryState): boolean => phase === 'over';
