import { type Stop, stopAll } from "./stop.ts";

/** Remembers attributes as they are now; the stop puts each back, or takes it away again. */
export function rememberAttributes(element: Element, names: readonly string[]): Stop {
  return stopAll(
    ...names.map((name) => {
      const value = element.getAttribute(name);
      return () => {
        if (value !== null) element.setAttribute(name, value);
        // Unless asked for first, Chromium leaves an empty style attribute of a style set by script.
        else if (element.hasAttribute(name)) element.removeAttribute(name);
      };
    }),
  );
}
