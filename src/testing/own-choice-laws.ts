/** The law that views do not take back what a player knows by its own choice (T2, S4). */
import type { Game } from '../engine/variant';
import { viewOf } from '../engine/view';
import { stringsIn } from './compare';
import type { Played } from './game-laws';
import { foundIn } from './moment';

/** So many moves of a game are followed: some have no end in sight. */
const FOLLOWED = 300;

/** A card that a seat chose, such as one it passed, stays shown to it until the next shuffle. */
export function ownChoiceKept<G extends Game>(played: Played<G>): string | null {
  const chosen = new Map<number, Set<string>>();
  return foundIn(played.moves.slice(0, FOLLOWED).keys(), (ply) => {
    if (shuffledBy(played, ply)) chosen.clear();
    else noteChoice(played, ply, chosen);
    return foundIn(chosen, ([seat, cards]) => hiddenAfter(played, ply, seat, cards));
  });
}

/** Whether the move at that ply came with a shuffle, after which no card is where it was. */
const shuffledBy = <G extends Game>({ states }: Played<G>, ply: number): boolean =>
  states[ply]?.chance.shuffles !== states[ply + 1]?.chance.shuffles;

function noteChoice<G extends Game>(
  { variant, moves }: Played<G>,
  ply: number,
  chosen: Map<number, Set<string>>,
): void {
  const { seat, ...move } = moves[ply] as G['move'];
  const cards = stringsIn(move).filter((name) => variant.cards.includes(name));
  chosen.set(seat, new Set([...(chosen.get(seat) ?? []), ...cards]));
}

/** The first of the cards that the seat's view after that ply no longer shows. */
function hiddenAfter<G extends Game>(
  { variant, states }: Played<G>,
  ply: number,
  seat: number,
  cards: ReadonlySet<string>,
): string | null {
  const shown = new Set(stringsIn(viewOf(variant, states[ply + 1] as G['state'], seat)));
  const lost = [...cards].find((card) => !shown.has(card));
  return lost === undefined
    ? null
    : `seat ${seat} chose ${lost}, and its view after ${ply + 1} moves no longer shows it`;
}
