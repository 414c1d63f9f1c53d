/** Laws of lists and checks of moves: they say the same, and somebody can always go on. */
import { applyMove, tryMove } from '../engine/apply';
import { IllegalMoveError } from '../engine/errors';
import { listed as allOf } from '../engine/listing';
import { activeSeats, checkMove, legalMoves } from '../engine/moves';
import { CODES, type Rejection } from '../engine/rejections';
import type { CommonMove, Game, Seat } from '../engine/variant';
import { difference, isEqual, textOf, unplain } from './compare';
import { errorOf, foundIn, type Moment } from './moment';
import { looseText } from './probes';

/** Each seat that may act has a legal move until the game is over, and none after. */
export function neverStuck<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state, seats, legal } = moment;
  const active = activeSeats(variant, state);
  const fit = active.every(
    (seat, place) => seats.includes(seat) && seat > (active[place - 1] ?? -1),
  );
  if (!fit) return `the active seats are ${textOf(active)}, expected seats of the table, ascending`;
  const misplaced = legal.find((move) => !active.includes(move.seat));
  if (misplaced) return `${textOf(misplaced)} is listed, but the seat may not act`;
  return foundIn(seats, (seat) => {
    const own = legalMoves(variant, state, seat);
    const listed = legal.filter((move) => move.seat === seat);
    const differs = difference(own, listed, `the list of seat ${seat} asked for alone`);
    if (differs !== null) return differs;
    return active.includes(seat) && own.length === 0 && stuck(moment, seat);
  });
}

/** A seat without a legal move is stuck, unless a shuffle alone is missing (X1). */
function stuck<G extends Game>({ variant, state }: Moment<G>, seat: Seat): string | null {
  const moves = allOf(variant.moves(state, seat));
  const dry = moves.every(
    (move) => codeOf(checkMove(variant, state, move)) === 'shuffle-unavailable',
  );
  return dry && moves.length > 0 ? null : `seat ${seat} may act and has no legal move`;
}

const codeOf = (answer: { readonly ok: true } | Rejection): string =>
  answer.ok ? 'legal' : answer.code;

/** Every listed move stands there once, is found legal, and can be played. */
export function listedLegal<G extends Game>({ variant, state, legal, sample }: Moment<G>) {
  const texts = new Set(legal.map((move) => JSON.stringify(move)));
  if (texts.size < legal.length) return 'a move is listed twice';
  return foundIn(sample, (move) => {
    const answer = checkMove(variant, state, move);
    if (!answer.ok)
      return `${textOf(move)} is listed but refused: ${answer.code}, ${answer.message}`;
    const tried = tryMove(variant, state, move);
    if (!tried.ok) return `${textOf(move)} is listed but cannot be played: ${tried.message}`;
    return unplain(move, 'a listed move');
  });
}

/** Whatever is found legal is listed; a list inside a move may stand in another order (L2). */
export function legalListed<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state, legal, probes } = moment;
  const accepted = probes.filter((probe) => checkMove(variant, state, probe).ok);
  const unlisted = accepted.filter((probe) => !legal.some((move) => isEqual(move, probe)));
  return foundIn(unlisted, (probe) => {
    const twin = legal.find((move) => looseText(move) === looseText(probe));
    if (twin === undefined) return `${textOf(probe)} is not listed but accepted`;
    const differs = difference(
      applyMove(variant, state, probe),
      applyMove(variant, state, twin),
      'the state after it',
    );
    return differs && `${textOf(probe)} is accepted, the list has ${textOf(twin)}, but ${differs}`;
  });
}

/** What is not legal is refused with a reason, by all verbs alike. */
export function refusalsSound<G extends Game>(moment: Moment<G>): string | null {
  const { variant, state, malformed, probes } = moment;
  return (
    foundIn(malformed, (input) => {
      const answer = checkMove(variant, state, input);
      const right = !answer.ok && answer.code === 'malformed';
      return right ? alike(moment, input, answer) : `no move, but ${codeOf(answer)}`;
    }) ??
    foundIn(probes, (probe) => {
      const answer = checkMove(variant, state, probe);
      return answer.ok ? null : (unsound(answer, probe) ?? alike(moment, probe, answer));
    })
  );
}

/** What is wrong with a rejection of a well-formed move. */
function unsound(answer: Rejection, probe: CommonMove): string | null {
  const { code, ruling, message, data } = answer;
  const whose = `the rejection of ${textOf(probe)}`;
  if (!CODES.includes(code)) return `${whose} has the unknown code ${code}`;
  if (code === 'wrong-state') return `${textOf(probe)} breaks the rules: ${message}`;
  if (typeof ruling !== 'string' || ruling === '') return `${whose} names no ruling`;
  if (typeof message !== 'string' || message === '') return `${whose} has no message`;
  return unplain(data, `data of ${whose}`);
}

/** Whether tryMove gives, and applyMove throws, the same rejection as checkMove. */
function alike<G extends Game>(
  { variant, state }: Moment<G>,
  input: unknown,
  answer: Rejection,
): string | null {
  const tried = tryMove(variant, state, input);
  const differs = difference(tried, answer, 'what tryMove gives where checkMove refuses');
  if (differs !== null) return differs;
  const thrown = errorOf(() => applyMove(variant, state, input as G['move']));
  const rejection = thrown instanceof IllegalMoveError ? thrown.rejection : thrown;
  return difference(rejection, answer, 'what applyMove throws where checkMove refuses');
}
