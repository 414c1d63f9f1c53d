import type { Majority } from '../../src/february';
import { eventOf, type FebruaryStep, isLast, type Situation, sidesOn, tiedRows } from './step';

const isShared = ({ before: { options } }: FebruaryStep): boolean => options.sharedDates;

/** The date that was marked just now, with the sides that were there before. */
function marked(step: FebruaryStep) {
  const event = eventOf(step, 'marked');
  if (event === undefined) return null;
  return { ...event, there: sidesOn(step, event.date), chosen: step.move.type === 'mark' };
}

/** The majorities that a tie-break decided at the end of a game. */
const decided = (step: FebruaryStep, by: string) =>
  isLast(step)
    ? [...step.score.weeks, ...step.score.weekdays].filter(({ decidedBy }) => decidedBy === by)
    : [];

/** How many sides had the most there. */
const tiedAt = (counts: readonly number[]): number =>
  counts.filter((count) => count === Math.max(...counts)).length;

/** Whether sides tied in a week or on a weekday share a date there but not the earliest (F17). */
function sharesLaterDate(step: FebruaryStep): boolean {
  if (!isLast(step)) return false;
  const inArea = (majority: Majority, dates: (date: number) => boolean): boolean =>
    majority.decidedBy === 'earliest' &&
    step.after.calendar.some(
      (sides, i) =>
        dates(i + 1) &&
        sides.filter((side) => majority.counts[side] === Math.max(...majority.counts)).length > 1,
    );
  return (
    step.score.weeks.some((week, k) => inArea(week, (date) => Math.ceil(date / 7) === k + 1)) ||
    step.score.weekdays.some((day, k) => inArea(day, (date) => (date - 1) % 7 === k))
  );
}

/** Sides that have the same points as another. */
const samePoints = ({ standings }: FebruaryStep['score']) =>
  standings.filter((row) =>
    standings.some(({ points, side }) => side !== row.side && points === row.points),
  );

const withoutMarkers = ({ score: { earliest } }: FebruaryStep): number =>
  earliest.filter((date) => date === null).length;

const seats = (step: FebruaryStep): boolean => step.game !== 'teams';

export const markers: readonly Situation<FebruaryStep>[] = [
  {
    ruling: 'F7',
    about: "an own marker stays where the date's other card wins",
    seen: (step) => {
      const mark = marked(step);
      return mark !== null && !isShared(step) && !mark.chosen && mark.there.includes(mark.side);
    },
  },
  {
    ruling: 'F7',
    about: "another's marker is replaced",
    seen: (step) => marked(step)?.chosen === false && (marked(step)?.replaced.length ?? 0) > 0,
  },
  {
    ruling: 'F9',
    about: "another's marker is replaced by Reschedule's choice",
    seen: (step) =>
      seats(step) && marked(step)?.chosen === true && (marked(step)?.replaced.length ?? 0) > 0,
  },
  {
    ruling: 'F9',
    about: "Reschedule's player loses an own marker by the own choice",
    seen: (step) =>
      seats(step) &&
      (marked(step)?.replaced.includes(step.move.seat) ?? false) &&
      step.move.type === 'mark',
  },
  {
    ruling: 'F9',
    about: 'Reschedule sends a marker to a date where the winner has one already',
    seen: (step) => {
      const mark = marked(step);
      return seats(step) && mark?.chosen === true && mark.there.includes(mark.side);
    },
  },
  {
    ruling: 'F13',
    about: 'a week ends without markers',
    seen: (step) => isLast(step) && step.score.weeks.some(({ decidedBy }) => decidedBy === 'none'),
  },
  {
    ruling: 'F13',
    about: 'a week is tied and goes to the earliest date',
    seen: (step) =>
      isLast(step) && step.score.weeks.some(({ decidedBy }) => decidedBy === 'earliest'),
  },
  {
    ruling: 'F13',
    about: 'three are tied in a week or on a weekday',
    seen: (step) => decided(step, 'earliest').some(({ counts }) => tiedAt(counts) >= 3),
  },
  {
    ruling: 'F14',
    about: 'a weekday ends without markers',
    seen: (step) =>
      isLast(step) && step.score.weekdays.some(({ decidedBy }) => decidedBy === 'none'),
  },
  {
    ruling: 'F15',
    about: 'the game is tied in points, and the earliest date wins it',
    seen: ({ score: { final, standings, winners } }) =>
      final && winners.length === 1 && standings[0]?.points === standings[1]?.points,
  },
  {
    ruling: 'F15',
    about: 'a player ends without markers',
    seen: (step) => isLast(step) && withoutMarkers(step) > 0,
  },
  {
    ruling: 'F15',
    about: 'two players end without markers and share the last rank',
    seen: (step) =>
      isLast(step) && seats(step) && withoutMarkers(step) > 1 && tiedRows(step.score).length > 1,
  },
  {
    ruling: 'F15',
    about: 'a player with a marker but without points comes before one without markers',
    seen: (step) =>
      isLast(step) &&
      withoutMarkers(step) > 0 &&
      step.score.standings.some(
        ({ points, side }) => points === 0 && step.score.earliest[side] !== null,
      ),
  },
  {
    ruling: 'F16',
    about: 'a date gets a second marker',
    seen: (step) => {
      const mark = marked(step);
      return (
        mark !== null && isShared(step) && mark.there.length > 0 && !mark.there.includes(mark.side)
      );
    },
  },
  {
    ruling: 'F16',
    about: 'a date is marked again by who has it, and keeps one marker of that side',
    seen: (step) => {
      const mark = marked(step);
      return mark !== null && isShared(step) && mark.there.includes(mark.side);
    },
  },
  {
    ruling: 'F16',
    about: 'a shared date is marked again by one of those who share it',
    seen: (step) => {
      const mark = marked(step);
      return mark !== null && mark.there.length > 1 && mark.there.includes(mark.side);
    },
  },
  {
    ruling: 'F17',
    about: 'a week is shared in halves',
    seen: (step) =>
      isLast(step) && step.score.weeks.some(({ decidedBy }) => decidedBy === 'shared'),
  },
  {
    ruling: 'F17',
    about: 'a weekday is shared in halves',
    seen: (step) =>
      isLast(step) && step.score.weekdays.some(({ decidedBy }) => decidedBy === 'shared'),
  },
  {
    ruling: 'F17',
    about: 'three are tied, and two of them share the earliest date',
    seen: (step) =>
      decided(step, 'shared').some(({ counts, sides }) => tiedAt(counts) > sides.length),
  },
  {
    ruling: 'F17',
    about: 'the tied share a date that is not the earliest: the earliest alone decides',
    seen: sharesLaterDate,
  },
  {
    ruling: 'F18',
    about: 'a victory is shared',
    seen: (step) => seats(step) && isLast(step) && step.score.winners.length > 1,
  },
  {
    ruling: 'F18',
    about: 'a rank below the first is shared by a date, and the next one is skipped',
    seen: (step) =>
      isLast(step) &&
      tiedRows(step.score).some(({ rank, side }) => rank > 1 && step.score.earliest[side] !== null),
  },
  {
    ruling: 'F18',
    about: 'three have the same points, two share the earliest date, and the third follows',
    seen: (step) =>
      isLast(step) &&
      tiedRows(step.score).some(
        ({ points, side }) =>
          step.score.earliest[side] !== null &&
          samePoints(step.score).filter((row) => row.points === points).length >
            tiedRows(step.score).filter((row) => row.points === points).length,
      ),
  },
];
