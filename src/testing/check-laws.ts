import type { Game, Variant } from '../engine/variant';
import type { PermuteHidden } from './moment';
import { type Choices, everyChoice, openingOf } from './openings';
import { type Checked, type Kit, playLawfully } from './play';

/** What can be told to `checkLaws`; all of it can be left out. */
export interface LawOptions<G extends Game> {
  /** How many games of every choice of options; 1 if left out. With 3, one of each opening. */
  readonly games?: number;
  /** Another seed, other games; any string. */
  readonly seed?: string;
  /** The options to play with, players included; `'all'` is every combination there is. */
  readonly options?: 'all' | readonly Choices<G>[];
  /** So many states from a game's beginning, and its end, are checked by every law; 150. */
  readonly closely?: number;
  /** The cards on the table, from the referee's view, so that one lost or doubled is missed. */
  readonly cardsOf?: (view: G['view']) => readonly string[];
  /** Puts what a viewer cannot see in another order; without it only coming shuffles are. */
  readonly permuteHidden?: PermuteHidden<G>;
}

/**
 * Checks the laws of all variants on one of them, in random games that are the same for the same
 * seed. It asserts by throwing, so it runs in any test runner; `LAWS` says which laws there are.
 *
 * In turn games begin from a seed, from a seed after a given card order, and from card orders alone
 * (X1).
 *
 * @param variant - the rules
 * @param options - which games, and what of the variant only its author can tell
 * @returns how many games, states and moves were checked
 * @throws RangeError if the options leave nothing to check
 * @throws LawError at the first law that is broken, with the game that shows it
 *
 * @example
 * ```ts
 * import { original } from 'february-rules/february';
 * import { checkLaws, februaryCards } from 'february-rules/testing';
 *
 * const checked = checkLaws(original, { games: 1, cardsOf: februaryCards });
 * console.log(checked.games); // 6
 * ```
 */
export function checkLaws<G extends Game>(
  variant: Variant<G>,
  options: LawOptions<G> = {},
): Checked {
  const { games = 1, seed = 'laws', closely = 150 } = checked(options);
  const { cardsOf = null, permuteHidden = null } = options;
  const { options: choices = 'all' } = options;
  const kit: Kit<G> = { variant, seed, closely, cardsOf, permuteHidden };
  const all = choices === 'all' ? everyChoice(variant) : choices;
  const played = all.flatMap((choice, place) =>
    Array.from({ length: games }, (_, index) => {
      const name = `february-rules ${variant.id} ${seed} ${place} ${index}`;
      return playLawfully(kit, openingOf(variant, choice, name, place + index), name);
    }),
  );
  return played.reduce(sumOf, { games: 0, states: 0, moves: 0 });
}

const KEYS = ['games', 'seed', 'options', 'closely', 'cardsOf', 'permuteHidden'];

/** A call that checks nothing by mistake is to fail, not to pass. */
function checked<G extends Game>(options: LawOptions<G>): LawOptions<G> {
  const strange = Object.keys(options).find((key) => !KEYS.includes(key));
  if (strange !== undefined) throw new RangeError(`${strange}: checkLaws has no such option`);
  const { games = 1, closely = 150, options: choices } = options;
  if (!(games >= 1)) throw new RangeError('games: expected 1 or more');
  if (!(closely >= 0)) throw new RangeError('closely: expected 0 or more');
  if (choices?.length === 0) throw new RangeError('options: expected one choice or more');
  return options;
}

const sumOf = (a: Checked, b: Checked): Checked => ({
  games: a.games + b.games,
  states: a.states + b.states,
  moves: a.moves + b.moves,
});
