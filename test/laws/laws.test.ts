import { describe, expect, it } from 'vitest';
import type { Game } from '../../src';
import { checkLaws } from '../../src/testing';
import { type Choices, everyChoice } from '../../src/testing/openings';
import { hwatu, type Lawful, rulesets } from './variants';

/** Every combination of options for each number of players. */
const tables = <G extends Game>({ variant }: Lawful<G>) =>
  variant.players.map((players): readonly [number, readonly Choices<G>[]] => [
    players,
    everyChoice(variant).filter((choice) => choice.players === players),
  ]);

/** Games for each choice of options, so that each of the three kinds of opening occurs (X1). */
const gamesFor = (options: readonly unknown[]): number => Math.ceil(3 / options.length);

/** Many games are played: a slow machine takes its time. */
const TIMEOUT = 180_000;

describe.each(Object.entries(rulesets))('the laws over %s', (_name, { variant, told }) => {
  it.each(tables({ variant, told }))(
    '%i players, all options',
    (_players, options) => {
      const games = gamesFor(options);
      const checked = checkLaws(variant, { ...told, options, games, closely: 90 });
      expect(checked.games).toBe(games * options.length);
      expect(checked.states).toBeGreaterThan(50 * checked.games);
    },
    TIMEOUT,
  );
});

describe('the laws over shedding', () => {
  it.each(tables(hwatu))(
    '%i players, all options',
    (_players, options) => {
      const checked = checkLaws(hwatu.variant, { ...hwatu.told, options, closely: 40 });
      expect(checked.games).toBe(options.length);
      expect(checked.states).toBeGreaterThan(10 * checked.games);
    },
    TIMEOUT,
  );
});

describe('everyChoice', () => {
  // F1, F16, T3, T5, H8: players times the values of each option.
  it.each([
    ['original', everyChoice(rulesets.original.variant).length, 3 * 2],
    ['lowLuck', everyChoice(rulesets.lowLuck.variant).length, 3 * 2],
    ['teams', everyChoice(rulesets.teams.variant).length, 2 * 2 * 2],
    ['cantFollow', everyChoice(rulesets.cantFollow.variant).length, 2],
    ['shedding', everyChoice(hwatu.variant).length, 7 * 2 * 2],
  ])('%s', (_name, choices, expected) => {
    expect(choices).toBe(expected);
  });
});
