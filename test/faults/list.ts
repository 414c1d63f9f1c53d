import { engine } from './engine';
import type { Fault } from './fault';
import { february } from './february';
import { hwatu } from './hwatu';

/** Every fault that `npm run faults` tries, in the order of the table in `docs/quality.md`. */
export const faults: readonly Fault[] = [...february, ...hwatu, ...engine];
