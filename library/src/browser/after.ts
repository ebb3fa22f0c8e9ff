import type { Stop } from "./stop.ts";

/** The longest a browser's timer can wait, about 25 days; a longer one would end at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** Runs once after so many milliseconds, unless stopped before. */
export function after(milliseconds: number, run: () => void): Stop {
  const timer = setTimeout(run, Math.min(milliseconds, LONGEST_TIMER));
  return () => clearTimeout(timer);
}
