import type { Fault } from './fault';

export const engine: readonly Fault[] = [
  {
    ruling: 'X1',
    about: 'an order is used for every shuffle, not for the one it is given for',
    file: 'src/engine/chance.ts',
    find: 'const order = decks[shuffles];',
    replace: 'const order = decks[0];',
  },
  {
    ruling: 'X1',
    about: 'a shuffle can leave the last card in its place only',
    file: 'src/engine/chance.ts',
    find: 'const place = uniformBelow(left, nextByte);',
    replace: 'const place = uniformBelow(left - 1, nextByte);',
  },
  {
    ruling: 'X1',
    about: 'every shuffle of a game is the same',
    file: 'src/engine/chance.ts',
    find: 'writeNumber(input, 32, shuffle);',
    replace: 'writeNumber(input, 32, 0 * shuffle);',
  },
  {
    ruling: 'S4',
    about: 'cards passed are seen by their receivers before all have passed',
    file: 'src/february/view.ts',
    find: 'viewer === pass.to && !pending',
    replace: 'viewer === pass.to',
  },
  {
    ruling: 'S4',
    about: "everybody sees everybody's picks",
    file: 'src/february/view.ts',
    find: 'cards: masked(event.cards, sees(viewer, event.seat))',
    replace: 'cards: masked(event.cards, true)',
  },
];
