import type { Stop } from "./stop.ts";

type Started = WeakMap<Element, Map<string, Stop>>;

/** Shared by every copy of the package on a page, and by the runtime and React components. */
const KEY = Symbol.for("vitrine.started");

const world = globalThis as { [KEY]?: Started };
world[KEY] ??= new WeakMap();
const started = world[KEY];

/** Whether this behaviour runs on this element now, whoever started it. */
export function isStarted(element: Element, behaviour: string): boolean {
  return started.get(element)?.has(behaviour) ?? false;
}

/**
 * Starts a behaviour on an element unless it already runs there.
 * @param start does the work and returns its stop
 * @returns the stop of this start; where the behaviour already ran, a stop that does nothing,
 *   since whoever started it ends it
 */
export function startOnce(element: Element, behaviour: string, start: () => Stop): Stop {
  const running = started.get(element) ?? new Map<string, Stop>();
  if (running.has(behaviour)) return () => {};
  started.set(element, running);
  let stop: Stop;
  const end = (): void => {
    if (running.get(behaviour) !== end) return;
    running.delete(behaviour);
    stop();
  };
  // Held before start runs, so that a start which triggers another scan is not entered twice.
  running.set(behaviour, end);
  try {
    stop = start();
  } catch (error) {
    running.delete(behaviour);
    throw error;
  }
  return end;
}
