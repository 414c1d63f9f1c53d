import { describe, expect, it, vi } from 'vitest';
import * as bitmask from '../../docs/bench/peers/bitmask.js';
import * as byHand from '../../docs/bench/peers/bitmask-by-hand.js';
import * as boardgameIo from '../../docs/bench/peers/boardgame-io.js';
import * as chess from '../../docs/bench/peers/chess.js';
import * as immerStrings from '../../docs/bench/peers/immer-strings.js';
import type { Options, Result } from '../../docs/bench/peers/strings.js';
import { createRandom } from '../../docs/bench/random.js';
import { type FinalScore, type Move, type VectorGame, vectorsOf } from '../vectors/read.js';

// A benchmark compares nothing unless its peers play the same game: each of them is held to the
// same whole games as the package itself.

type Choose = (legal: readonly Move[]) => Move;
type Decks = readonly (readonly string[])[];
type PlayWith = (options: Options, decks: Decks, choose: Choose) => Result;

const immerGame: PlayWith = (options, decks, choose) => {
  let shuffles = 0;
  const preset = (cards: string[]): string[] =>
    (decks[shuffles++] ?? []).filter((card) => cards.includes(card));
  let state = immerStrings.createGame(options, preset);
  for (let moves = immerStrings.legalMoves(state); moves.length > 0; ) {
    state = immerStrings.applyMove(state, choose(moves) as immerStrings.Move, preset);
    moves = immerStrings.legalMoves(state);
  }
  return immerStrings.score(state);
};

const asMove = (move: boardgameIo.Move): Move =>
  move.type === 'play'
    ? { type: 'play', seat: move.seat, card: move.args[0] }
    : { type: 'mark', seat: move.seat, date: move.args[0] };

const asAction = (move: Move): boardgameIo.Move => {
  if (move.type === 'play') return { type: 'play', args: [move.card], seat: move.seat };
  if (move.type === 'mark') return { type: 'mark', args: [move.date], seat: move.seat };
  throw new Error(`${move.type} is no move of this game`);
};

const boardgameIoGame: PlayWith = (options, decks, choose) => {
  let state = boardgameIo.createGame(options, { decks: decks.map((deck) => [...deck]) });
  for (let moves = boardgameIo.legalMoves(state); moves.length > 0; ) {
    state = boardgameIo.applyMove(state, asAction(choose(moves.map(asMove))));
    moves = boardgameIo.legalMoves(state);
  }
  return boardgameIo.score(state);
};

const bitmaskGame: PlayWith = (options, decks, choose) =>
  byHand.playByHand(options, decks, (legal) => choose(legal) as byHand.Move);

const peers: readonly (readonly [string, PlayWith])[] = [
  ['boardgame.io', boardgameIoGame],
  ['immer on strings', immerGame],
  ['bit masks', bitmaskGame],
];

const textOf = (move: Move): string =>
  [move.type, move.seat, 'card' in move ? move.card : 'date' in move && move.date].join(' ');

const sorted = (moves: readonly Move[]): string[] => moves.map(textOf).sort();

const optionsOf = ({ options: { players, dealer, sharedDates } }: VectorGame): Options => ({
  players,
  dealer: typeof dealer === 'number' ? dealer : players - 1,
  sharedDates: sharedDates === true,
});

const expectedResult = ({ winners, standings }: FinalScore): Result => ({
  winners: [...winners],
  standings: standings.map(({ side, points: [numerator, denominator], rank }) => ({
    side,
    points: numerator / denominator,
    rank,
  })),
});

const games = vectorsOf('original');

describe.each(peers)('the February peer on %s', (_, playWith) => {
  it.each(games.map((game, index) => [index, game] as const))('plays game %i', (_index, game) => {
    let ply = 0;
    const result = playWith(optionsOf(game), game.decks, (legal) => {
      const step = game.steps[ply++];
      if (step?.legal === undefined) throw new Error('The game is over, and the peer plays on.');
      expect(sorted(legal)).toEqual(sorted(step.legal));
      return step.move;
    });
    expect(ply).toBe(game.steps.length);
    expect(result).toEqual(expectedResult(game.score));
  });
});

describe('the reducers', () => {
  const options = { players: 4, dealer: 3, sharedDates: false };
  const unfollowed = (legal: readonly string[], hand: readonly string[]): string | undefined =>
    hand.find((card) => !legal.includes(card));

  it('immer refuses a card that does not follow (F4)', () => {
    const inOrder = (cards: string[]): string[] => cards;
    const dealt = immerStrings.createGame(options, inOrder);
    const led = immerStrings.applyMove(dealt, { type: 'play', seat: 0, card: '1d' }, inOrder);
    const legal = immerStrings.legalMoves(led).map((move) => ('card' in move ? move.card : ''));
    const card = unfollowed(legal, led.hands[1] ?? []);
    expect(card).toBeDefined();
    const revoke = { type: 'play', seat: 1, card: card ?? '' } as const;
    expect(() => immerStrings.applyMove(led, revoke, inOrder)).toThrow('Illegal move');
  });

  it('immer freezes every state, deeply', () => {
    const inOrder = (cards: string[]): string[] => cards;
    const dealt = immerStrings.createGame(options, inOrder);
    const led = immerStrings.applyMove(dealt, { type: 'play', seat: 0, card: '1d' }, inOrder);
    for (const part of [dealt.hands[0], led, led.hands, led.hands[0], led.trick, led.trick[0]]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it('boardgame.io refuses a card that is not in the hand', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const dealt = boardgameIo.createGame(options, { seed: 'any' });
    const foreign = dealt.G.hands[1]?.[0] ?? '';
    const next = boardgameIo.applyMove(dealt, { type: 'play', args: [foreign], seat: 0 });
    expect(next.G).toBe(dealt.G);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe('random games, as they are timed', () => {
  const options = { players: 4, dealer: 3, sharedDates: false };
  // 56 cards in Round I, 44 in Round II, and the choice of a date at most once (F1, F9).
  const expectWhole = (moves: number): void => {
    expect(moves).toBeGreaterThanOrEqual(100);
    expect(moves).toBeLessThanOrEqual(101);
  };

  it('are whole games of February', () => {
    for (let seed = 0; seed < 5; seed++) {
      expectWhole(boardgameIo.playGame(options, createRandom(seed)));
      expectWhole(immerStrings.playGame(options, createRandom(seed)));
      expectWhole(bitmask.playGame(options, bitmask.randomChoices(createRandom(seed))));
    }
  });

  it('are whole games of chess: none is over before the fool is mated', () => {
    for (let seed = 0; seed < 5; seed++) {
      expect(chess.playGame(createRandom(seed))).toBeGreaterThanOrEqual(4);
    }
  });

  it('are the same for the same seed', () => {
    expect(chess.playGame(createRandom(7))).toBe(chess.playGame(createRandom(7)));
  });
});
