/** Each place of a view or an event where something can be hidden, shown on purpose. */
import { describe, expect, it } from 'vitest';
import type { Game, Seat, Variant } from '../../src';
import type { FebruaryGame, FebruaryView } from '../../src/february';
import { checkLaws, LawError, type LawOptions } from '../../src/testing';
import { hwatu, type Lawful, rulesets } from '../laws/variants';

type Ruleset = keyof typeof rulesets;

/** The laws that are about what is hidden. */
const LEAKS = ['hidden-kept', 'choice-hidden', 'events-known', 'secrets-kept'];

/** The law that the variant breaks; nothing if it breaks none. */
function brokenBy<G extends Game>(variant: Variant<G>, told: LawOptions<G>): string | undefined {
  try {
    checkLaws(variant, told);
    return undefined;
  } catch (error) {
    if (error instanceof LawError) return error.law;
    throw error;
  }
}

/** The variant whose views show the key as the referee's do. */
const showing = <G extends Game>(variant: Variant<G>, key: string): Variant<G> => ({
  ...variant,
  view: (state, viewer) => ({
    ...variant.view(state, viewer),
    [key]: (variant.view(state, 'referee') as Readonly<Record<string, unknown>>)[key],
  }),
});

/** The variant whose events of that type are told to everybody as they are. */
const telling = <G extends Game>(variant: Variant<G>, type: string): Variant<G> => ({
  ...variant,
  viewEvent: (event, viewer) => (event.type === type ? event : variant.viewEvent(event, viewer)),
});

describe('a leak in a view of February', () => {
  it.each<[Ruleset, keyof FebruaryView, FebruaryGame['options']['players']]>([
    ['original', 'hands', 4],
    ['original', 'aside', 3], // F1: two cards are set aside unseen
    ['original', 'aside', 5],
    ['lowLuck', 'hands', 3],
    ['lowLuck', 'packs', 3],
    ['lowLuck', 'packs', 5],
    ['teams', 'hands', 4],
    ['teams', 'passes', 4],
    ['cantFollow', 'hands', 4],
    ['cantFollow', 'packs', 4],
  ])('%s shows %s, %i players', (name, key, players) => {
    const { variant, told } = rulesets[name];
    const law = brokenBy(showing(variant, key), { ...told, options: [{ players }], closely: 60 });
    expect(LEAKS).toContain(law);
  });
});

describe('a leak to one seat alone', () => {
  it.each<[Ruleset, keyof FebruaryView]>([
    ['original', 'hands'],
    ['lowLuck', 'packs'],
    ['teams', 'passes'],
  ])('%s shows %s to seat 2', (name, key) => {
    const { variant, told } = rulesets[name];
    const leaking: Variant<FebruaryGame> = {
      ...variant,
      view: (state, viewer) => (viewer === 2 ? showing(variant, key) : variant).view(state, viewer),
    };
    const law = brokenBy(leaking, { ...told, options: [{ players: 4 }], closely: 60 });
    expect(LEAKS).toContain(law);
  });
});

describe('a passed card told too early', () => {
  it('is seen by who gets it before all have passed (T2, S4)', () => {
    const { variant, told } = rulesets.teams;
    const seat: Seat = 1;
    const leaking: Variant<FebruaryGame> = {
      ...variant,
      view(state, viewer) {
        const own = variant.view(state, viewer);
        const open = variant.view(state, 'referee').passes;
        const passes = own.passes.map((pass, index) => (pass.to === seat ? open[index] : pass));
        return viewer === seat ? ({ ...own, passes } as typeof own) : own;
      },
    };
    expect(brokenBy(leaking, { ...told, options: [{ players: 4 }] })).toBe('choice-hidden');
  });
});

describe('a leak in an event of February', () => {
  it.each<[Ruleset, FebruaryGame['event']['type']]>([
    ['original', 'dealt'],
    ['lowLuck', 'picked'],
    ['teams', 'passed'],
    ['teams', 'exchanged'],
    ['teams', 'dealt'],
    ['cantFollow', 'picked'],
  ])('%s tells %s', (name, type) => {
    const { variant, told } = rulesets[name];
    const law = brokenBy(telling(variant, type), { ...told, options: [{ players: 4 }] });
    expect(LEAKS).toContain(law);
  });
});

describe('a leak of the Hwatu shedding game', () => {
  const { variant, told }: Lawful<typeof hwatu extends Lawful<infer G> ? G : never> = hwatu;
  const some = { ...told, options: [{ players: 3, goal: 270 } as const], closely: 40 };

  it.each(['hands', 'drawPile'])('in the view: %s', (key) => {
    expect(brokenBy(showing(variant, key), some)).toBe('hidden-kept');
  });

  it.each(['dealt', 'drew'])('in the event: %s', (type) => {
    expect(['hidden-kept', 'events-known']).toContain(brokenBy(telling(variant, type), some));
  });
});
