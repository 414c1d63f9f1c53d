import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  type Game,
  legalMoves,
  tryMove,
  type Variant,
  viewEvents,
  viewOf,
} from '../../src';
import { cantFollow, lowLuck, original, teams } from '../../src/february';
import { shedding } from '../../src/hwatu';

const page = readFileSync('docs/hidden-information.md', 'utf8');

const sectionOf = (heading: string): string =>
  page.split(/^##+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** Words between backticks in a column of a section's tables, the first one being 0. */
const namesIn = (heading: string, column: number): Set<string> =>
  new Set(
    sectionOf(heading)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|')[column + 1] ?? '')
      .flatMap((cell) => Array.from(cell.matchAll(/`([\w-]+)`/g), ([, name = '']) => name)),
  );

/** What a game shows on its way. */
interface Shown {
  /** Every type of event, and those of which some seat or spectator sees less than there is. */
  readonly events: Set<string>;
  readonly masked: Set<string>;
  readonly phases: Set<string>;
  /** Fields of views that hold a `null` for a card in the spectator's eyes. */
  readonly covered: Set<string>;
}

/** Whether some seat or a spectator sees less of the event than there is. */
const isMasked = <G extends Game>(variant: Variant<G>, event: G['event']): boolean =>
  [0, 1, 'spectator' as const].some((viewer) => {
    const [seen] = viewEvents(variant, [event], viewer);
    return JSON.stringify(seen) !== JSON.stringify(event);
  });

/** The fields that hold a `null` in the place of a card. */
const coveredIn = (view: object): string[] =>
  Object.entries(view).flatMap(([field, value]) =>
    /[[,]null[\],]|"card":null/.test(JSON.stringify(value)) ? [field] : [],
  );

/** Plays moves from all over the lists until the game is over or has been going on for long. */
function shownBy<G extends Game>(variant: Variant<G>, options: G['options']): Shown {
  const shown = { events: new Set(), masked: new Set(), phases: new Set(), covered: new Set() };
  let state = createGame(variant, options);
  for (let ply = 0; ply < 400; ply++) {
    const view = viewOf(variant, state, 'spectator') as G['view'] & { readonly phase: string };
    shown.phases.add(view.phase);
    for (const field of coveredIn(view)) shown.covered.add(field);
    const moves = legalMoves(variant, state);
    const tried = tryMove(variant, state, moves[(ply * 7_919) % moves.length]);
    if (!tried.ok) break;
    for (const event of tried.events) {
      shown.events.add(event.type);
      if (isMasked(variant, event)) shown.masked.add(event.type);
    }
    state = tried.state;
  }
  return shown as Shown;
}

const february = [
  shownBy(original, { players: 3, seed: 'shown' }),
  shownBy(lowLuck, { players: 5, seed: 'shown' }),
  shownBy(teams, { players: 4, seed: 'shown' }),
  shownBy(cantFollow, { players: 4, seed: 'shown' }),
];
const hwatu = shownBy(shedding, { players: 3, goal: 570, seed: 'shown' });

const all = (games: readonly Shown[], part: keyof Shown): string[] =>
  [...new Set(games.flatMap((game) => [...game[part]]))].sort();

describe('docs/hidden-information.md', () => {
  it('names the events of which somebody sees less, and no others', () => {
    expect([...namesIn('Events', 0)].sort()).toEqual(all([...february, hwatu], 'masked'));
    expect(all([...february, hwatu], 'events').length).toBeGreaterThan(12);
  });

  it('names every phase of February', () => {
    expect([...namesIn('February', 0)].sort()).toEqual(all(february, 'phases'));
  });

  it.each([
    ['February', february],
    ['Hwatu', [hwatu]],
  ] as const)('tells of every field of a view of %s that hides cards', (heading, games) => {
    const fields = namesIn(heading, 1);
    const covered = all(games, 'covered');
    expect(covered.length).toBeGreaterThan(1);
    expect(covered.filter((field) => !fields.has(field))).toEqual([]);
  });

  it.each([
    ['February', viewOf(teams, createGame(teams, { players: 4, seed: 'x' }), 0)],
    ['Hwatu', viewOf(shedding, createGame(shedding, { players: 2, goal: 270, seed: 'x' }), 0)],
  ])('names no field that a view of %s lacks', (heading, view) => {
    const fields = [...namesIn(heading, 1)].filter((name) => name !== 'null');
    expect(fields.length).toBeGreaterThan(4);
    expect(fields.filter((field) => !Object.keys(view).includes(field))).toEqual([]);
  });
});
