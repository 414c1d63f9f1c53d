import { replaced } from '../../src/engine/sets';
import { februaryCards } from '../../src/testing';
import { rulesets } from '../laws/variants';
import { type Broken, isOver, lowLuck, original, viewing, wrong } from './breaking';

/** Views and events. */
export const brokenViews: readonly Broken[] = [
  {
    what: 'a view shows the hand of the left neighbour',
    law: 'hidden-kept',
    variant: viewing(original, (state, viewer) => {
      const { hands } = original.view(state, viewer);
      const left = (Number(viewer) + 1) % state.options.players;
      const shown = original.view(state, 'referee').hands[left];
      return { hands: typeof viewer === 'number' && shown ? replaced(hands, left, shown) : hands };
    }),
  },
  {
    what: 'a view shows the picks of the others',
    law: 'choice-hidden',
    variant: viewing(lowLuck, (state) => ({ hands: lowLuck.view(state, 'referee').hands })),
  },
  {
    what: 'a view hides a card of its own seat',
    law: 'views-answer',
    variant: viewing(original, (state, viewer) => {
      const { hands } = original.view(state, viewer);
      return { hands: hands.map((hand) => hand.map((card, place) => (place === 0 ? null : card))) };
    }),
  },
  {
    what: 'a view forgets in the first trick the cards that its seat has passed (T2)',
    law: 'own-choice-kept',
    told: rulesets.teams.told,
    variant: viewing(rulesets.teams.variant, (state, viewer) => ({
      passes: rulesets.teams.variant
        .view(state, viewer)
        .passes.map((pass) =>
          pass.from === viewer && state.phase === 'play' ? { ...pass, card: null } : pass,
        ),
    })),
  },
  {
    what: 'a view is told another score',
    law: 'views-answer',
    variant: viewing(original, () => ({ calendar: Array.from({ length: 28 }, () => null) })),
  },
  {
    what: 'a view makes a card up',
    law: 'views-mask',
    variant: viewing(original, () => ({ takenOut: ['leap'] })),
  },
  {
    what: 'a seat sees less than the spectator',
    law: 'views-mask',
    variant: viewing(original, (state, viewer) => ({
      gone: original.view(state, viewer).gone.map((card) => (viewer === 0 ? null : card)),
    })),
  },
  {
    what: 'hands stay hidden after the end',
    law: 'views-mask',
    variant: viewing(original, (state, viewer) => ({
      aside: isOver(state)
        ? original.view(state, viewer).aside.map(() => null)
        : original.view(state, viewer).aside,
    })),
  },
  {
    what: 'a view shows the key of the shuffles',
    law: 'secrets-kept',
    variant: viewing(original, ({ chance }) => ({ proof: chance.key })),
  },
  {
    what: 'a view shows the card orders to come',
    law: 'secrets-kept',
    variant: {
      ...original,
      view: (state, viewer) => ({ ...original.view(state, viewer), orders: state.chance.decks }),
    },
  },
  {
    what: 'a view depends on the shuffles to come',
    law: 'hidden-kept',
    variant: {
      ...original,
      view: (state, viewer) => ({
        ...original.view(state, viewer),
        lucky: state.chance.key?.charCodeAt(0) ?? 0,
      }),
    },
  },
  {
    what: 'a refusal tells the key of the shuffles',
    law: 'secrets-kept',
    variant: {
      ...original,
      refusal(state, move) {
        const refusal = original.refusal(state, move);
        return refusal && { ...refusal, data: { state: state.chance } };
      },
    },
  },
  {
    what: 'an event tells the key of the shuffles',
    law: 'secrets-kept',
    variant: {
      ...original,
      play(state, move, turn) {
        turn.emit?.(wrong({ type: 'noted', by: state.chance.key }));
        return original.play(state, move, turn);
      },
    },
  },
  {
    what: 'events tell everybody the new hands, and nobody told what is hidden',
    law: 'events-known',
    told: { cardsOf: februaryCards },
    variant: { ...original, viewEvent: (event) => event },
  },
  {
    what: 'events tell everybody who picked what',
    law: 'choice-hidden',
    variant: { ...lowLuck, viewEvent: (event) => event },
  },
  {
    what: 'an event has nothing under a key',
    law: 'plain-events',
    variant: {
      ...original,
      play(state, move, turn) {
        turn.emit?.(wrong({ type: 'noted', by: undefined }));
        return original.play(state, move, turn);
      },
    },
  },
  {
    what: 'an event is told otherwise than it was',
    law: 'plain-events',
    variant: {
      ...original,
      viewEvent: (event, viewer) =>
        event.type === 'played' && viewer === 'spectator' ? { ...event, seat: 0 } : event,
    },
  },
];
