/** Writes changes into an object of one's own. */
export function change<Base extends object>(base: Base, changes: Partial<Base>): void {
  for (const key in changes) base[key] = changes[key] as Base[typeof key];
}

/**
 * A copy with changes. What `{ ...base, ...changes }` gives, without the second spread, which
 * costs ten times the first.
 */
export function changed<Base extends object, Changes extends object>(
  base: Base,
  changes: Changes,
): Base & Changes {
  const copy = { ...base } as Base & Changes;
  change(copy, changes as Partial<Base & Changes>);
  return copy;
}
