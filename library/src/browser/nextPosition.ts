/** How much of the time of a way has passed, from 0 to 1: when last looked, and now. */
export type Passed = { readonly before: number; readonly now: number };

/**
 * Where something on its way stands next. Whoever asks at each step ends exactly at the goal, also
 * where the goal has moved meanwhile, and without a leap: what is left of the way is spread over
 * what is left of the time.
 * @param at where it stands, in CSS pixels
 * @param goal where the way ends
 * @param passed beyond 0 to 1 it is held at the ends
 * @returns the position in CSS pixels: slow at both ends, fast between, as jQuery's "swing"
 */
export function nextPosition(at: number, goal: number, { before, now }: Passed): number {
  const left = leftAt(before);
  return left > 0 ? goal + ((at - goal) * leftAt(now)) / left : goal;
}

/** How much of a way is left when so much of its time has passed; exactly 0 at its end. */
const leftAt = (passed: number): number =>
  (1 + Math.cos(Math.min(1, Math.max(0, passed)) * Math.PI)) / 2;
