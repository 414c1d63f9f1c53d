/** Laws of a single state: what it is made of, and that asking changes nothing. */
import { applyMove } from '../engine/apply';
import { dealerWith } from '../engine/chance';
import { legalMoves } from '../engine/moves';
import { score } from '../engine/score';
import type { Game, Viewer } from '../engine/variant';
import { copyOf, difference, stringsIn, thawed, unplain } from './compare';
import { errorOf, foundIn, type Moment, phraseOf } from './moment';

/** A state is plain JSON, and its copy plays on identically. */
export function plainState<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state, sample, legal } = moment;
  const strange = unplain(state, 'the state');
  if (strange !== null) return strange;
  const copy = copyOf(state);
  return (
    difference(legalMoves(variant, copy), legal, "the copy's list of legal moves") ??
    difference(score(variant, copy), score(variant, state), "the copy's score") ??
    foundIn(sample.slice(0, 2), (move) =>
      difference(
        copyOf(applyMove(variant, copy, move)),
        applyMove(variant, state, move),
        'the state after a move of the copy',
      ),
    )
  );
}

/** The same move gives the same state once more. */
export function sameNext<G extends Game>({ variant, state, sample }: Moment<G>): string | null {
  return foundIn(sample.slice(0, 1), (move) => {
    const once = applyMove(variant, state, move);
    return difference(applyMove(variant, state, move), once, 'the next state, asked for again,');
  });
}

/** States and views are deeply frozen. */
export function frozenState<G extends Game>({ state, viewers, see }: Moment<G>): string | null {
  const all: readonly Viewer[] = [...viewers, 'referee'];
  const open =
    thawed(state, 'the state') ??
    foundIn(all, (viewer) => thawed(see(viewer), `the view of ${phraseOf(viewer)}`));
  return open === null ? null : `${open} is not frozen`;
}

/**
 * No question and no move changes the state it is given, not even one that is not frozen. What a
 * question throws is for other laws to tell.
 */
export function inputKept<G extends Game>(moment: Moment<G>): string | null {
  const copy = copyOf(moment.state);
  return foundIn(questionsOf(moment, copy), ([name, ask]) => {
    errorOf(ask);
    const changed = difference(copy, moment.state, 'the state');
    return changed && `${name} changed its input: ${changed}`;
  });
}

type Question = readonly [string, () => unknown];

function questionsOf<G extends Game>(
  { variant, viewers, legal, sample, probes }: Moment<G>,
  state: G['state'],
): readonly Question[] {
  const refused = legal.length === 0 ? [] : probes;
  const turn = { shuffle: dealerWith(state.chance).shuffle, emit: () => undefined };
  return [
    ['score', () => variant.score(state)],
    ['seats', () => variant.seats(state)],
    ...sample.map(({ seat }): Question => ['moves', () => variant.moves(state, seat)]),
    ...refused.map((move): Question => ['refusal', () => variant.refusal(state, move)]),
    ...viewers.map((viewer): Question => ['view', () => variant.view(state, viewer)]),
    ...sample.map((move): Question => ['play', () => variant.play(state, move, turn)]),
  ];
}

/** How often each name occurs. */
function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The referee sees every card; where told which lie on the table, as often as at the start. */
export function cardsKept<G extends Game>(moment: Moment<G>): string | null {
  const { variant, cardsOf, firstCards, see } = moment;
  const seen = new Set(stringsIn(see('referee')));
  const lost = variant.cards.find((card) => !seen.has(card));
  if (lost !== undefined) return `${lost} is nowhere in the referee's view`;
  if (cardsOf === null || firstCards === null) return null;
  const now = countsOf(cardsOf(see('referee')));
  const then = countsOf(firstCards);
  return foundIn(new Set([...now.keys(), ...then.keys()]), (card) => {
    const [is, was] = [now.get(card) ?? 0, then.get(card) ?? 0];
    return is !== was && `${card} lies on the table ${is} times, at the start ${was}`;
  });
}
