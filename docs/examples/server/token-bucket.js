/**
 * A token bucket: so much a second in the long run, and so much at once.
 *
 * @param {number} perSecond
 * @param {number} burst
 * @param {() => number} [now] a clock that never goes back, in milliseconds
 * @returns {() => boolean} takes one out; false if there is none
 */
export function tokenBucket(perSecond, burst, now = () => performance.now()) {
  let left = burst;
  let before = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - before) / 1000) * perSecond);
    before = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
