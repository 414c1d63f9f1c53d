/**
 * The package against the naive games in random play: the same decks and moves, the same seats to
 * act, legal moves, score and calendar at every ply. `DIFFERENTIAL_GAMES` plays more than one game
 * of every choice of options.
 */
import { describe, expect, it } from 'vitest';
import { engineGame } from './engine-adapter';
import { everyGame } from './every-choice';
import { fixedDecks } from './fixed-decks';
import { moveText, naiveGame } from './index';
import { at } from './lists';
import { type Below, randomFrom } from './random';
import type { NaiveGame, NaiveOptions } from './types';

const { DIFFERENTIAL_GAMES: games = '1' } = process.env;

/** Games of Hwatu may go on for long. */
const LONGEST = 300;

/** Each game has decks of its own: February two, Hwatu as many as it may need. */
function decksOf(variantId: string, players: number, index: number): string[][] {
  const count = variantId.startsWith('february/') ? 2 : LONGEST;
  return fixedDecks(variantId, players, count * (index + 1)).slice(count * index);
}

const everySecondDealer = (options: NaiveOptions, below: Below): NaiveOptions =>
  below(2) === 0 ? options : { ...options, dealer: below(options.players) };

const textsOf = (game: NaiveGame, seat: number): string[] => game.moves(seat).map(moveText).sort();

/** What the two must agree on. */
const seen = (game: NaiveGame) => ({
  seats: game.seats(),
  legal: game.seats().map((seat) => textsOf(game, seat)),
  score: game.score(),
  calendar: game.calendar(),
});

/** Plays both at once and gives the number of moves. */
function playedBoth(engine: NaiveGame, naive: NaiveGame, below: Below): number {
  let both = { engine, naive };
  for (let ply = 0; ply < LONGEST; ply += 1) {
    expect(seen(both.engine), `ply ${ply}`).toEqual(seen(both.naive));
    const seats = both.naive.seats();
    if (seats.length === 0) return ply;
    const moves = both.naive.moves(at(seats, below(seats.length)));
    const move = at(moves, below(moves.length));
    both = { engine: both.engine.play(move), naive: both.naive.play(move) };
  }
  return LONGEST;
}

describe.each(everyGame)('$variant.id $options', ({ variant, options }) => {
  it.each(Array.from({ length: Number(games) }, (_, i) => i))('game %i', (index) => {
    const below = randomFrom(7919 * (index + 1) + options.players);
    const chosen = everySecondDealer(options, below);
    const decks = decksOf(variant.id, options.players, index);
    const [engine, naive] = [
      engineGame(variant.id, chosen, decks),
      naiveGame(variant.id, chosen, decks),
    ];
    expect(playedBoth(engine, naive, below)).toBeGreaterThan(options.players);
  });
});
