import { listed } from '../../src/engine/listing';
import { NO_CARDS } from '../../src/engine/sets';
import { type Broken, isOver, original, playing, wrong } from './breaking';

/** Cards and moves. */
export const brokenTables: readonly Broken[] = [
  {
    what: 'cards set aside are lost',
    law: 'cards-kept',
    variant: playing(original, ({ piles, ...next }) => ({
      ...next,
      piles: { ...piles, aside: NO_CARDS },
    })),
  },
  {
    what: 'a card that wins is set aside as well',
    law: 'cards-kept',
    variant: playing(original, ({ piles, ...next }) => ({
      ...next,
      piles: { ...piles, out: piles.gone },
    })),
  },
  {
    what: 'a card is listed and refused',
    law: 'listed-legal',
    variant: {
      ...original,
      refusal: (state, move) =>
        move.type === 'play' && move.card === '17n'
          ? { code: 'must-follow', ruling: 'F4', message: 'Not this one.', data: {} }
          : original.refusal(state, move),
    },
  },
  {
    what: 'a move is listed twice',
    law: 'listed-legal',
    variant: {
      ...original,
      moves(state, seat) {
        const moves = listed(original.moves(state, seat));
        return [...moves, ...moves.slice(0, 1)];
      },
    },
  },
  {
    what: 'the last card of a hand is accepted and not listed',
    law: 'legal-listed',
    variant: {
      ...original,
      moves: (state, seat) =>
        listed(original.moves(state, seat)).slice(0, Math.max(1, state.trick.length)),
    },
  },
  {
    what: 'the second player of a trick has no move',
    law: 'never-stuck',
    variant: {
      ...original,
      moves: (state, seat) => (state.trick.length === 1 ? [] : original.moves(state, seat)),
    },
  },
  {
    what: 'somebody may still act after the end',
    law: 'never-stuck',
    variant: {
      ...original,
      seats: (state) => (isOver(state) ? [0] : original.seats(state)),
      moves: (state, seat) => (isOver(state) ? [] : original.moves(state, seat)),
    },
  },
  {
    what: 'somebody may still play after the end',
    law: 'score-sound',
    variant: {
      ...original,
      seats: (state) => (isOver(state) ? [0] : original.seats(state)),
      moves: (state, seat) =>
        isOver(state)
          ? [{ type: 'play', seat, card: 'leap' } as const]
          : original.moves(state, seat),
    },
  },
  {
    what: 'a refusal breaks on moves of another phase',
    law: 'refusals-sound',
    variant: {
      ...original,
      refusal(state, move) {
        if (move.type === 'draft') throw new TypeError('no draft in this game');
        return original.refusal(state, move);
      },
    },
  },
  {
    what: 'a refusal has a code nobody knows',
    law: 'refusals-sound',
    variant: {
      ...original,
      refusal(state, move) {
        const refusal = original.refusal(state, move);
        return refusal && { ...refusal, code: wrong('because') };
      },
    },
  },
  {
    what: 'a game with shared dates cannot begin',
    law: 'options-sound',
    variant: {
      ...original,
      begin(options, turn) {
        if (options.sharedDates) throw new RangeError('not yet');
        return original.begin(options, turn);
      },
    },
  },
  {
    what: 'an option nobody may choose is found out late',
    law: 'options-sound',
    variant: {
      ...original,
      options: {
        sharedDates: {
          values: wrong([false, true, 'no such value']),
          default: false,
          about: 'Whether dates are shared, or worse.',
        },
      },
    },
  },
];
