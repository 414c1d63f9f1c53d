/** What must not compile. `npm run types` fails where one of these lines is no error. */
import { expectTypeOf } from 'vitest';
import {
  activeSeats,
  applyMove,
  type Code,
  checkMove,
  createGame,
  type GameRecord,
  legalMoves,
  type Rejection,
  replay,
  score,
  simulate,
  toRecord,
  tryMove,
  type Verified,
  verifyRecord,
  viewEvents,
  viewOf,
} from '../../src';
import {
  type CalendarDate,
  type Card,
  cantFollow,
  cards,
  type DateCard,
  dateOf,
  type FebruaryMove,
  type FebruaryScore,
  type FebruaryState,
  type FebruaryView,
  labelOf,
  lowLuck,
  original,
  ruleset,
  type SpecialCard,
  teams,
  weekOf,
} from '../../src/february';

const state = createGame(original, { players: 4, seed: 'x' });

// Cards (F1).
expectTypeOf<'17n'>().toExtend<Card>();
expectTypeOf<'leap'>().toExtend<SpecialCard>();
expectTypeOf<'29d'>().not.toExtend<Card>();
expectTypeOf<'0n'>().not.toExtend<Card>();
expectTypeOf<'17'>().not.toExtend<Card>();
expectTypeOf<string>().not.toExtend<Card>();
expectTypeOf<'leap'>().not.toExtend<DateCard>();
expectTypeOf<29>().not.toExtend<CalendarDate>();
expectTypeOf(cards).toEqualTypeOf<readonly Card[]>();
expectTypeOf(dateOf('17n')).toEqualTypeOf<CalendarDate>();
expectTypeOf(dateOf('leap' as Card)).toEqualTypeOf<CalendarDate | null>();
expectTypeOf(weekOf('17n')).toEqualTypeOf<number | null>();
// @ts-expect-error no such card
labelOf('29d');
// @ts-expect-error no such card
labelOf('joker');
// @ts-expect-error the cards are not to be changed
cards.push('1d');

// Moves.
applyMove(original, state, { type: 'play', seat: 0, card: '17n' });
applyMove(original, state, { type: 'mark', seat: 0, date: 17 });
// @ts-expect-error no such card
applyMove(original, state, { type: 'play', seat: 0, card: '29d' });
// @ts-expect-error no such type of move
applyMove(original, state, { type: 'discard', seat: 0, card: '17n' });
// @ts-expect-error no such date
applyMove(original, state, { type: 'mark', seat: 0, date: 29 });
// @ts-expect-error a seat is a number
applyMove(original, state, { type: 'play', seat: '0', card: '17n' });
// @ts-expect-error a card is missing
applyMove(original, state, { type: 'play', seat: 0 });
// @ts-expect-error a play has one card
applyMove(original, state, { type: 'play', seat: 0, cards: ['17n'] });
// @ts-expect-error a pick has a list of cards
applyMove(lowLuck, state, { type: 'draft', seat: 0, cards: '17n' });
// @ts-expect-error no such card in the list
applyMove(lowLuck, state, { type: 'draft', seat: 0, cards: ['17n', '17x'] });
checkMove(original, state, 'anything at all');
tryMove(original, state, { type: 'anything at all' });

// Options (F1, S1, F16, T3, T5).
createGame(original, { players: 3, seed: 'x', dealer: 2, sharedDates: true });
createGame(teams, { players: 4, seed: 'x', marking: 'calendar', follow: 'week' });
createGame(original, { players: 4, decks: [['17n', 'leap']] });
// @ts-expect-error two players
createGame(original, { players: 2, seed: 'x' });
// @ts-expect-error six players
createGame(lowLuck, { players: 6, seed: 'x' });
// @ts-expect-error four players only
createGame(teams, { players: 3, seed: 'x' });
// @ts-expect-error four players only
createGame(cantFollow, { players: 5, seed: 'x' });
// @ts-expect-error players are missing
createGame(original, { seed: 'x' });
// @ts-expect-error a seed is a string
createGame(original, { players: 4, seed: 7 });
// @ts-expect-error no such card in an order
createGame(original, { players: 4, decks: [['29d']] });
// @ts-expect-error an order is a list
createGame(original, { players: 4, decks: ['17n'] });
// @ts-expect-error a dealer is a number
createGame(original, { players: 4, seed: 'x', dealer: 'north' });
// @ts-expect-error a truth value
createGame(original, { players: 4, seed: 'x', sharedDates: 'yes' });
// @ts-expect-error an option of another ruleset
createGame(original, { players: 4, seed: 'x', follow: 'week' });
// @ts-expect-error no such value
createGame(teams, { players: 4, seed: 'x', marking: 'anywhere' });
// @ts-expect-error no such value
createGame(teams, { players: 4, seed: 'x', follow: 'suit' });
// @ts-expect-error no such option
createGame(cantFollow, { players: 4, seed: 'x', goal: 270 });

// What comes out.
expectTypeOf(state).toEqualTypeOf<FebruaryState>();
expectTypeOf(activeSeats(original, state)).toEqualTypeOf<readonly number[]>();
expectTypeOf(legalMoves(original, state)).toEqualTypeOf<readonly FebruaryMove[]>();
expectTypeOf(viewOf(original, state, 'referee')).toEqualTypeOf<FebruaryView>();
expectTypeOf(legalMoves(original, viewOf(original, state, 0))).toEqualTypeOf<
  readonly FebruaryMove[]
>();
expectTypeOf(score(original, state)).toEqualTypeOf<FebruaryScore>();
expectTypeOf(checkMove(original, state, null)).toEqualTypeOf<{ readonly ok: true } | Rejection>();
expectTypeOf<'not a code'>().not.toExtend<Code>();
expectTypeOf<'must-follow'>().toExtend<Code>();
// @ts-expect-error nobody looks from there
viewOf(original, state, 'dealer');
// @ts-expect-error a state is not to be changed
state.round = 2;
// @ts-expect-error lists of a state are not to be changed
state.trick.push(1);

const tried = tryMove(original, state, null);
// @ts-expect-error there is a state only if it was legal
tried.state;
if (tried.ok) {
  expectTypeOf(tried.state).toEqualTypeOf<FebruaryState>();
  viewEvents(original, tried.events, 0);
  for (const event of tried.events) {
    if (event.type === 'trick-won') expectTypeOf(event.card).toEqualTypeOf<Card>();
    // @ts-expect-error no such event
    if (event.type === 'drew') throw new Error('unreachable');
  }
} else {
  expectTypeOf(tried.code).toEqualTypeOf<Code>();
}

for (const move of legalMoves(original, state)) {
  // @ts-expect-error not every move has a card
  move.card;
  if (move.type === 'play') expectTypeOf(move.card).toEqualTypeOf<Card>();
  else if (move.type === 'mark') expectTypeOf(move.date).toEqualTypeOf<CalendarDate>();
}

simulate(original, state, (moves) => moves[0] as FebruaryMove);
// @ts-expect-error a move is to be chosen
simulate(original, state, () => 'pass');

// Records.
const record = toRecord(teams, { players: 4, seed: 'x', follow: 'week' }, []);
expectTypeOf(record.options.follow).toEqualTypeOf<'week' | 'week-or-weekday' | undefined>();
expectTypeOf(replay(teams, record, 0)).toEqualTypeOf<FebruaryState>();
expectTypeOf(record).toExtend<GameRecord>();
const verified = verifyRecord(teams, record, { commitment: '' });
expectTypeOf(verified).toExtend<Verified<never> | { readonly ok: boolean }>();
// @ts-expect-error a proof has a commitment or contributions
verifyRecord(teams, record, {});
// @ts-expect-error no options of that game
toRecord(teams, { players: 3, seed: 'x' }, []);

// A ruleset of one's own: no slot has a default.
ruleset({
  id: 'february/own',
  revision: 1,
  name: 'Own',
  players: [4],
  options: {},
  sides: () => [[0], [1], [2], [3]],
  // @ts-expect-error four slots are missing
  slots: () => ({ winning: () => ({ winner: 0, leaves: 0 }) }),
});
