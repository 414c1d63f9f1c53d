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

/**
 * Freezes a state that came of a frozen one; what they share is not walked again.
 *
 * @param before - the frozen state
 * @param state - plain JSON, without cycles
 * @returns the same state
 */
export function freezeAfter<State extends object>(before: State, state: State): State {
  for (const key in state) if (state[key] !== before[key]) deepFreeze(state[key]);
  return Object.freeze(state);
}

/**
 * Whether a value and what its keys hold is frozen. Our own states are frozen throughout, so this
 * tells them from a stranger's without the price of walking all of it at every move.
 */
export function isFrozenState(state: object): boolean {
  if (!Object.isFrozen(state)) return false;
  for (const key in state) if (!Object.isFrozen(state[key as keyof typeof state])) return false;
  return true;
}
