/** One move of a game with all that can be seen around it, and words to speak of it. */
import type { FebruaryEvent, FebruaryScore, FebruaryView, PlayedCard } from '../../src/february';
import type { HwatuEvent, HwatuScore, HwatuView } from '../../src/hwatu';
import type { Move } from '../naive/types';

interface StepOf<View, Event, Score> {
  /** The variant's name without its family. */
  readonly game: string;
  /** As the referee sees it. */
  readonly before: View;
  readonly move: Move;
  /** All that the seat could do. */
  readonly legal: readonly Move[];
  readonly events: readonly Event[];
  readonly after: View;
  /** After the move, as if the game ended then. */
  readonly score: Score;
}

export type FebruaryStep = StepOf<FebruaryView, FebruaryEvent, FebruaryScore>;
export type HwatuStep = StepOf<HwatuView, HwatuEvent, HwatuScore>;
export type Step = FebruaryStep | HwatuStep;

/** Something that random play hardly meets. */
export interface Situation<S> {
  readonly ruling: string;
  readonly about: string;
  readonly seen: (step: S) => boolean;
}

export const dateOf = (card: string): number => Number.parseInt(card, 10);
export const isDated = (card: string): boolean => !Number.isNaN(dateOf(card));
export const weekOf = (card: string): number => Math.ceil(dateOf(card) / 7);
export const weekdayOf = (card: string): number => (dateOf(card) - 1) % 7;

/** The lead is the first date card (F3). */
export const leadOf = (cards: readonly string[]): string | undefined => cards.find(isDated);

export const follows = (card: string, lead: string): boolean =>
  isDated(card) && (weekOf(card) === weekOf(lead) || weekdayOf(card) === weekdayOf(lead));

/** The first event of a type. */
export function eventOf<Type extends FebruaryEvent['type']>(
  { events }: FebruaryStep,
  type: Type,
): Extract<FebruaryEvent, { type: Type }> | undefined {
  return events.find(
    (event): event is Extract<FebruaryEvent, { type: Type }> => event.type === type,
  );
}

/** The full trick that has just got its winner, or none, by this move; empty otherwise. */
export function fullTrick(step: FebruaryStep): readonly PlayedCard[] {
  const { after, before } = step;
  if (!eventOf(step, 'trick-won') && !eventOf(step, 'trick-void')) return [];
  const plays = after.trick.length > 0 ? after.trick : (after.lastTrick?.plays ?? []);
  return plays.length === before.options.players ? plays : [];
}

export const cardsOf = (plays: readonly PlayedCard[]): string[] => plays.map(({ card }) => card);

/** The cards of the full trick. */
export const trickCards = (step: FebruaryStep): string[] => cardsOf(fullTrick(step));

/** The sides with a marker on that date before the move. */
export const sidesOn = ({ before }: FebruaryStep, date: number): readonly number[] =>
  before.calendar[date - 1] ?? [];

/** Whether the move was the last of the game. */
export const isLast = (step: FebruaryStep): boolean => step.after.phase === 'over';

/** How many different things there are. */
export const kinds = (items: readonly unknown[]): number => new Set(items).size;

/** The points of the sides that share a place in the standings with another. */
export const tiedRows = ({ standings }: FebruaryScore | HwatuScore) =>
  standings.filter((row) =>
    standings.some(({ rank, side }) => side !== row.side && rank === row.rank),
  );

/** Narrows a situation to one ruleset. */
export const only =
  (game: string) =>
  (
    ruling: string,
    about: string,
    seen: (step: FebruaryStep) => boolean,
  ): Situation<FebruaryStep> => ({
    ruling,
    about,
    seen: (step) => step.game === game && seen(step),
  });
