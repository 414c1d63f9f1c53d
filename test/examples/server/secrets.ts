import {
  type CommonEvent,
  type CommonState,
  createGame,
  type GameRecord,
  tryMove,
  type Variant,
  type Viewer,
  viewEvents,
  viewOf,
} from 'february-rules';
import { expect } from 'vitest';
import type { Client, Message } from './players';

/** Every state of a game, and the events that led to each; the first state has none. */
interface Replayed {
  readonly states: readonly CommonState[];
  readonly events: readonly (readonly CommonEvent[])[];
}

export function replayed(variant: Variant, record: GameRecord): Replayed {
  const states = [createGame(variant, record.options)];
  const events: (readonly CommonEvent[])[] = [[]];
  for (const move of record.moves) {
    const tried = tryMove(variant, states.at(-1) as CommonState, move);
    if (!tried.ok) throw new Error(`the record has an illegal move: ${tried.code}`);
    states.push(tried.state);
    events.push(tried.events);
  }
  return { states, events };
}

/** Each message is exactly what its hearer may see of the replayed game at that ply. */
export function expectOwnViews(
  variant: Variant,
  { states, events }: Replayed,
  { viewer, heard }: Client,
): void {
  for (const { type, ply, view, events: told } of heard) {
    if (type !== 'view' && type !== 'played') continue;
    const state = states[ply] as CommonState;
    expect(JSON.stringify(view)).toBe(JSON.stringify(viewOf(variant, state, viewer)));
    if (ply < states.length - 1) expectMasked(view, viewer);
    if (type === 'view') continue;
    const seen = viewEvents(variant, events[ply] ?? [], viewer);
    expect(JSON.stringify(told)).toBe(JSON.stringify(seen));
    for (const event of told) expectMaskedEvent(event, viewer);
  }
}

const NOTHING = /^[[\],null]*$/;

/** Without any help of `viewOf`: what others hold, the draw pile and passes of others are null. */
function expectMasked(view: Message, viewer: Viewer): void {
  const { hands, packs = [], drawPile = [], passes = [] } = view;
  const others = (all: readonly unknown[]) => all.filter((_, seat) => seat !== viewer);
  const foreign = passes.filter(
    ({ from, to }: { from: number; to: number }) => from !== viewer && to !== viewer,
  );
  const cards = foreign.map(({ card }: { card: unknown }) => card);
  const hidden = [others(hands), others(packs), drawPile, cards];
  expect(JSON.stringify(hidden)).toMatch(NOTHING);
}

/** Cards that are dealt, picked, passed or drawn are its own seat's alone (S4, H5). */
function expectMaskedEvent(event: Message, viewer: Viewer): void {
  const { type, seat, hands, cards, card, discarded } = event;
  if (type === 'dealt') {
    const others = hands.filter((_: unknown, owner: number) => owner !== viewer);
    expect(JSON.stringify(others)).toMatch(NOTHING);
  }
  const isPrivate = type === 'picked' || type === 'passed' || (type === 'drew' && !discarded);
  if (isPrivate && seat !== viewer) expect(JSON.stringify(cards ?? card)).toMatch(NOTHING);
}

/** What one client heard until the game was over, as text. */
export function heardBeforeEnd({ heard }: Client, plies: number): string {
  const end = heard.findIndex(({ ply, view }) => view !== undefined && ply === plies);
  expect(end).toBeGreaterThan(0);
  return heard
    .slice(0, end)
    .map((message) => JSON.stringify(message))
    .join('\n');
}

/** What only the server knows until the game is over. */
export function secretsOf(
  record: GameRecord,
  contributions: readonly string[],
  variant: Variant,
): readonly string[] {
  const { seed } = record.options;
  const { key } = createGame(variant, record.options).chance;
  return [String(seed), String(key), ...contributions];
}
