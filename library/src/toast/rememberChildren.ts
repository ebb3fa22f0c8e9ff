import type { Stop } from "../browser/stop.ts";

/** Remembers what an element holds now; the stop puts it back. */
export function rememberChildren(element: Element): Stop {
  const before = [...element.childNodes];
  return () => element.replaceChildren(...before);
}
