import { rememberAttributes } from "../browser/rememberAttributes.ts";
import type { Stop } from "../browser/stop.ts";
import { stopAll } from "../browser/stop.ts";

/** Classes by which themes keep such a part out of sight. */
const HIDING = ["mfp-hide", "hidden", "hide"];

/** Moves a part of the page into a place, and shows it there; the stop puts it back as it was. */
export function takeInline(part: HTMLElement, place: Element): Stop {
  const gap = part.ownerDocument.createComment("");
  const restore = rememberAttributes(part, ["class", "hidden", "style"]);
  part.replaceWith(gap);
  part.hidden = false;
  part.classList.remove(...HIDING);
  if (part.style.display === "none") part.style.removeProperty("display");
  place.append(part);
  return stopAll(restore, () => gap.replaceWith(part));
}
