import { describe, expect, it } from 'vitest';
import { createGame, viewOf } from '../../src';
import { cards } from '../../src/february';
import { rulesets, seen, situation } from './table';
import { countedGame, secondRound } from './whole-games';

/** Plays and picks of a whole game: F1 and L2 alone decide them. */
const LENGTHS = [
  ['original', 3, { play: 3 * 18 + 3 * 13 }],
  ['original', 4, { play: 4 * 14 + 4 * 11 }],
  ['original', 5, { play: 5 * 11 + 5 * 9 }],
  ['low-luck', 3, { draft: 3 * (9 + 7), play: 93 }],
  ['low-luck', 4, { draft: 4 * (7 + 6), play: 100 }],
  ['low-luck', 5, { draft: 5 * (6 + 5), play: 100 }],
  ['cant-follow', 4, { draft: 4 * (7 + 6), play: 100 }],
] as const;

const games = [1, 2, 3, 4, 5, 6];

describe('the number of moves', () => {
  it.each(LENGTHS)(
    'S3 %s with %i players: %j, and a choice for reschedule',
    (name, players, counts) => {
      const variant = rulesets[name];
      for (const salt of games) {
        const played = countedGame(
          variant,
          createGame(variant, { players, seed: 'length' }),
          salt,
        ).counts;
        const { mark = 0, unmark = 0, ...others } = played;
        expect(others).toEqual(counts);
        expect(mark).toBeLessThanOrEqual(1);
        expect(unmark === 0 || name === 'cant-follow').toBe(true);
      }
    },
  );

  it('S3, T2, T3 teams: eight passes, 100 cards, and a date for each trick but that of leap year', () => {
    const variant = rulesets.teams;
    for (const salt of games) {
      const { counts } = countedGame(
        variant,
        createGame(variant, { players: 4, seed: 'length' }),
        salt,
      );
      expect(counts).toEqual({ pass: 8, play: 100, mark: 24 });
    }
  });

  it('S3 a choice of a date is among the moves if reschedule’s trick has a date for winner (F8, F9)', () => {
    const { original } = rulesets;
    const won = situation(original, { hands: ['17d', 'reschedule', '24d'] });
    const leap = situation(original, { hands: ['17d', 'reschedule', 'leap'] });
    expect(countedGame(original, won, 1).counts).toEqual({ play: 3, mark: 1 });
    expect(countedGame(original, leap, 1).counts).toEqual({ play: 3 });
  });

  it('C5 a violation of a player with markers adds a move', () => {
    const variant = rulesets['cant-follow'];
    const hands = ['12d', '20n', '5d', '19d'];
    const one = situation(variant, { hands, marks: ['', '', '', '28 3'] });
    const none = situation(variant, { hands, marks: ['28', '', '', ''] });
    expect(countedGame(variant, one, 1).counts).toEqual({ play: 4, unmark: 1 });
    expect(countedGame(variant, none, 1).counts).toEqual({ play: 4 });
  });
});

describe('views of a game', () => {
  it('F12 all is open when it is over', () => {
    const variant = rulesets.original;
    const start = createGame(variant, { players: 3, seed: 'open' });
    const { end } = countedGame(variant, start, 2);
    const { viewer: _, ...open } = viewOf(variant, end, 'referee');
    const { viewer: __, ...all } = viewOf(variant, end, 'spectator');
    expect(all).toEqual(open);
    const { gone, aside, takenOut } = viewOf(variant, end, 1);
    expect([...gone, ...aside, ...takenOut].sort()).toEqual([...cards].sort());
  });

  it('F1, S2 the cards set aside unseen are open to nobody in Round I, and back in Round II', () => {
    const variant = rulesets.original;
    const second = viewOf(variant, secondRound(variant, ['', '', '']), 'referee');
    const all = [...second.hands.flat(), ...second.gone, ...second.takenOut, ...second.aside];
    expect(all.sort()).toEqual([...cards].sort());
    expect(second.aside).toEqual([]);
  });

  it('F6 hands are sorted by the calendar, day before night, specials last', () => {
    const variant = rulesets.original;
    const state = situation(variant, { hands: ['reschedule 17n 3d leap 17d 3n', '', ''] });
    expect(viewOf(variant, state, 0).hands).toEqual([
      ['3d', '3n', '17d', '17n', 'leap', 'reschedule'],
      [],
      [],
    ]);
    expect(seen(variant, state).hands[0]).toEqual([null, null, null, null, null, null]);
  });
});
