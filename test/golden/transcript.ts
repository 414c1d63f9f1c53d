/** One game of every choice of options, from a seed, written down a line a move. */
import {
  activeSeats,
  createGame,
  type Game,
  legalMoves,
  score,
  tryMove,
  type Variant,
  viewOf,
} from '../../src';
import { everyGame, variants } from '../naive/every-choice';
import { at } from '../naive/lists';
import { type Below, randomFrom } from '../naive/random';
import type { NaiveOptions } from '../naive/types';
import { type AnyEvent, eventText } from './event-text';

/** A game to write down; its name is that of its file. */
export interface Golden {
  readonly name: string;
  readonly variant: Variant<Game>;
  readonly options: Game['options'];
}

/** Hwatu has no limit: its transcripts stop after so many moves. */
const LONGEST = 160;

const nameOf = ({ id }: Variant<Game>, { players, ...own }: NaiveOptions): string =>
  [
    id.replace(/^.*\//, ''),
    players,
    ...Object.entries(own).map(([name, value]) => `${name}=${value}`),
  ].join('-');

function goldenOf(variant: Variant<Game>, choice: NaiveOptions): Golden {
  const name = nameOf(variant, choice);
  return { name, variant, options: { ...choice, seed: `golden ${name}` } };
}

/** The seat that may deal is no option of the variant's own: one game of each has seat 1. */
const dealers = variants.map((variant) => {
  const choice = everyGame.findLast((game) => game.variant === variant)?.options;
  return goldenOf(variant, { players: 0, ...choice, dealer: 1 });
});

export const goldens: readonly Golden[] = [
  ...everyGame.map(({ variant, options }) => goldenOf(variant, options)),
  ...dealers,
];

interface Shown {
  readonly hands: readonly (readonly string[])[];
  readonly packs?: readonly (readonly string[])[];
  readonly aside?: readonly string[];
  readonly top?: string;
  readonly dealer?: number;
  readonly draws?: readonly { readonly seat: number; readonly card: string }[];
}

/** What nobody has told yet: the first deal. */
function firstLines({ variant, options }: Golden, state: Game['state']): string[] {
  const { seed, ...others } = options;
  const shown = viewOf(variant, state, 'referee') as unknown as Shown;
  const packs = shown.packs?.length ? shown.packs : shown.hands;
  return [
    `${variant.id}, revision ${variant.revision}`,
    `options ${JSON.stringify(others)}`,
    `seed ${seed}`,
    ...(shown.draws ?? []).map(({ seat, card }) => `seat ${seat} draws ${card} to deal`),
    ...(shown.top ? [`dealer ${shown.dealer}, top ${shown.top}`] : []),
    ...packs.map((cards, seat) => `seat ${seat}: ${cards.join(' ')}`),
    ...(shown.aside ? [`set aside: ${shown.aside.join(' ')}`] : []),
  ];
}

const pointsText = (variant: Variant<Game>, state: Game['state']): string => {
  const rows = [...score(variant, state).standings].sort((a, b) => a.side - b.side);
  return rows.map(({ points }) => points).join(' ');
};

/** The points where they have changed since the text before. */
const changed = (points: string, before: string): readonly string[] =>
  points === before ? [] : [`points ${points}`];

/** A random seat that may act plays one of its moves. */
function randomMove({ variant }: Golden, state: Game['state'], below: Below) {
  const seats = activeSeats(variant, state);
  if (seats.length === 0) return null;
  const moves = legalMoves(variant, state, at(seats, below(seats.length)));
  return at(moves, below(moves.length));
}

function lastLines({ variant }: Golden, state: Game['state']): string[] {
  const { final, standings } = score(variant, state);
  if (!final) return [`left after ${LONGEST} moves`];
  return standings.map(
    ({ rank, side, seats, points }) =>
      `rank ${rank}: side ${side}, seats ${seats.join(' ')}, points ${points}`,
  );
}

/** The whole game as a text. */
export function transcriptOf(golden: Golden): string {
  const { variant, options, name } = golden;
  const below = randomFrom(
    1 + ([...name].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7) % 1e6),
  );
  let state = createGame(variant, options);
  const lines = firstLines(golden, state);
  for (let ply = 1; ply <= LONGEST; ply += 1) {
    const move = randomMove(golden, state, below);
    if (move === null) break;
    const tried = tryMove(variant, state, move);
    if (!tried.ok) throw new Error(tried.message);
    const points = changed(pointsText(variant, tried.state), pointsText(variant, state));
    const events = (tried.events as unknown as readonly AnyEvent[]).map(eventText);
    lines.push([`${String(ply).padStart(3)}  ${events.join('; ')}`, ...points].join('; '));
    state = tried.state;
  }
  return `${[...lines, ...lastLines(golden, state)].join('\n')}\n`;
}
