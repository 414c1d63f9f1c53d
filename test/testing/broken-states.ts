import type { Standing } from '../../src';
import { type Broken, counter, lowLuck, original, playing, scoring, wrong } from './breaking';

const nextDeal = counter();
const nextMove = counter();

/** States, and how one leads to another. */
export const brokenStates: readonly Broken[] = [
  {
    what: 'a state holds a map',
    law: 'plain-state',
    variant: {
      ...original,
      begin: (options, turn) => wrong({ ...original.begin(options, turn), notes: new Map() }),
    },
  },
  {
    what: 'a state holds nothing under a key',
    law: 'plain-state',
    variant: playing(original, (next) => ({ ...next, last: undefined })),
  },
  {
    what: 'a move changes the state it is given',
    law: 'input-kept',
    variant: {
      ...original,
      play: (state, move, turn) => Object.assign(state, original.play(state, move, turn)),
    },
  },
  {
    what: 'the score writes into what it is given',
    law: 'input-kept',
    variant: {
      ...original,
      score(state) {
        const score = original.score(state);
        Object.assign(state, { leader: null });
        return score;
      },
    },
  },
  {
    what: 'a list stays open under a frozen one',
    law: 'frozen',
    variant: playing(original, (next) =>
      next.last
        ? { ...next, last: Object.freeze({ ...next.last, cards: [...next.last.cards] }) }
        : next,
    ),
  },
  {
    what: 'the deal is another each time',
    law: 'same-again',
    variant: {
      ...original,
      begin(options, turn) {
        const times = nextDeal();
        const shuffle: typeof turn.shuffle = (cards) => {
          const deck = turn.shuffle(cards);
          return [...deck.slice(times % 7), ...deck.slice(0, times % 7)];
        };
        return original.begin(options, { ...turn, shuffle });
      },
    },
  },
  {
    what: 'a move leads elsewhere each time',
    law: 'same-again',
    variant: playing(original, (next) => ({ ...next, round: 1 + (nextMove() % 2) })),
  },
  {
    what: 'a move leads elsewhere when somebody listens',
    law: 'same-again',
    variant: {
      ...original,
      play(state, move, turn) {
        const next = original.play(state, move, turn);
        return turn.emit ? { ...next, last: null } : next;
      },
    },
  },
  {
    what: 'a move leads elsewhere from a state that is not frozen',
    law: 'simulated',
    variant: playing(original, (next, state) =>
      next.last === state.last || Object.isFrozen(state) ? next : { ...next, last: null },
    ),
  },
  {
    what: 'the order of picks is kept',
    law: 'any-order',
    variant: playing(lowLuck, (next, _, { seat }) =>
      next.phase === 'draft' ? { ...next, leader: seat } : next,
    ),
  },
  {
    what: 'there is no score without markers',
    law: 'score-sound',
    variant: scoring(original, (_, { marks }) => {
      if (marks.every((dates) => dates === 0)) throw new RangeError('nothing to count');
      return {};
    }),
  },
  {
    what: 'somebody wins before the end',
    law: 'score-sound',
    variant: scoring(original, ({ standings }) => ({ winners: standings[0]?.seats })),
  },
  {
    what: 'nobody is first',
    law: 'score-sound',
    variant: scoring(original, ({ standings }) => ({
      standings: standings.map((row): Standing => ({ ...row, rank: row.rank + 1 })),
    })),
  },
];
