import { after } from "../browser/after.ts";
import type { Stop } from "../browser/stop.ts";

export type Countdown = {
  /** Holds the time that is left; holding twice is holding once. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: Stop;
};

/** Runs once after so many milliseconds, not counting those in which it was paused. */
export function countdown(milliseconds: number, run: () => void): Countdown {
  let left = milliseconds;
  let since = Date.now();
  let stop: Stop | undefined = after(left, run);
  let isOver = false;
  return {
    pause() {
      if (!stop) return;
      stop();
      stop = undefined;
      left -= Date.now() - since;
    },
    resume() {
      if (stop || isOver) return;
      since = Date.now();
      stop = after(Math.max(0, left), run);
    },
    stop() {
      stop?.();
      stop = undefined;
      isOver = true;
    },
  };
}
