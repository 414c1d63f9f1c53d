import type * as root from 'february-rules';
import type * as february from 'february-rules/february';
import type * as hwatu from 'february-rules/hwatu';
import type * as schema from 'february-rules/schema';
import type * as testing from 'february-rules/testing';

/** Every entry's types resolve, and what the root shares with an entry is the same there. */
export type Entries = [typeof root, typeof february, typeof hwatu, typeof schema, typeof testing];

export const same: (typeof root)['original'] extends (typeof february)['original'] ? true : never =
  true;
