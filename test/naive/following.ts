import {
  datesPlayed,
  isDateCard,
  type Played,
  specials,
  weekdayOf,
  weekOf,
} from './february-cards';

/** What a hand may play, and whether that breaks the rule of the game (Can't Follow alone). */
interface Choice {
  readonly cards: string[];
  readonly violation: boolean;
}

export type Following = (hand: readonly string[], trick: readonly Played[]) => Choice;

export function sameWeek(card: string, lead: string): boolean {
  return weekOf(card) === weekOf(lead);
}

export function sameWeekOrWeekday(card: string, lead: string): boolean {
  return sameWeek(card, lead) || weekdayOf(card) === weekdayOf(lead);
}

/** With one of the wanted date cards: those or a special. Otherwise null. */
function wantedOrSpecial(hand: readonly string[], wanted: (card: string) => boolean) {
  const found = hand.filter((card) => isDateCard(card) && wanted(card));
  if (found.length === 0) return null;
  return [...found, ...hand.filter((card) => specials.includes(card))];
}

/** F3, F4, T5: follow the lead, which is the first date card, as far as the hand can. */
export function mustFollow(follows: (card: string, lead: string) => boolean): Following {
  return (hand, trick) => {
    const lead = datesPlayed(trick)[0]?.card;
    const cards = lead && wantedOrSpecial(hand, (card) => follows(card, lead));
    return { cards: cards || [...hand], violation: false };
  };
}

/** C3, C4: avoid the weeks that are in the trick; else play a special; else anything, in violation. */
export const cantFollow: Following = (hand, trick) => {
  const weeks = datesPlayed(trick).map((played) => weekOf(played.card));
  const cards = wantedOrSpecial(hand, (card) => !weeks.includes(weekOf(card)));
  if (cards) return { cards, violation: false };
  const forced = hand.filter((card) => specials.includes(card));
  if (forced.length > 0) return { cards: forced, violation: false };
  return { cards: [...hand], violation: true };
};
