import {
  cardsOf,
  dateOf,
  eventOf,
  type FebruaryStep,
  fullTrick,
  isDated,
  isLast,
  only,
  type Situation,
  sidesOn,
  trickCards,
  weekdayOf,
} from './step';

const inCantFollow = only('cant-follow');

/** Whether the card of that place was a violation. */
const violations = (step: FebruaryStep): string[] =>
  cardsOf(fullTrick(step).filter(({ violation }) => violation));

/** The date cards whose weekday nobody else played. */
const lone = (cards: readonly string[]): string[] =>
  cards.filter(
    (card) =>
      isDated(card) && cards.filter((one) => weekdayOf(one) === weekdayOf(card)).length === 1,
  );

const latestOf = (cards: readonly string[]): string =>
  [...cards].sort((a, b) => weekdayOf(b) - weekdayOf(a))[0] ?? '';

const played = (step: FebruaryStep) => eventOf(step, 'played');
const leaves = (step: FebruaryStep): string => eventOf(step, 'trick-void')?.leaves ?? '';

/** Whether the card played was a special that had to be (C4). */
const forced = ({ before: { trick, hands }, move, legal }: FebruaryStep): boolean =>
  move.type === 'play' &&
  trick.length > 0 &&
  legal.every((one) => 'card' in one && !isDated(one.card)) &&
  (hands[move.seat] ?? []).some((card) => card !== null && isDated(card));

export const cantFollow: readonly Situation<FebruaryStep>[] = [
  inCantFollow(
    'C2',
    'Round I is led with another card than 1d',
    ({ before, move }) =>
      move.type === 'play' &&
      before.round === 1 &&
      before.lastTrick === null &&
      before.trick.length === 0 &&
      move.card !== '1d',
  ),
  inCantFollow(
    'C7',
    'Round II is led with another card than Reschedule',
    ({ before, move }) =>
      move.type === 'play' &&
      before.round === 2 &&
      before.trick.length === 0 &&
      before.hands.every((hand) => hand.length === 11) &&
      move.card !== 'reschedule',
  ),
  inCantFollow(
    'C3',
    'specials alone are in the trick, and every week is open',
    ({ before, move, legal }) =>
      move.type === 'play' &&
      before.trick.length > 0 &&
      !cardsOf(before.trick).some(isDated) &&
      legal.length === before.hands[move.seat]?.length,
  ),
  inCantFollow('C4', 'a special must be played', forced),
  inCantFollow(
    'C4',
    'one of both specials must be played',
    (step) => forced(step) && step.legal.length === 2,
  ),
  inCantFollow(
    'C5',
    'a violation without a marker on the calendar costs nothing',
    (step) => played(step)?.violation === true && step.after.phase !== 'unmark',
  ),
  inCantFollow(
    'C5',
    'a violation in the last place: a marker goes before the trick ends',
    (step) => step.move.type === 'unmark' && fullTrick(step).length > 0,
  ),
  inCantFollow(
    'C5',
    'the violator takes the last marker off',
    ({ move, legal }) => move.type === 'unmark' && legal.length === 1,
  ),
  inCantFollow(
    'C5',
    'the violator chooses among five markers or more',
    ({ move, legal }) => move.type === 'unmark' && legal.length >= 5,
  ),
  inCantFollow(
    'C5',
    'a marker is taken off a shared date, and the other stays',
    (step) => step.move.type === 'unmark' && sidesOn(step, step.move.date).length > 1,
  ),
  inCantFollow('C5', 'two violations are in one trick', (step) => violations(step).length === 2),
  inCantFollow('C5', 'three violations are in one trick', (step) => violations(step).length === 3),
  inCantFollow(
    'F10',
    "after a marker is taken off, Reschedule's player chooses",
    (step) => step.move.type === 'unmark' && step.after.phase === 'mark',
  ),
  inCantFollow(
    'F10',
    'a marker is taken off after the last card of the game',
    (step) => isLast(step) && step.move.type === 'unmark',
  ),
  inCantFollow(
    'C6',
    'the latest lone weekday is a violation and does not win',
    (step) =>
      isDated(eventOf(step, 'trick-won')?.card ?? '') &&
      violations(step).includes(latestOf(lone(trickCards(step)))),
  ),
  inCantFollow('C6', 'the latest weekday occurs twice and is out', (step) => {
    const won = eventOf(step, 'trick-won')?.card ?? '';
    return (
      isDated(won) &&
      trickCards(step).some((card) => isDated(card) && weekdayOf(card) > weekdayOf(won)) &&
      latestOf(lone(trickCards(step))) === won
    );
  }),
  inCantFollow('C6', 'a violation puts the weekday of a card out that would have won', (step) => {
    const cards = fullTrick(step);
    const clean = cardsOf(cards.filter(({ violation }) => !violation));
    const best = latestOf(lone(clean.filter(isDated)));
    return (
      violations(step).some((card) => weekdayOf(card) === weekdayOf(best)) &&
      eventOf(step, 'trick-won')?.card !== best
    );
  }),
  inCantFollow('C8', 'nobody wins', (step) => leaves(step) !== ''),
  inCantFollow('C8', 'nobody wins, and the card that leaves is a violation', (step) =>
    violations(step).includes(leaves(step)),
  ),
  inCantFollow(
    'C8',
    'nobody wins, and of both highest cards the night card leaves',
    (step) => leaves(step).endsWith('n') && trickCards(step).includes(`${dateOf(leaves(step))}d`),
  ),
  inCantFollow(
    'C8',
    'nobody wins a trick with Reschedule, and nothing is marked',
    (step) => leaves(step) !== '' && trickCards(step).includes('reschedule'),
  ),
  inCantFollow(
    'C8',
    'nobody wins the last trick of the game',
    (step) => leaves(step) !== '' && isLast(step),
  ),
  inCantFollow(
    'C8',
    'nobody wins the last trick of Round I',
    (step) => leaves(step) !== '' && eventOf(step, 'round-ended')?.round === 1,
  ),
  inCantFollow(
    'C9',
    "Reschedule's player chooses the date of a violation",
    ({ before: { trick }, move }) =>
      move.type === 'mark' &&
      trick.some(({ card, violation }) => violation && dateOf(card) === move.date),
  ),
];
