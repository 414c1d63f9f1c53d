import type { Chance } from './chance';
import { OptionsError, StateError, saidBy } from './errors';
import { kindOf } from './fields';
import { deepFreeze, isFrozenState } from './freeze';
import type { CommonState, CommonView, Game, Variant, Viewer } from './variant';

/** A state, or what a viewer may see of it: both tell what is legal. */
export type Position<G extends Game> = G['state'] | G['view'];

/** A view has its `unavailable` moves listed, so nothing about shuffles is left to find out. */
const SETTLED_CHANCE: Chance = { key: '', decks: [], shuffles: 0 };

/** Whether the position is a view. */
export const isView = <G extends Game>(position: Position<G>): position is G['view'] =>
  typeof position === 'object' && position !== null && 'viewer' in position;

/**
 * The state, once its head says that it belongs to the variant.
 *
 * @throws StateError naming the variant and revision found and expected
 */
export function soundState<G extends Game>(variant: Variant<G>, input: G['state']): G['state'] {
  if (typeof input !== 'object' || input === null) {
    throw new StateError(`a state of ${variant.id} is an object, not ${kindOf(input)}`);
  }
  if (input.variant !== variant.id || input.revision !== variant.revision) {
    throw new StateError(`not a state of ${variant.id}, revision ${variant.revision}`);
  }
  if (isView(input)) throw new StateError(`a view is no state of ${variant.id}`);
  checkPlayers(variant, input);
  return input;
}

/** A stranger's table of any size would have the rules walk all of it. */
function checkPlayers(variant: Variant, { options }: Pick<CommonState, 'options'>): void {
  if (variant.players.includes(options?.players)) return;
  throw new StateError(`${variant.id} is not played by so many`);
}

/** The state a position gives: itself, or all that a view shows. */
export function stateOf<G extends Game>(variant: Variant<G>, position: Position<G>): G['state'] {
  if (!isView<G>(position)) return soundState(variant, position);
  const { variant: id, revision, options } = position;
  if (id !== variant.id || revision !== variant.revision) {
    throw new StateError(`not a view of ${variant.id}, revision ${variant.revision}`);
  }
  checkPlayers(variant, position);
  return { variant: id, revision, options, chance: SETTLED_CHANCE, ...variant.stateOf(position) };
}

/** Whether the view shows the seat's cards. */
export const shows = ({ viewer }: Pick<CommonView, 'viewer'>, seat: number): boolean =>
  viewer === seat || viewer === 'referee';

/** A frozen state as it is; any other as a frozen copy, since the caller's own is not to change. */
export const frozen = <State extends object>(state: State): State =>
  isFrozenState(state) ? state : deepFreeze(JSON.parse(JSON.stringify(state)) as State);

/** Said of whatever breaks inside because a stranger's position is damaged. */
export const damageOf = ({ id }: Variant): string =>
  `damaged position of ${id}; parseState tells what is wrong with it`;

/** What the answer is, or a typed error. */
export function withTypedErrors<Answer>(variant: Variant, answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    throw saidBy(error) ? error : new StateError(damageOf(variant), { cause: error });
  }
}

/** @throws OptionsError if nobody looks from there */
export function checkViewer(viewer: unknown, players: number): asserts viewer is Viewer {
  const fits = Number.isInteger(viewer) && (viewer as number) >= 0 && (viewer as number) < players;
  if (fits || viewer === 'spectator' || viewer === 'referee') return;
  const expected = `a seat from 0 to ${players - 1}, 'spectator' or 'referee'`;
  throw new OptionsError('viewer', expected, kindOf(viewer));
}
