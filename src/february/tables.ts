/** The slots and sides in force, for each number of players and each choice of a ruleset's options. */
import { deepFreeze } from '../engine/freeze';
import type { OptionSpec, OptionValue, Seat } from '../engine/variant';
import type { Table } from './rounds';
import type { Slots } from './rules/slots';
import type { OwnOptions, OwnSpecs, Ruleset } from './ruleset';
import type { FebruaryState } from './state';

const tableFor = (slots: Slots, sides: readonly (readonly Seat[])[], players: number): Table => ({
  slots,
  sides: deepFreeze(sides),
  sideOf: Array.from({ length: players }, (_, seat) =>
    sides.findIndex((seats) => seats.includes(seat)),
  ),
});

/** Tables by the value of each of the ruleset's own options. */
type Tables = Table | { readonly by: ReadonlyMap<unknown, Tables> };

/** All tables a ruleset can have, made once, so that looking one up costs next to nothing. */
export function tablesOf<Players extends 3 | 4 | 5, Specs extends OwnSpecs>(
  spec: Ruleset<Players, Specs>,
): (options: FebruaryState['options']) => Table {
  const names = Object.keys(spec.options);
  const branch = (players: number, chosen: Readonly<Record<string, OptionValue>>): Tables => {
    const name = names[Object.keys(chosen).length];
    if (name === undefined) {
      return tableFor(spec.slots(chosen as OwnOptions<Specs>), spec.sides(players), players);
    }
    const { values } = spec.options[name] as OptionSpec;
    return {
      by: new Map(values.map((value) => [value, branch(players, { ...chosen, [name]: value })])),
    };
  };
  const roots: Tables[] = [];
  for (const players of spec.players) roots[players] = branch(players, {});
  return (options) => {
    let found = roots[options.players] as Tables;
    for (const key of names) {
      found = (found as { by: ReadonlyMap<unknown, Tables> }).by.get(
        (options as unknown as Record<string, unknown>)[key],
      ) as Tables;
    }
    return found as Table;
  };
}
