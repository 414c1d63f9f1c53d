/**
 * One contestant in a process of its own: asked for a number of milliseconds it works for as long
 * and answers with what it did per second.
 */
import { contestant } from './contestants.js';

const [path = '', game = ''] = process.argv.slice(2);
const batch = await contestant(path, game);

/** @param {number} milliseconds */
const ratePerSecond = (milliseconds) => {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += batch();
    elapsed = performance.now() - start;
  }
  return (done / elapsed) * 1000;
};

process.on('message', (milliseconds) => {
  process.send?.(ratePerSecond(Number(milliseconds)));
});
