import { LONGEST_TIMER } from "./after.ts";
import type { Stop } from "./stop.ts";

/** Runs every so many milliseconds, the first time after one such span, until stopped. */
export function every(milliseconds: number, run: () => void): Stop {
  const timer = setInterval(run, Math.min(milliseconds, LONGEST_TIMER));
  return () => clearInterval(timer);
}
