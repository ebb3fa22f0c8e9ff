import { listen } from "./listen.ts";
import type { Stop } from "./stop.ts";

const query = (view: Window): MediaQueryList => view.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the visitor asks for less motion now. */
export function prefersReducedMotion(view: Window): boolean {
  return query(view).matches;
}

/** Tells whether the visitor asks for less motion: at once, then whenever that changes. */
export function onMotionPreference(view: Window, tell: (reduced: boolean) => void): Stop {
  const media = query(view);
  tell(media.matches);
  return listen(media, { change: () => tell(media.matches) });
}
