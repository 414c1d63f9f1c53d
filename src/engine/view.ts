import { isEndless } from './chance';
import { deepFreeze } from './freeze';
import { isAvailable } from './judge';
import { listed } from './listing';
import { checkViewer, frozen, shows, soundState, withTypedErrors } from './position';
import type { Game, Variant, Viewer } from './variant';

/**
 * The game as a viewer may see it: the only thing to send to a player.
 *
 * @param variant - the rules
 * @param state - the state
 * @param viewer - a seat, `'spectator'` (what everyone at the table sees) or `'referee'` (every
 * card, for logs; never to be sent to a player)
 * @returns the view, deeply frozen plain JSON: cards as strings, `null` for each hidden one; when
 * the game is over everything is open
 * @throws StateError if the state is not one of the variant
 * @throws OptionsError if there is no such viewer
 *
 * @example
 * ```ts
 * import { createGame, viewOf } from 'february-rules';
 * import { original } from 'february-rules/february';
 *
 * const state = createGame(original, { players: 4, seed: 'x' });
 * console.log(viewOf(original, state, 'spectator').hands[0]?.[0]); // null
 * ```
 */
export function viewOf<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  viewer: Viewer,
): G['view'] {
  return withTypedErrors(variant, () => {
    const base = frozen(soundState(variant, state));
    const { options } = base;
    checkViewer(viewer, options.players);
    const { id, revision } = variant;
    const unavailable = unavailableTo(variant, base, viewer);
    const own = variant.view(base, viewer);
    return deepFreeze({ variant: id, revision, viewer, options, unavailable, ...own } as G['view']);
  });
}

/** A view cannot know whether card orders will run out, so it is told which moves that stops. */
function unavailableTo<G extends Game>(
  variant: Variant<G>,
  state: G['state'],
  viewer: Viewer,
): readonly G['move'][] {
  if (isEndless(state.chance)) return [];
  const seats = variant.seats(state).filter((seat) => shows({ viewer }, seat));
  return seats.flatMap((seat) => {
    const moves = listed(variant.moves(state, seat));
    return moves.filter((move) => !isAvailable(variant, state, move));
  });
}

/**
 * Events as a viewer may see them, to go with the view of the state they led to.
 *
 * @param variant - the rules
 * @param events - events of `tryMove`
 * @param viewer - a seat, `'spectator'` or `'referee'`
 * @returns the events in their order, hidden cards as `null`, without those that may not be seen
 * @throws OptionsError if nobody looks from there
 *
 * @example
 * ```ts
 * import { createGame, legalMoves, tryMove, viewEvents } from 'february-rules';
 * import { lowLuck } from 'february-rules/february';
 *
 * const state = createGame(lowLuck, { players: 3, seed: 'x' });
 * const tried = tryMove(lowLuck, state, legalMoves(lowLuck, state, 0)[0]);
 * const seen = tried.ok ? viewEvents(lowLuck, tried.events, 1) : [];
 * console.log(seen); // [{ type: 'picked', seat: 0, cards: [null, null] }]
 * ```
 */
export function viewEvents<G extends Game>(
  variant: Variant<G>,
  events: readonly G['event'][],
  viewer: Viewer,
): readonly G['event'][] {
  checkViewer(viewer, Math.max(...variant.players));
  return events.flatMap((event) => {
    const seen = viewer === 'referee' ? event : variant.viewEvent(event, viewer);
    return seen === null ? [] : [seen];
  });
}
