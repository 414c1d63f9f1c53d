import type { CommonScore } from 'february-rules';
import { letterOf, listed } from '../words';
import type { Sides } from './face';

/** Who scores together, read off the standings. */
export function sidesOf({ standings }: CommonScore): Sides {
  const rows = [...standings].sort((a, b) => a.side - b.side);
  const seats = rows.flatMap((row) => row.seats.map((seat) => ({ seat, side: row.side })));
  return {
    of: seats.sort((a, b) => a.seat - b.seat).map(({ side }) => side),
    names: rows.map((row) => listed(row.seats.map(letterOf))),
  };
}
