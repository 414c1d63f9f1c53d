/** The structures of whole states, views and records. */

import { MAX_DECKS } from '../engine/options';
import { MAX_MOVES } from '../engine/record';
import type { Variant } from '../engine/variant';
import type { Family } from './family';
import { MAX_COUNT } from './limits';
import { moveStructure } from './moves';
import { optionsStructure, settledStructure } from './options';
import {
  among,
  cardNumber,
  distinct,
  type Entries,
  exactly,
  list,
  most,
  orNull,
  type Structure,
  whole,
} from './structure';

/** What says to which game something belongs. */
const headOf = ({ id, revision }: Variant): Entries => ({
  variant: among([id]),
  revision: among([revision]),
});

/** A list of moves. */
const moves = (variant: Variant): Structure => list(moveStructure(variant), 0, MAX_MOVES);

/** A record of `toRecord`. */
export const recordStructure = (variant: Variant): Structure =>
  exactly({ ...headOf(variant), options: optionsStructure(variant), moves: moves(variant) });

/** Where the shuffles come from. */
const chanceStructure = (variant: Variant): Structure =>
  exactly({
    key: orNull({ type: 'string', maxLength: 64, pattern: '^[0-9a-f]{64}$' }),
    decks: list(distinct(cardNumber(variant), 0, variant.cards.length), 0, MAX_DECKS),
    shuffles: whole(0, MAX_COUNT),
  });

/** A state of a family's game. */
export const stateStructure = (variant: Variant, family: Pick<Family, 'state'>): Structure =>
  exactly({
    ...headOf(variant),
    options: settledStructure(variant),
    chance: chanceStructure(variant),
    ...family.state(variant),
  });

/** A view of a family's game. */
export const viewStructure = (variant: Variant, family: Family): Structure =>
  exactly({
    ...headOf(variant),
    viewer: among([...Array(most(variant)).keys(), 'spectator', 'referee']),
    options: settledStructure(variant),
    unavailable: moves(variant),
    ...family.view(variant),
  });
