import { type CardNumber, type CardSet, cardSet, cardsIn } from '../../src/engine/sets';
import type { FebruaryState } from '../../src/february';
import type { Random } from '../../src/testing';

type Eye = number | 'spectator';
type Rename = ReadonlyMap<CardNumber, CardNumber>;

/** The cards in the places of others, in a fixed order. */
const ofOthers = (sets: readonly CardSet[], viewer: Eye): readonly CardNumber[] =>
  sets.flatMap((set, seat) => (seat === viewer ? [] : cardsIn(set)));

/** What the viewer gave away and knows where it went (T2). */
const given = ({ passes }: FebruaryState, viewer: Eye): readonly CardNumber[] =>
  typeof viewer === 'number' ? (passes[viewer] ?? []) : [];

/** Every card of which the viewer cannot know where it is. */
function hiddenCards(state: FebruaryState, viewer: Eye): readonly CardNumber[] {
  const { hands, packs, passes, phase, piles } = state;
  const onTheirWay = phase === 'pass' ? passes.filter((_, seat) => seat !== viewer).flat() : [];
  const all = [
    ...ofOthers(hands, viewer),
    ...ofOthers(packs, viewer),
    ...onTheirWay,
    ...cardsIn(piles.unseen),
  ];
  return all.filter((card) => !given(state, viewer).includes(card));
}

const renamedSet = (set: CardSet, names: Rename): CardSet => cardSet(renamed(cardsIn(set), names));

const renamed = (cards: readonly CardNumber[], names: Rename): readonly CardNumber[] =>
  cards.map((card) => names.get(card) ?? card);

/** A card of that hand that no one is known to have passed. */
function otherCard(state: FebruaryState, to: number, random: Random): CardNumber | undefined {
  const passed = state.passes.flat();
  const hand = cardsIn(state.hands[to] as CardSet);
  return random.pick(hand.filter((card) => !passed.includes(card)));
}

/** Once passed, a card that neither came from nor went to the viewer could be any of that hand. */
function withOtherPasses(state: FebruaryState, viewer: Eye, random: Random): FebruaryState {
  if (state.phase === 'pass') return state;
  const passes = state.passes.map((cards, from) =>
    cards.map((card, index) => {
      const to = (from + 1 + index) % state.passes.length;
      if (from === viewer || to === viewer) return card;
      return random.below(2) === 0 ? card : (otherCard(state, to, random) ?? card);
    }),
  );
  return passes.flat().length === new Set(passes.flat()).size ? { ...state, passes } : state;
}

/**
 * A February game as it could be for all the viewer sees: other players' hands, packs, picks and
 * passed cards, and the cards set aside unseen, are dealt among them anew.
 */
export function permuteFebruary(state: FebruaryState, viewer: Eye, random: Random): FebruaryState {
  const cards = hiddenCards(state, viewer);
  const order = random.shuffled(cards);
  const names: Rename = new Map(cards.map((card, index) => [card, order[index] as CardNumber]));
  const permuted: FebruaryState = {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : renamedSet(hand, names))),
    packs: state.packs.map((pack, seat) => (seat === viewer ? pack : renamedSet(pack, names))),
    passes: state.passes.map((passed) => renamed(passed, names)),
    piles: { ...state.piles, unseen: renamedSet(state.piles.unseen, names) },
  };
  return withOtherPasses(permuted, viewer, random);
}
