import {
  cardsOf,
  dateOf,
  eventOf,
  type FebruaryStep,
  follows,
  isDated,
  isLast,
  leadOf,
  only,
  type Situation,
  sidesOn,
  trickCards,
  weekOf,
} from './step';

const inTeams = only('teams');

const teamOf = (seat: number): number => seat % 2;
const hasReschedule = ({ before: { trick } }: FebruaryStep): boolean =>
  cardsOf(trick).includes('reschedule');
const option = ({ before: { options } }: FebruaryStep, name: string): unknown =>
  (options as unknown as Readonly<Record<string, unknown>>)[name];

/** Whether Reschedule's player chose for a winner of this or the other team. */
const choseFor = (step: FebruaryStep, same: boolean): boolean =>
  step.move.type === 'mark' &&
  hasReschedule(step) &&
  (eventOf(step, 'marked')?.side === teamOf(step.move.seat)) === same;

/** The date cards whose date is marked by choice. */
function chosenCards({ before: { trick }, move }: FebruaryStep): string[] {
  return cardsOf(trick).filter((card) => move.type === 'mark' && dateOf(card) === move.date);
}

export const teams: readonly Situation<FebruaryStep>[] = [
  inTeams(
    'T2',
    'a special is passed',
    ({ move }) => move.type === 'pass' && move.cards.some((card) => !isDated(card)),
  ),
  inTeams(
    'T2',
    'both specials are passed by one player',
    ({ move }) => move.type === 'pass' && move.cards.filter((card) => !isDated(card)).length === 2,
  ),
  inTeams(
    'T3',
    'the winner chooses a date where the own team has a marker',
    (step) =>
      step.move.type === 'mark' &&
      !hasReschedule(step) &&
      sidesOn(step, step.move.date).includes(teamOf(step.move.seat)),
  ),
  inTeams(
    'T3',
    "the winner replaces the other team's marker",
    (step) => !hasReschedule(step) && (eventOf(step, 'marked')?.replaced.length ?? 0) > 0,
  ),
  inTeams('T3', 'the winner chooses the date of a card that did not follow', (step) => {
    const lead = leadOf(cardsOf(step.before.trick));
    const chosen = chosenCards(step);
    return (
      !hasReschedule(step) &&
      lead !== undefined &&
      chosen.length > 0 &&
      !chosen.some((card) => follows(card, lead))
    );
  }),
  inTeams(
    'T3',
    'the winner chooses a date that is not in the trick',
    (step) => step.move.type === 'mark' && chosenCards(step).length === 0,
  ),
  inTeams('T4', "Reschedule's player chooses for the other team", (step) => choseFor(step, false)),
  inTeams('T4', "Reschedule's player chooses for the partner", (step) => choseFor(step, true)),
  inTeams(
    'T4',
    "with any date of the month to mark, Reschedule still offers the trick's alone",
    (step) =>
      step.move.type === 'mark' && option(step, 'marking') === 'calendar' && hasReschedule(step),
  ),
  inTeams(
    'F8',
    'Leap Year wins, and there is no date to choose',
    (step) => eventOf(step, 'trick-won')?.card === 'leap',
  ),
  inTeams('T5', 'a card of the weekday wins where the week alone must be followed', (step) => {
    const lead = leadOf(trickCards(step));
    const won = eventOf(step, 'trick-won')?.card ?? '';
    return (
      option(step, 'follow') === 'week' &&
      lead !== undefined &&
      isDated(won) &&
      weekOf(won) !== weekOf(lead)
    );
  }),
  inTeams(
    'T5',
    'a card of the weekday is held but must not be played',
    ({ before, move, legal }) => {
      const lead = leadOf(cardsOf(before.trick));
      const held = before.hands[move.seat] ?? [];
      const cards = legal.flatMap((one) => ('card' in one ? [one.card] : []));
      return (
        move.type === 'play' &&
        lead !== undefined &&
        held.some((card) => card !== null && follows(card, lead) && !cards.includes(card))
      );
    },
  ),
  inTeams(
    'T6',
    'a weekday is tied, and nobody gets it',
    (step) => isLast(step) && step.score.weekdays.some(({ decidedBy }) => decidedBy === 'tied'),
  ),
  inTeams(
    'T6',
    'a group has ten markers or more',
    (step) => isLast(step) && step.score.groups.some(({ size }) => size >= 10),
  ),
  inTeams(
    'T6',
    'markers on a Saturday and the Sunday after it are in different groups',
    (step) =>
      isLast(step) &&
      [7, 14, 21].some((date) =>
        step.score.groups.some(
          ({ side, dates }) =>
            dates.some((one) => one === date) &&
            !dates.some((one) => one === date + 1) &&
            (step.after.calendar[date] ?? []).includes(side),
        ),
      ),
  ),
  inTeams(
    'T6',
    'points are tied, and the earliest date wins the game',
    ({ score }) =>
      score.final &&
      score.winners.length === 2 &&
      score.standings[0]?.points === score.standings[1]?.points,
  ),
  inTeams(
    'T7',
    'a shared date is in the groups of both teams',
    (step) =>
      isLast(step) &&
      step.after.calendar.some(
        (sides, i) =>
          sides.length === 2 &&
          step.score.groups.every(({ dates }) => dates.some((date) => date === i + 1)),
      ),
  ),
  inTeams('T7', 'the teams share the victory', ({ score }) => score.winners.length === 4),
];
