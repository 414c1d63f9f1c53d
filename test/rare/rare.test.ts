/**
 * Situations that random play hardly meets: each must have occurred while the games of this file
 * were played. The table that it prints says how often.
 */
import { describe, expect, it } from 'vitest';
import { everyGame } from '../naive/every-choice';
import { randomFrom } from '../naive/random';
import { emptyCensus, nameOf, situations } from './census';
import { constructed } from './constructed';
import { anyMove, type Choose, curious, fond, playedGame, playedOn } from './games';

const census = emptyCensus();

/** Every kind of player for every choice of options. */
const players: readonly Choose[] = [
  anyMove,
  anyMove,
  fond(/leap|reschedule/),
  fond(/leap.*reschedule|reschedule.*leap/),
  curious(census),
  curious(census),
];

const february = everyGame.filter(({ variant }) => variant.id.startsWith('february/'));
const hwatu = everyGame.filter(({ variant }) => variant.id.startsWith('hwatu/'));

function playedAll(games: typeof everyGame, choosers: readonly Choose[]): void {
  for (const [place, { variant, options }] of games.entries()) {
    for (const [index, choose] of choosers.entries()) {
      const dealer = index % 2 === 0 ? {} : { dealer: index % options.players };
      const seed = `rare ${place} ${index}`;
      const below = randomFrom(101 * place + index + 1);
      playedGame(variant, { ...options, ...dealer, seed }, census, below, choose);
    }
  }
}

function playedConstructed(): void {
  for (const [place, { variant, state }] of constructed.entries()) {
    for (const index of [1, 2, 3]) {
      playedOn(variant, state, census, randomFrom(10 * place + index), curious(census));
    }
  }
}

const table = (): string =>
  situations.map((one, i) => `${String(census[i]).padStart(6)}  ${nameOf(one)}`).join('\n');

describe('rare situations', () => {
  it('are at least forty, each with a name of its own', () => {
    expect(new Set(situations.map(nameOf)).size).toBe(situations.length);
    expect(situations.length).toBeGreaterThanOrEqual(40);
  });

  it('are looked for in random and steered games and on constructed tables', () => {
    playedAll(february, players);
    playedAll(hwatu, [anyMove]);
    playedConstructed();
    console.log(table());
  }, 120_000);

  it.each(situations.map((one, place) => ({ name: nameOf(one), place })))('$name', ({ place }) => {
    expect(census[place]).toBeGreaterThan(0);
  });
});
