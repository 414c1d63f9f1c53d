/** Counts how often each situation occurs. */

import { cantFollow } from './cant-follow';
import { chance } from './chance';
import { choosing } from './choosing';
import { hwatu } from './hwatu';
import { markers } from './markers';
import type { FebruaryStep, HwatuStep, Situation, Step } from './step';
import { teams } from './teams';
import { tricks } from './tricks';

const isFebruary = (step: Step): step is FebruaryStep => 'calendar' in step.after;

const inFebruary = ({ ruling, about, seen }: Situation<FebruaryStep>): Situation<Step> => ({
  ruling,
  about,
  seen: (step) => isFebruary(step) && seen(step),
});

const inHwatu = ({ ruling, about, seen }: Situation<HwatuStep>): Situation<Step> => ({
  ruling,
  about,
  seen: (step) => !isFebruary(step) && seen(step),
});

export const situations: readonly Situation<Step>[] = [
  ...[...tricks, ...markers, ...choosing, ...teams, ...cantFollow].map(inFebruary),
  ...hwatu.map(inHwatu),
  ...chance,
];

export const nameOf = ({ ruling, about }: Situation<never>): string => `${ruling} ${about}`;

/** How often each situation was seen, by its place in the list. */
export type Census = number[];

export const emptyCensus = (): Census => situations.map(() => 0);

/** The situations that the step shows, by their places. */
export const shownBy = (step: Step): number[] =>
  situations.flatMap((situation, place) => (situation.seen(step) ? [place] : []));

/** Counts the step, and tells what it shows. */
export function count(census: Census, step: Step): void {
  for (const place of shownBy(step)) census[place] = (census[place] ?? 0) + 1;
}
