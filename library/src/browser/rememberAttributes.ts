import { type Stop, stopAll } from "./stop.ts";

/** Remembers attributes as they are now; the stop puts each back, or takes it away again. */
export function rememberAttributes(element: Element, names: readonly string[]): Stop {
  return stopAll(
    ...names.map((name) => {
      const value = element.getAttribute(name);
      return () =>
        value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
    }),
  );
}
