/** The law that a viewer is told the same whatever it cannot see. */
import { tryMove } from '../engine/apply';
import { keyOf } from '../engine/chance';
import { activeSeats, checkMove, legalMoves } from '../engine/moves';
import type { Game, Seat } from '../engine/variant';
import { viewEvents, viewOf } from '../engine/view';
import { difference, isEqual, textOf } from './compare';
import { foundIn, type Moment, phraseOf } from './moment';

/** The state with all that the viewer cannot see permuted: other shuffles to come, other cards. */
function permutedFor<G extends Game>(moment: Moment<G>, viewer: Seat | 'spectator'): G['state'] {
  const { variant, state, random, permuteHidden } = moment;
  const { key, decks } = state.chance;
  const chance = {
    ...state.chance,
    key: key === null ? null : keyOf(`another ${random.below(1_000_000)}`),
    decks: decks.map((deck) => random.shuffled(deck)),
  };
  const over = activeSeats(variant, state).length === 0;
  const permuted = over ? state : (permuteHidden?.(state, viewer, random) ?? state);
  return { ...permuted, chance };
}

/** To so many viewers a move is told at each state. */
const TOLD = 2;

/** What a viewer cannot see changes nothing of what the viewer is shown or told. */
export function hiddenKept<G extends Game>(moment: Moment<G>): string | null {
  const move = moment.random.pick(moment.sample);
  const asked = moment.random.shuffled(moment.viewers).slice(0, TOLD);
  return foundIn(moment.viewers, (viewer) => {
    const other = permutedFor(moment, viewer);
    const found =
      unlikeCards(moment, other) ??
      shownApart(moment, viewer, other) ??
      (move && asked.includes(viewer) ? toldApart(moment, viewer, other, move) : null);
    return found && `where something hidden from ${phraseOf(viewer)} changes, ${found}`;
  });
}

/** A permutation loses no card: otherwise it is itself what is wrong. */
function unlikeCards<G extends Game>(
  { variant, cardsOf, permuteHidden, see }: Moment<G>,
  other: G['state'],
): string | null {
  if (cardsOf === null || permuteHidden === null) return null;
  const cards = [...cardsOf(see('referee'))].sort();
  const permuted = [...cardsOf(viewOf(variant, other, 'referee'))].sort();
  return difference(permuted, cards, 'the list of cards that permuteHidden leaves');
}

function shownApart<G extends Game>(
  { variant, state, legal, sample, probes, see }: Moment<G>,
  viewer: Seat | 'spectator',
  other: G['state'],
): string | null {
  const seen = difference(viewOf(variant, other, viewer), see(viewer), 'the view');
  if (seen !== null || viewer === 'spectator') return seen;
  const own = legal.filter((move) => move.seat === viewer);
  const tried = [...sample, ...probes].filter((move) => move.seat === viewer);
  return (
    difference(legalMoves(variant, other, viewer), own, 'the list of legal moves') ??
    foundIn(tried, (move) =>
      difference(
        checkMove(variant, other, move),
        checkMove(variant, state, move),
        `the answer to ${textOf(move)}`,
      ),
    )
  );
}

/** Moves after which the viewer sees the same table come with the same events for the viewer. */
function toldApart<G extends Game>(
  moment: Moment<G>,
  viewer: Seat | 'spectator',
  other: G['state'],
  move: G['move'],
): string | null {
  const { variant, state } = moment;
  const tried = tryMove(variant, state, move);
  if (!tried.ok) return null;
  const before = viewOf(variant, tried.state, viewer);
  return foundIn([move, ...twinsOf(moment, viewer, other, move)], (twin) => {
    const again = tryMove(variant, other, twin);
    if (!again.ok || !isEqual(viewOf(variant, again.state, viewer), before)) return null;
    return difference(
      viewEvents(variant, again.events, viewer),
      viewEvents(variant, tried.events, viewer),
      `the list of events of ${textOf(move)}`,
    );
  });
}

/** Moves of another seat that differ in nothing but cards, which the viewer may not be told of. */
function twinsOf<G extends Game>(
  { variant, random }: Moment<G>,
  viewer: Seat | 'spectator',
  other: G['state'],
  move: G['move'],
): readonly G['move'][] {
  if (move.seat === viewer) return [];
  const moves = legalMoves(variant, other, move.seat);
  const cards = new Set<unknown>(variant.cards);
  const faceDown = (twin: object): string =>
    JSON.stringify(twin, (_, value) => (cards.has(value) ? null : value));
  const twins = [random.pick(moves), random.pick(moves)];
  return twins.flatMap((twin) => (twin && faceDown(twin) === faceDown(move) ? [twin] : []));
}
