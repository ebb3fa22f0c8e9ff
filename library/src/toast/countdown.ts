import { after } from "../browser/after.ts";
import type { Stop } from "../browser/stop.ts";

export type Countdown = {
  /** Lets the time run; doing so twice is doing it once. */
  readonly run: () => void;
  /** Holds the time that is left, for good unless it runs again. */
  readonly hold: () => void;
};

/** Calls `end` once after so many milliseconds, of which only those count in which it runs. */
export function countdown(milliseconds: number, end: () => void): Countdown {
  let left = milliseconds;
  let since = 0;
  let stop: Stop | undefined;
  return {
    run() {
      if (stop) return;
      since = Date.now();
      stop = after(left, end);
    },
    hold() {
      if (!stop) return;
      stop();
      stop = undefined;
      left -= Date.now() - since;
    },
  };
}
