import type { Field } from '../engine/fields';
import type { Variant } from '../engine/variant';
import { among, distinct, exactly, type Structure, seat } from './structure';

/** The variant's moves, as its `shapes` say. */
export const moveStructure = (variant: Variant): Structure => ({
  oneOf: Object.entries(variant.shapes).map(([type, shape]) => {
    const fields = Object.entries(shape).map(([name, field]) => [name, fieldOf(field)]);
    return exactly({ type: among([type]), seat: seat(variant), ...Object.fromEntries(fields) });
  }),
});

function fieldOf({ values, lengths }: Field): Structure {
  const value = among(values);
  return lengths === null ? value : distinct(value, lengths.min, lengths.max);
}
