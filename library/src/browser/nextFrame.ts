import type { Stop } from "./stop.ts";

/** Runs in the window's next animation frame with that frame's time in milliseconds. */
export function nextFrame(view: Window, run: (time: number) => void): Stop {
  const frame = view.requestAnimationFrame(run);
  return () => view.cancelAnimationFrame(frame);
}
