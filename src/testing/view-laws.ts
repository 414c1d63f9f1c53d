/** Laws of views: they answer like the state, and hide what is to be hidden. */
import { applyMove, tryMove } from '../engine/apply';
import { activeSeats, checkMove, legalMoves } from '../engine/moves';
import { score } from '../engine/score';
import type { CommonView, Game, Seat, Viewer } from '../engine/variant';
import { viewOf } from '../engine/view';
import { copyOf, difference, textOf, unmasked, unplain } from './compare';
import { errorOf, foundIn, type Moment, phraseOf, thrownBy } from './moment';

/** What is legal for a seat, and the score, is the same from its own view, also after transport. */
export function viewsAnswer<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state, seats, viewers, legal, see } = moment;
  const active = activeSeats(variant, state);
  const points = score(variant, state);
  return (
    foundIn([...viewers, 'referee'] as const, (viewer) => {
      const whose = `of ${phraseOf(viewer)}`;
      const strange = unplain(see(viewer), `the view ${whose}`);
      if (strange !== null) return strange;
      const view = copyOf(see(viewer));
      return (
        difference(activeSeats(variant, view), active, `the active seats by the view ${whose}`) ??
        difference(score(variant, view), points, `the score by the view ${whose}`)
      );
    }) ??
    foundIn(seats, (seat) => answersFor(moment, seat)) ??
    difference(legalMoves(variant, see('referee')), legal, "the legal moves by the referee's view")
  );
}

function answersFor<G extends Game>(moment: Moment<G>, seat: Seat): string | null {
  const { variant, state, legal, sample, probes, malformed, see } = moment;
  const view = copyOf(see(seat));
  const own = legal.filter((move) => move.seat === seat);
  const where = `by the view of seat ${seat}`;
  const tried = [...sample, ...probes].filter((move) => move.seat === seat);
  return (
    difference(legalMoves(variant, view), own, `the legal moves ${where}`) ??
    difference(legalMoves(variant, view, seat), own, `the legal moves of the seat ${where}`) ??
    foundIn([...tried, ...malformed], (move) =>
      difference(
        checkMove(variant, view, move),
        checkMove(variant, state, move),
        `the answer to ${textOf(move)} ${where}`,
      ),
    )
  );
}

/** A view's own keys; who looks, and the viewer's own moves, differ from viewer to viewer. */
function shownBy({ viewer: _viewer, unavailable: _moves, ...shown }: CommonView): object {
  return shown;
}

/** Views hide by null alone, no seat sees less than the spectator, and at the end all is open. */
export function viewsMask<G extends Game>({ variant, state, viewers, see }: Moment<G>) {
  const open = shownBy(see('referee'));
  const least = shownBy(see('spectator'));
  const over = activeSeats(variant, state).length === 0;
  return foundIn(viewers, (viewer) => {
    const name = `the view of ${phraseOf(viewer)}`;
    const view = shownBy(see(viewer));
    const masked = unmasked(view, open, name) ?? unmasked(least, view, "the spectator's view");
    if (masked !== null) return masked;
    return over ? difference(view, open, `after the end, ${name}`) : null;
  });
}

/** Neither seed nor key nor deck stands in a view, a rejection or an error, whoever looks. */
export function secretsKept<G extends Game>(moment: Moment<G>): string | null {
  const { viewers, see, secrets } = moment;
  const all: readonly Viewer[] = [...viewers, 'referee'];
  return (
    foundIn(all, (viewer) => toldIn(secrets, see(viewer), `the view of ${phraseOf(viewer)}`)) ??
    foundIn(answersOf(moment), ([name, answer]) => toldIn(secrets, answer, name))
  );
}

/** Keys that nothing has that is shown to anybody. */
const SECRET_KEYS = ['"seed":', '"chance":', '"decks":'];

/** Where a secret stands in something that is shown. */
export function toldIn(secrets: readonly string[], shown: unknown, name: string): string | null {
  const text = JSON.stringify(shown) ?? '';
  const secret = [...SECRET_KEYS, ...secrets].find((told) => text.includes(told));
  return secret === undefined ? null : `${name} tells a secret: ${textOf(secret)}`;
}

/** What is told of moves legal or not, and of questions that cannot be answered. */
function answersOf<G extends Game>(moment: Moment<G>): readonly (readonly [string, unknown])[] {
  const { variant, state, seats, sample, probes, malformed, see } = moment;
  const [tried] = sample.slice(0, 1).map((move) => tryMove(variant, state, move));
  const refused = [...probes, ...malformed].map((move) => checkMove(variant, state, move));
  const questions = [
    () => applyMove(variant, state, {} as G['move']),
    () => legalMoves(variant, see('spectator'), activeSeats(variant, state)[0] ?? 0),
    () => viewOf(variant, state, seats.length),
    () => viewOf(variant, { ...state, variant: 'another' }, 0),
  ];
  const errors = questions.map((ask) => thrownBy(errorOf(ask)));
  return [
    ['an event', tried?.ok ? tried.events : []],
    ['a rejection', refused],
    ['an error', errors],
  ];
}
