import { describe, expect, it } from 'vitest';
import {
  applyMove,
  createGame,
  type Game,
  legalMoves,
  toRecord,
  type Variant,
  type Viewer,
  viewOf,
} from '../../src';
import { parseMove, parseOptions, parseRecord, parseState, parseView } from '../../src/schema';
import { type VectorGame, vectorsOf } from '../vectors/read';
import { copyOf, gamesOf, variants } from './positions';

/** How many games of each variant are parsed state by state. */
const GAMES = 6;

const optionsOf = (game: VectorGame): Game['options'] =>
  ({ ...game.options, decks: game.decks }) as Game['options'];

/** Every state of a game, as text from now and then. */
function expectStates(variant: Variant<Game>, game: VectorGame): void {
  let state = createGame(variant, optionsOf(game));
  for (const { move } of game.steps) {
    expect(parseState(variant, state)).toEqual({ ok: true, value: state });
    state = applyMove(variant, state, move);
  }
  expect(parseState(variant, JSON.stringify(state))).toEqual({ ok: true, value: state });
}

describe.each(variants)('%s: what the game itself makes is accepted', (name, variant) => {
  const games = vectorsOf(name);

  it('options, moves and records of whole games computed elsewhere', () => {
    for (const game of games) {
      const options = optionsOf(game);
      expect(parseOptions(variant, options)).toEqual({ ok: true, value: options });
      for (const { move } of game.steps) {
        expect(parseMove(variant, JSON.stringify(move))).toEqual({ ok: true, value: move });
      }
      const record = toRecord(
        variant,
        options,
        game.steps.map(({ move }) => move),
      );
      expect(parseRecord(variant, JSON.stringify(record))).toEqual({ ok: true, value: record });
    }
  });

  it('every state of some of them', () => {
    for (const game of games.slice(0, GAMES)) expectStates(variant, game);
  });

  it.each(gamesOf(name).map((game) => [game.options.players, game] as const))(
    'states, and views for everybody, of a game of %i players from a seed',
    (players, { states }) => {
      const viewers: Viewer[] = [...Array(players).keys(), 'spectator', 'referee'];
      for (const [ply, state] of states.entries()) {
        expect(parseState(variant, state)).toEqual({ ok: true, value: state });
        const viewer = viewers[ply % viewers.length] as Viewer;
        const view = viewOf(variant, state, viewer);
        expect(parseView(variant, view)).toEqual({ ok: true, value: view });
      }
    },
  );

  it('what comes out is a frozen copy in which keys have the order of the original', () => {
    for (const { states } of gamesOf(name)) {
      const mine = copyOf(states[9] as Game['state']);
      const parsed = parseState(variant, mine);
      if (!parsed.ok) throw new Error('refused');
      expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(mine));
      expect(parsed.value).not.toBe(mine);
      expect(Object.isFrozen(mine)).toBe(false);
      expect(Object.isFrozen(parsed.value.chance.decks)).toBe(true);
      expect(legalMoves(variant, parsed.value)).toEqual(legalMoves(variant, mine));
    }
  });
});
