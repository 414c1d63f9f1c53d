/** Whether a record is of the game that somebody has seen. */
import { applyMove, createGame, viewOf } from 'february-rules';

/**
 * Plays the record again and looks at each position that was seen from the same place.
 *
 * @param {import('february-rules').Variant} variant
 * @param {import('february-rules').GameRecord} record one that has been verified
 * @param {import('february-rules').Viewer} viewer
 * @param {ReadonlyMap<number, string>} views as they were seen, by ply
 */
export function isOf(variant, { options, moves }, viewer, views) {
  let state = createGame(variant, options);
  for (let ply = 0; ply <= moves.length; ply++) {
    const seen = views.get(ply);
    if (seen !== undefined && seen !== JSON.stringify(viewOf(variant, state, viewer))) return false;
    const move = moves[ply];
    if (move !== undefined) state = applyMove(variant, state, move);
  }
  return [...views.keys()].every((ply) => ply <= moves.length);
}
