import { deepFreeze } from '../engine/freeze';
import {
  type CardNumber,
  type CardSet,
  cardSet,
  NO_CARDS,
  pairedItemsOf,
  size,
} from '../engine/sets';
import type { OwnState, OwnView, Seat, Viewer } from '../engine/variant';
import { allOf, type DateSet, dateSet, datesIn, NO_DATES } from './calendar';
import { CARDS, type Card, cardOf, DATES, numberOf } from './cards';
import { passedCards } from './passes';
import type { Following } from './rules/slots';
import type { FebruaryEvent, FebruaryView, PassedCard, PlayedCard } from './seen';
import type { FebruaryGame, FebruaryState, Side } from './state';

/** The cards of a set by name, in the order of the calendar. */
const sorted = (cards: CardSet): readonly Card[] => pairedItemsOf(cards, CARDS);

/** As many nulls as there are cards. */
const hidden = (count: number): readonly null[] => Array.from({ length: count }, () => null);

/** The cards with a null for each one unless the viewer may see them. */
const shown = (cards: CardSet, visible: boolean): readonly (Card | null)[] =>
  visible ? sorted(cards) : hidden(size(cards));

/** Whether the viewer sees what the seat holds. */
const sees = (viewer: Viewer, seat: Seat): boolean => viewer === seat || viewer === 'referee';

/** What the viewer may see; when the game is over, everything. */
export function viewState(
  state: FebruaryState,
  viewer: Viewer,
  active: readonly Seat[],
  following: Following,
): OwnView<FebruaryGame> {
  const eye = state.phase === 'over' ? 'referee' : viewer;
  const { round, phase, leader, piles, trick, last } = state;
  return {
    round,
    phase,
    active,
    leader,
    hands: state.hands.map((hand, seat) => shown(hand, sees(eye, seat))),
    packs: state.packs.map((pack, seat) => shown(pack, sees(eye, seat))),
    passes: seenPasses(passedCards(state.passes), eye, phase === 'pass'),
    trick: playsOf(trick, leader ?? 0, state, following),
    lastTrick: last && {
      plays: playsOf(last.cards, last.leader, state, following),
      winner: last.winner,
    },
    calendar: calendarOf(state.marks),
    gone: sorted(piles.gone),
    takenOut: sorted(piles.out),
    aside: [...sorted(piles.aside), ...shown(piles.unseen, eye === 'referee')],
  };
}

const playsOf = (
  cards: readonly CardNumber[],
  leader: Seat,
  { options }: FebruaryState,
  following: Following,
): readonly PlayedCard[] =>
  cards.map((card, place) => ({
    seat: (leader + place) % options.players,
    card: cardOf(card),
    violation: following.isViolation(cards, place),
  }));

/** A month without markers, made once. */
const NO_MARKERS: readonly (readonly Side[])[] = /* @__PURE__ */ deepFreeze(DATES.map(() => []));

/** The sides with a marker on each date. */
function calendarOf(marks: readonly DateSet[]): readonly (readonly Side[])[] {
  const calendar = [...NO_MARKERS];
  for (let side = 0; side < marks.length; side++) {
    for (const date of datesIn(marks[side] as DateSet)) {
      calendar[date - 1] = [...(calendar[date - 1] as readonly Side[]), side];
    }
  }
  return calendar;
}

/** A passed card is known to who gave it, and once all have passed to who got it (T2, S4). */
const seenPasses = (
  passes: readonly PassedCard[],
  viewer: Viewer,
  pending: boolean,
): readonly PassedCard[] =>
  passes.map((pass) => {
    const received = viewer === pass.to && !pending;
    return sees(viewer, pass.from) || received ? pass : { ...pass, card: null };
  });

/** The state as far as a view tells; what it hides is missing. */
export function stateOfView(view: FebruaryView, sides: number): OwnState<FebruaryGame> {
  const { round, phase, leader, trick, calendar, lastTrick } = view;
  return {
    round,
    phase,
    leader,
    waiting: phase === 'draft' || phase === 'pass' ? view.active : [],
    hands: view.hands.map(known),
    packs: view.packs.map(known),
    passes: [],
    trick: trick.map(({ card }) => numberOf(card)),
    last: lastTrick && {
      leader: lastTrick.plays[0]?.seat ?? 0,
      cards: lastTrick.plays.map(({ card }) => numberOf(card)),
      winner: lastTrick.winner,
    },
    marks: Array.from({ length: sides }, (_, side) => marksOf(calendar, side)),
    piles: {
      aside: known(view.aside),
      unseen: NO_CARDS,
      gone: known(view.gone),
      out: known(view.takenOut),
    },
  };
}

/** The cards that are not hidden. */
const known = (cards: readonly (Card | null)[]): CardSet =>
  cardSet(cards.flatMap((card) => (card === null ? [] : [numberOf(card)])));

const marksOf = (calendar: FebruaryView['calendar'], side: number): DateSet =>
  DATES.reduce(
    (dates, date) => (calendar[date - 1]?.includes(side) ? allOf(dates, dateSet(date)) : dates),
    NO_DATES,
  );

/** The event as the viewer may see it. */
export function viewEventOf(event: FebruaryEvent, viewer: Viewer): FebruaryEvent {
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => masked(hand, sees(viewer, seat))) };
    case 'picked':
    case 'passed':
      return { ...event, cards: masked(event.cards, sees(viewer, event.seat)) };
    case 'exchanged':
      return { ...event, passes: seenPasses(event.passes, viewer, false) };
    default:
      return event;
  }
}

const masked = (cards: readonly (Card | null)[], visible: boolean): readonly (Card | null)[] =>
  visible ? cards : hidden(cards.length);
