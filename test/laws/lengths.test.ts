import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src';
import type { FebruaryEvent, FebruaryGame } from '../../src/february';
import { picks, playedBy, type WholeGame } from './games';
import { rulesets } from './variants';

type Players = 3 | 4 | 5;

/** Cards in a hand: F1. */
const HANDS = { 3: [18, 13], 4: [14, 11], 5: [11, 9] } as const;

/** Tricks, as many as there are cards in a hand. */
const tricksOf = (players: Players): number => HANDS[players][0] + HANDS[players][1];

const played = (players: Players): number => players * tricksOf(players);

/** L2: two cards a pick, one where one is left. */
const picked = (players: Players): number =>
  players * (Math.ceil(HANDS[players][0] / 2) + Math.ceil(HANDS[players][1] / 2));

const countOf = ({ moves }: WholeGame<FebruaryGame>, type: string): number =>
  moves.filter((move) => move.type === type).length;

/** The cards of each trick with what won it; null where nobody did (C8). */
function tricksIn(events: readonly FebruaryEvent[]) {
  const tricks: { readonly cards: readonly string[]; readonly won: string | null }[] = [];
  let cards: string[] = [];
  for (const event of events) {
    if (event.type === 'played') cards.push(event.card);
    if (event.type !== 'trick-won' && event.type !== 'trick-void') continue;
    tricks.push({ cards, won: event.type === 'trick-won' ? event.card : null });
    cards = [];
  }
  return tricks;
}

/** F9: a date is chosen in a trick with Reschedule that a date card wins. */
const rescheduled = ({ events }: WholeGame<FebruaryGame>): number =>
  tricksIn(events).filter(
    ({ cards, won }) => cards.includes('reschedule') && won !== null && won !== 'leap',
  ).length;

/** Checks games of a ruleset from any seed with any moves. */
const everyGame = (
  name: keyof typeof rulesets,
  players: Players,
  check: (game: WholeGame<FebruaryGame>) => void,
): void =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), picks, (seed, sharedDates, choices) =>
      check(playedBy(rulesets[name].variant, { players, sharedDates, seed }, choices)),
    ),
    { numRuns: 12 },
  );

describe('the number of moves is what the rules say', () => {
  it.each([3, 4, 5] as const)('original, %i players: F1, F7, F9', (players) => {
    everyGame('original', players, (game) => {
      expect(countOf(game, 'play')).toBe(played(players));
      expect(countOf(game, 'mark')).toBe(rescheduled(game));
      expect(game.moves.length).toBe(played(players) + rescheduled(game));
    });
  });

  it.each([3, 4, 5] as const)('lowLuck, %i players: L1, L2', (players) => {
    everyGame('lowLuck', players, (game) => {
      expect(countOf(game, 'draft')).toBe(picked(players));
      expect(game.moves.length).toBe(picked(players) + played(players) + rescheduled(game));
    });
  });

  it('teams: T2, T3, F8', () => {
    everyGame('teams', 4, (game) => {
      // Both specials are dealt in Round II (F2), so Leap Year wins one trick, and no date of it.
      expect(countOf(game, 'mark')).toBe(tricksOf(4) - 1);
      expect(game.moves.length).toBe(2 * 4 + played(4) + tricksOf(4) - 1);
    });
  });

  it('cantFollow: C1, C5, C8, C9', () => {
    everyGame('cantFollow', 4, (game) => {
      const taken = game.events.filter(({ type }) => type === 'unmarked').length;
      expect(countOf(game, 'unmark')).toBe(taken);
      expect(game.moves.length).toBe(picked(4) + played(4) + taken + rescheduled(game));
      // C8, F6: a card leaves in every trick, whoever wins it.
      const { gone } = viewOf(rulesets.cantFollow.variant, game.state, 'referee');
      expect(gone).toHaveLength(tricksOf(4));
    });
  });
});
