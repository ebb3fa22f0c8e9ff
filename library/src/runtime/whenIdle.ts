import { nextFrame } from "../browser/nextFrame.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** How long it waits at most for the browser to be idle, in milliseconds. */
export const IDLE_TIMEOUT = 2000;

const waiting = new WeakMap<Window, Set<() => void>>();

/** Runs once the browser is idle. All that wait in a window share one callback: each costs as much as many runs. */
export function whenIdle(element: Element, run: () => void): Stop {
  const view = windowOf(element);
  const runs = waiting.get(view) ?? ask(view);
  waiting.set(view, runs.add(run));
  return () => runs.delete(run);
}

function ask(view: Window): Set<() => void> {
  const runs = new Set<() => void>();
  const runAll = (): void => {
    waiting.delete(view);
    for (const run of runs) run();
  };
  // Safari has no requestIdleCallback; a frame later is the nearest to it.
  if (view.requestIdleCallback) view.requestIdleCallback(runAll, { timeout: IDLE_TIMEOUT });
  else nextFrame(view, runAll);
  return runs;
}
