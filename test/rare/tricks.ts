import {
  cardsOf,
  dateOf,
  eventOf,
  type FebruaryStep,
  follows,
  isDated,
  isLast,
  kinds,
  leadOf,
  type Situation,
  trickCards,
} from './step';

const isFollowing = ({ game }: FebruaryStep): boolean => game !== 'cant-follow';

/** The trick as it lay before a card was played to it; empty for other moves. */
const before = ({ before: { trick }, move }: FebruaryStep): string[] =>
  move.type === 'play' ? cardsOf(trick) : [];

const winnerOf = (step: FebruaryStep): string => eventOf(step, 'trick-won')?.card ?? '';

/** Whether both cards of the winning date are in the trick, played in this order. */
function wonOverOther(step: FebruaryStep, first: 'd' | 'n'): boolean {
  const won = winnerOf(step);
  const cards = trickCards(step);
  const [day, night] = [cards.indexOf(`${dateOf(won)}d`), cards.indexOf(`${dateOf(won)}n`)];
  return isDated(won) && day >= 0 && night >= 0 && (first === 'd' ? day < night : night < day);
}

/** Whether the player held a date card that follows but played this special instead. */
function spared({ before: { hands, trick }, move }: FebruaryStep, special: string): boolean {
  const lead = leadOf(cardsOf(trick));
  if (move.type !== 'play' || move.card !== special || lead === undefined) return false;
  return (hands[move.seat] ?? []).some((card) => card !== null && follows(card, lead));
}

export const tricks: readonly Situation<FebruaryStep>[] = [
  {
    ruling: 'F3',
    about: 'Leap Year is led, and a date card played after it is the lead',
    seen: (step) => before(step).length === 1 && before(step)[0] === 'leap',
  },
  {
    ruling: 'F3',
    about: 'Reschedule is led',
    seen: (step) => before(step).length === 1 && before(step)[0] === 'reschedule',
  },
  {
    ruling: 'F3',
    about: 'both specials open a trick, and the third player may play anything',
    seen: (step) => before(step).length === 2 && !before(step).some(isDated),
  },
  {
    ruling: 'F4',
    about: 'Leap Year is played though the hand could follow',
    seen: (step) => isFollowing(step) && spared(step, 'leap'),
  },
  {
    ruling: 'F4',
    about: 'Reschedule is played though the hand could follow',
    seen: (step) => isFollowing(step) && spared(step, 'reschedule'),
  },
  {
    ruling: 'F4',
    about: 'only specials are left in a hand that cannot follow',
    seen: ({ before: { hands, trick }, move }) =>
      move.type === 'play' &&
      trick.length > 0 &&
      (hands[move.seat] ?? []).every((card) => card !== null && !isDated(card)),
  },
  {
    ruling: 'F5',
    about: 'the night card beats the day card that lay there before it',
    seen: (step) => isFollowing(step) && wonOverOther(step, 'd'),
  },
  {
    ruling: 'F5',
    about: 'the night card keeps the trick from the day card after it',
    seen: (step) => isFollowing(step) && wonOverOther(step, 'n'),
  },
  {
    ruling: 'F5',
    about: 'a later date that does not follow loses',
    seen: (step) =>
      isFollowing(step) && trickCards(step).some((card) => dateOf(card) > dateOf(winnerOf(step))),
  },
  {
    ruling: 'F5',
    about: "the winning card is of the lead's weekday, not of its week",
    seen: (step) => {
      const lead = leadOf(trickCards(step));
      const won = dateOf(winnerOf(step));
      return (
        isFollowing(step) && lead !== undefined && Math.ceil(won / 7) > Math.ceil(dateOf(lead) / 7)
      );
    },
  },
  {
    ruling: 'F8',
    about: 'Leap Year wins a trick with Reschedule in it, and nothing is marked',
    seen: (step) => trickCards(step).includes('reschedule') && winnerOf(step) === 'leap',
  },
  {
    ruling: 'F8',
    about: 'Leap Year wins the last trick of the game',
    seen: (step) => isLast(step) && winnerOf(step) === 'leap',
  },
  {
    ruling: 'F9',
    about: 'Reschedule is in the last trick of the game, and its date is chosen with empty hands',
    seen: (step) => isLast(step) && step.move.type === 'mark' && step.game !== 'teams',
  },
  {
    ruling: 'F9',
    about: 'two cards of one date are offered once',
    seen: ({ before: { trick }, legal, move }) =>
      move.type === 'mark' &&
      legal.length < 28 &&
      legal.length < cardsOf(trick).filter(isDated).length,
  },
  {
    ruling: 'F9',
    about: 'with Reschedule the date of a card that did not follow is marked',
    seen: ({ game, before: { trick }, move }) => {
      const cards = cardsOf(trick);
      const lead = leadOf(cards);
      if (game === 'cant-follow' || move.type !== 'mark' || !cards.includes('reschedule'))
        return false;
      const there = cards.filter((card) => dateOf(card) === move.date);
      return lead !== undefined && there.length > 0 && !there.some((card) => follows(card, lead));
    },
  },
  {
    ruling: 'F9',
    about: 'only one date is in the trick, and choosing it is a move (S3)',
    seen: ({ move, legal, before: { trick } }) =>
      move.type === 'mark' && legal.length === 1 && kinds(cardsOf(trick)) > 1,
  },
  {
    ruling: 'F2',
    about: 'a "1" has left the game, and another card is taken out (3 players)',
    seen: (step) =>
      eventOf(step, 'dealt')?.takenOut.length === 1 && eventOf(step, 'dealt')?.takenOut[0] !== '1d',
  },
  {
    ruling: 'F2',
    about: 'both "1" cards have left the game, and a later date is taken out (3 players)',
    seen: (step) =>
      eventOf(step, 'dealt')?.takenOut.length === 1 &&
      dateOf(eventOf(step, 'dealt')?.takenOut[0] ?? '') > 1,
  },
  {
    ruling: 'F2',
    about: 'one "1" has left the game, and the "2" by day is taken out with the other (5 players)',
    seen: (step) => {
      const out = eventOf(step, 'dealt')?.takenOut ?? [];
      return out.length === 2 && dateOf(out[0] ?? '') === 1 && out[1] === '2d';
    },
  },
  {
    ruling: 'F2',
    about: 'both "1" cards have left the game, and two later ones are taken out (5 players)',
    seen: (step) => {
      const out = eventOf(step, 'dealt')?.takenOut ?? [];
      return out.length === 2 && dateOf(out[0] ?? '') > 1;
    },
  },
];
