import { type Choose, createGame, score, simulate } from 'february-rules';
import { type HwatuGame, shedding } from 'february-rules/hwatu';

/** Games of Hwatu can go on for thousands of moves; one of no more than these is short. */
const FEW = 150;

/**
 * The seed of a game of Hwatu by three, with goal 270, that such choices soon end.
 *
 * @param player - a new player's choices, the same each time
 */
export function seedOfShortGame(player: () => Choose<HwatuGame>): string {
  for (let attempt = 0; ; attempt++) {
    const seed = `short-${attempt}`;
    const start = createGame(shedding, { players: 3, goal: 270, seed });
    let moves = 0;
    const end = simulate(shedding, start, player(), { until: () => moves++ > FEW });
    if (score(shedding, end).final) return seed;
  }
}
