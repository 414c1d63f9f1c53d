import type { Variant } from '../engine/variant';
import type { Family } from './family';
import { february } from './february/family';
import { hwatu } from './hwatu/family';
import type { Problem } from './problems';

/** The families whose states and views are known here, by the first part of a variant's id. */
const FAMILIES: ReadonlyMap<string, Family> = /* @__PURE__ */ new Map([
  ['february', february],
  ['hwatu', hwatu],
]);

/** A family of somebody's own, of whose states no more than the keys is known. */
export const ownFamily = (
  keys: readonly string[],
  doubts: (state: never) => readonly Problem[],
): Pick<Family, 'state' | 'doubts'> => ({
  state: () =>
    Object.fromEntries(keys.map((key) => [key, { description: 'as the variant has it' }])),
  doubts: (_, state) => doubts(state as never),
});

/** The family of a variant, whose id is `family/name`; nothing for a family of somebody's own. */
export function familyOf({ id }: Variant): Family | undefined {
  const [family = '', name] = id.split('/');
  return name === undefined ? undefined : FAMILIES.get(family);
}
