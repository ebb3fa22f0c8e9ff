import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";

/** Hides what it stands for; see player.css. */
const HIDDEN = "data-player-hidden";

/**
 * Shows content in the place of an element, as wide and high as that is, so that nothing around it
 * moves. The element is hidden meanwhile.
 */
export function standIn(element: HTMLElement, content: HTMLElement): Stop {
  const { width, height } = element.getBoundingClientRect();
  const isInline = styleOf(element).display.startsWith("inline");
  const box = element.ownerDocument.createElement("div");
  box.dataset.playerStand = isInline ? "inline" : "";
  if (width && height) {
    const widest = Math.max(width, Number(element.getAttribute("width")) || 0);
    box.style.cssText = `max-inline-size:${widest}px;aspect-ratio:${width}/${height}`;
  }
  box.append(content);
  const restore = rememberAttributes(element, [HIDDEN]);
  element.after(box);
  element.setAttribute(HIDDEN, "");
  return stopAll(restore, () => box.remove());
}
