/**
 * Recovers a whole deal from one hand where the shuffle was seeded with the clock, and fails where
 * it was not: `node docs/examples/clock-seed/run.js [--hours N] [--dealt TIME] [--now TIME]`.
 */
import { parseArgs } from 'node:util';
import { demonstrate } from './main.js';

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '24' },
    dealt: { type: 'string', default: '2026-02-01T20:15:30.123Z' },
    now: { type: 'string', default: '2026-02-01T23:00:00.000Z' },
  },
});

const scene = {
  hours: Number(values.hours),
  dealt: Date.parse(values.dealt),
  now: Date.parse(values.now),
};
const isClear = Object.values(scene).every(Number.isFinite) && scene.hours > 0;
if (isClear) demonstrate(scene, (line) => console.log(line));
else console.error('--hours takes a number, --dealt and --now a time such as 2026-02-01T20:15Z.');
process.exitCode = isClear ? 0 : 2;
