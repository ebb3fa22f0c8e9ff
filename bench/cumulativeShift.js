/** Shifts less than this apart belong together, in milliseconds … */
const SESSION_GAP = 1000;
/** … for no longer than this. */
const SESSION_LENGTH = 5000;

/**
 * Cumulative Layout Shift: the worst burst of shifts (web.dev, CLS: session windows).
 * @param {readonly { start: number, value: number }[]} shifts in order of time, those that follow
 *   a visitor's input left out
 * @returns {number} a share of the window
 */
export function cumulativeShift(shifts) {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, value } of shifts) {
    const goesOn = start - last < SESSION_GAP && start - first < SESSION_LENGTH;
    if (!goesOn) first = start;
    sum = goesOn ? sum + value : value;
    last = start;
    worst = Math.max(worst, sum);
  }
  return worst;
}
