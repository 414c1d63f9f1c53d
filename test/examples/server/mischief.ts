import { legalMoves, type Variant } from 'february-rules';
import type { Client, Message, Say } from './players';

/** Out of turn it tries on every eighth position, so that the game itself gets on. */
const EVERY = 8;

/** No game gets there while a message is under way. */
const FAR = 100_000;

/** A player that cheats wherever it can, besides playing. */
export const cheating =
  (variant: Variant, players: number) =>
  (message: Message, say: Say, client: Client): void => {
    const { type, ply, view } = message;
    if (type !== 'played' && type !== 'view') return;
    const legal = legalMoves(variant, view);
    const tries = legal.length > 0 ? onTurn(legal, view, players) : outOfTurn(view);
    if (!isOccasion(client, ply, legal.length > 0)) return;
    for (const move of tries) say(playing(ply, move));
    for (const request of outdated(client, ply)) say(request);
  };

const isOccasion = ({ intended }: Client, ply: number, isTurn: boolean): boolean =>
  isTurn ? intended.size % 2 === 1 : ply % EVERY === 0;

const playing = (ply: number, move: object): object => ({ type: 'move', ply, move });

/** Another's seat; a phase that is not; keys that every object has. */
function onTurn(legal: readonly Message[], view: Message, players: number): readonly object[] {
  const [move] = legal as readonly [Message];
  const seat = view['viewer'];
  const types = new Set(legal.map(({ type }) => type));
  return [
    { ...move, seat: (seat + 1) % players },
    { ...move, seat: String(seat) },
    ...everyType(seat, view['hands'][seat]).filter(({ type }) => !types.has(type)),
    JSON.parse(`{ "__proto__": ${JSON.stringify(move)} }`),
    JSON.parse(`{ "constructor": { "prototype": { "seat": ${seat} } }, "type": "play" }`),
    { ...move, extra: 1 },
  ];
}

/** Who looks on has no seat, and tries the first. */
const outOfTurn = ({ viewer, hands }: Message): readonly object[] =>
  viewer === 'spectator' ? everyType(0, hands[0]) : everyType(viewer, hands[viewer]);

const everyType = (seat: number, [card]: readonly string[]): readonly Message[] => [
  { type: 'play', seat, card },
  { type: 'discard', seat, card },
  { type: 'draw', seat },
  { type: 'mark', seat, date: 1 },
  { type: 'unmark', seat, date: 1 },
  { type: 'draft', seat, cards: [card] },
  { type: 'pass', seat, cards: [card, card, card] },
];

/** The last move once more, as it was, for the position before, and for one that is to come. */
function outdated({ intended }: Client, ply: number): readonly object[] {
  const [last] = [...intended].slice(-1);
  if (last === undefined || last[0] >= ply) return [];
  const [then, move] = last;
  return [then, ply - 1, ply + FAR].map((when) => playing(when, move));
}
