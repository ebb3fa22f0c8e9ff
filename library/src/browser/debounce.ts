import { after } from "./after.ts";
import type { Stop } from "./stop.ts";

export type Debounced = {
  /** Asks for a run; every further call before it puts it off again. */
  readonly ask: () => void;
  /** Drops a run that is still waiting. */
  readonly stop: Stop;
};

/** Runs once calls have been quiet for so many milliseconds; with 0, at each call and at once. */
export function debounce(milliseconds: number, run: () => void): Debounced {
  let stop: Stop = () => {};
  const ask = (): void => {
    stop();
    stop = after(milliseconds, run);
  };
  return { ask: milliseconds > 0 ? ask : run, stop: () => stop() };
}
