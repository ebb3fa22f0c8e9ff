import { listen } from "./listen.ts";
import type { Stop } from "./stop.ts";

export { prefersReducedMotion } from "./prefersReducedMotion.ts";

/** Tells whether the visitor asks for less motion: at once, then whenever that changes. */
export function onMotionPreference(view: Window, tell: (reduced: boolean) => void): Stop {
  const media = view.matchMedia("(prefers-reduced-motion: reduce)");
  tell(media.matches);
  return listen(media, { change: () => tell(media.matches) });
}
