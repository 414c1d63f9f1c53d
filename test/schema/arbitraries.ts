import fc from 'fast-check';
import { copyOf, SECRET } from './positions';

/** Anything at all, and JSON texts of it and of nothing. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    maxDepth: 4,
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.object({
    key: fc.constantFrom('type', 'seat', 'variant', 'moves', '__proto__', 'constructor'),
  }),
);

/** What is put in place of something. */
const replacement: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -2, max: 60 }),
  fc.integer(),
  fc.constantFrom(null, true, false, 0.5, '', SECRET, '17n', 'leap', '3-bright', 'play', 'over'),
  fc.constantFrom([], {}, [SECRET], { [SECRET]: SECRET }),
  fc.anything({ maxDepth: 2 }),
);

/** One change somewhere: how to get there, what to do, and with what. */
export interface Damage {
  readonly steps: readonly number[];
  readonly action: 'replace' | 'nudge' | 'delete' | 'repeat' | 'swap' | 'add' | 'pollute';
  readonly value: unknown;
  readonly other: number;
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  steps: fc.array(fc.nat(63), { minLength: 1, maxLength: 6 }),
  action: fc.constantFrom('replace', 'nudge', 'delete', 'repeat', 'swap', 'add', 'pollute'),
  value: replacement,
  other: fc.nat(63),
});

type Holder = Record<string, unknown> & unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const keyAt = (holder: Holder, step: number): string => {
  const keys = Object.keys(holder);
  return keys[step % keys.length] ?? '0';
};

/** A copy with that change: the steps lead as deep as there is something. */
export function damaged(sound: unknown, { steps, action, value, other }: Damage): unknown {
  const root = { root: copyOf(sound) } as unknown as Holder;
  let holder = root;
  let key = 'root';
  for (const step of steps) {
    const next = holder[key as never] as unknown;
    if (!isHolder(next) || Object.keys(next).length === 0) break;
    holder = next;
    key = keyAt(holder, step);
  }
  change(holder, key, action, value, other);
  return root['root' as never];
}

function change(
  holder: Holder,
  key: string,
  action: Damage['action'],
  value: unknown,
  other: number,
): void {
  const own = holder as Record<string, unknown>;
  const present = own[key];
  switch (action) {
    case 'replace':
      own[key] = value;
      return;
    case 'nudge':
      own[key] = nudged(present, other);
      return;
    case 'delete':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete own[key];
      return;
    case 'repeat':
      if (Array.isArray(holder)) holder.splice(Number(key), 0, copyOf(present ?? null));
      else own[`${key}s`] = present;
      return;
    case 'swap': {
      const second = keyAt(holder, other);
      own[key] = own[second];
      own[second] = present;
      return;
    }
    case 'add':
      if (Array.isArray(present)) present.push(value);
      else own[SECRET] = value;
      return;
    case 'pollute':
      Object.defineProperty(holder, '__proto__', { value, enumerable: true, configurable: true });
  }
}

/** One step up or down, or one bit the other way. */
function nudged(value: unknown, other: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'number') return typeof value === 'string' ? `${value}x` : null;
  return [value + 1, value - 1, value ^ (1 << (other % 30))][other % 3];
}
