/**
 * Freezes a plain value and all in it that is not frozen yet. States are plain JSON, so this does
 * what immer's `freeze` does, without looking for maps, sets and drafts.
 *
 * @param value - plain JSON, without cycles
 * @returns the same value
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const item of value) deepFreeze(item);
  else for (const key in value) deepFreeze(value[key]);
  return Object.freeze(value);
}
