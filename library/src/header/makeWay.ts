import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";

/** What is never seen beside a header. */
const UNSEEN = "script,style,link,template,noscript";

/** The outermost box around a header that holds nothing else: the header alone would stick no farther than that. */
export function outermost(element: HTMLElement): HTMLElement {
  const { parentElement: parent, ownerDocument } = element;
  if (!parent || parent === ownerDocument.body) return element;
  const others = [...parent.children].filter((one) => one !== element && !one.matches(UNSEEN));
  return others.length > 0 ? element : outermost(parent);
}

/**
 * Lets an element stick to the window although a box around it cuts off what is too large for it:
 * that box goes on to cut it off, but no script can scroll it any more.
 */
export function makeWay({ parentElement: parent, ownerDocument }: Element): Stop {
  const root = ownerDocument.documentElement;
  if (!parent || parent === root) return () => {};
  const up = makeWay(parent);
  // The window takes over what the body says, unless the root says something itself.
  const isWindows = parent === ownerDocument.body && styleOf(root).overflow === "visible";
  if (isWindows || !styleOf(parent).overflow.includes("hidden")) return up;
  // Hidden in one direction only, it could be scrolled in the other.
  if (parent.scrollHeight > parent.clientHeight) return up;
  const restore = rememberAttributes(parent, ["style"]);
  parent.style.overflow = "clip";
  return stopAll(up, restore);
}
