import { focusPlace } from "../browser/focusPlace.ts";
import { FOCUSABLE } from "../browser/rememberFocus.ts";
import type { Stop } from "../browser/stop.ts";

/**
 * Where the focus is in something that is about to go, or on the place of both, it moves to its like in what comes: what
 * leads to the same place or has the same name; else to the first thing that takes it, else to the
 * place itself.
 */
export function carryFocus(
  from: readonly Element[],
  to: readonly Element[],
  place: HTMLElement,
): Stop {
  const { activeElement: active } = place.ownerDocument;
  if (active !== place && !from.some((part) => part.contains(active))) return () => {};
  const all = to.flatMap((part) => [...part.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  const sign = signOf(active);
  const like = all.filter((one) => signOf(one) === sign);
  for (const one of [...like, ...all]) {
    one.focus({ preventScroll: true });
    if (place.ownerDocument.activeElement === one) return () => {};
  }
  return focusPlace(place);
}

/** By what the same control is known in both versions. */
function signOf(control: Element | null): string | null | undefined {
  return (
    control?.getAttribute("href") ??
    control?.getAttribute("name") ??
    control?.getAttribute("aria-label") ??
    control?.textContent
  );
}
