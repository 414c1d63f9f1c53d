/** A random game on which every law is checked. */
import { tryMove } from '../engine/apply';
import { createGame } from '../engine/create';
import { activeSeats } from '../engine/moves';
import type { Game } from '../engine/variant';
import { viewOf } from '../engine/view';
import { textOf } from './compare';
import type { Played } from './game-laws';
import { GAME_LAWS, held, hold, MOMENT_LAWS, QUICK_LAWS, STEP_LAWS } from './holding';
import type { Showing } from './law-error';
import { type Moment, momentOf, type Table } from './moment';
import { secretsOf } from './openings';
import { randomFrom } from './random';
import type { Step } from './step-laws';

/** What the laws need to be told. */
export interface Kit<G extends Game>
  extends Pick<Table<G>, 'variant' | 'cardsOf' | 'permuteHidden'> {
  readonly seed: string;
  /** So many states from the beginning are checked by every law; after them, only the end. */
  readonly closely: number;
}

/** How much was checked. */
export interface Checked {
  /** Games played. */
  readonly games: number;
  /** States checked by every law. */
  readonly states: number;
  /** Moves played in them. */
  readonly moves: number;
}

/** A game that is being played. */
interface Playing<G extends Game> {
  readonly kit: Kit<G>;
  readonly table: Table<G>;
  readonly moves: G['move'][];
  readonly states: G['state'][];
  readonly showing: () => Showing;
}

/** A game is left after so many moves: some have no end in sight. */
const LONGEST = 5_000;

/**
 * Plays a random game and checks every law on it.
 *
 * @param kit - variant, seed and what the laws need to be told
 * @param options - the game's options
 * @param name - names the game, for its random choices
 * @returns how much was checked
 * @throws LawError at the first law that is broken
 */
export function playLawfully<G extends Game>(
  kit: Kit<G>,
  options: G['options'],
  name: string,
): Checked {
  const playing = begun(kit, options, name);
  const { table, moves, states, showing } = playing;
  const whole: Played<G> = { ...table, options, moves, states };
  let checked = 0;
  let moment: Moment<G> | null = latest(playing);
  while (moment !== null) {
    checked += checkedAt(playing, moment);
    moment = moves.length < LONGEST ? played(playing, moment) : null;
  }
  for (const [law, check] of GAME_LAWS) hold(law, () => check(whole), showing);
  return { games: 1, states: checked, moves: moves.length };
}

/** Checks every law where that is due; how many states were checked. */
function checkedAt<G extends Game>(playing: Playing<G>, moment: Moment<G>): number {
  if (!isClose(playing, moment)) return 0;
  for (const [law, check] of MOMENT_LAWS) hold(law, () => check(moment), playing.showing);
  return 1;
}

/** Deals the first cards. */
function begun<G extends Game>(kit: Kit<G>, options: G['options'], name: string): Playing<G> {
  const { variant, seed, cardsOf } = kit;
  const moves: G['move'][] = [];
  const showing = () => ({ variant: variant.id, seed, options, moves: [...moves] });
  const start = held('options-sound', () => createGame(variant, options), showing);
  const shown = held('views-answer', () => viewOf(variant, start, 'referee'), showing);
  const firstCards = cardsOf === null ? null : cardsOf(shown);
  const secrets = secretsOf(options, start);
  const table = { ...kit, random: randomFrom(`${name} moves`), firstCards, secrets };
  return { kit, table, moves, states: [start], showing };
}

/** The moment of the last state, once the laws that others rely on hold. */
function latest<G extends Game>({ table, states, showing }: Playing<G>): Moment<G> {
  const state = states[states.length - 1] as G['state'];
  const moment = held('never-stuck', () => momentOf(table, state), showing);
  for (const [law, check] of QUICK_LAWS) hold(law, () => check(moment), showing);
  return moment;
}

/** Whether every law is checked here: at the beginning, and where no move is left. */
const isClose = <G extends Game>({ kit, states }: Playing<G>, { legal }: Moment<G>): boolean =>
  states.length <= kit.closely || legal.length === 0;

/** Plays one of the legal moves; null if there is none. */
function played<G extends Game>(playing: Playing<G>, before: Moment<G>): Moment<G> | null {
  const { table, moves, states, showing } = playing;
  const { variant, random } = table;
  const seat = random.pick(activeSeats(variant, before.state));
  const move = random.pick(before.legal.filter((own) => own.seat === seat));
  if (move === undefined) return null;
  const close = isClose(playing, before);
  moves.push(move);
  const tried = tryMove(variant, before.state, move);
  const broken = tried.ok
    ? null
    : `${textOf(move)} is listed but cannot be played: ${tried.message}`;
  hold('listed-legal', () => broken, showing);
  if (!tried.ok) return null;
  states.push(tried.state);
  const after = latest(playing);
  const step: Step<G> = { before, move, events: tried.events, after };
  if (close) for (const [law, check] of STEP_LAWS) hold(law, () => check(step), showing);
  return after;
}
