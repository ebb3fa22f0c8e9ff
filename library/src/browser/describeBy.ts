import { ensureId } from "./ensureId.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import type { Stop } from "./stop.ts";

/** Adds a text to what describes an element to screen readers; the stop takes it out again. */
export function describeBy(element: Element, text: Element): Stop {
  const forget = rememberAttributes(element, ["aria-describedby"]);
  const others = element.getAttribute("aria-describedby") ?? "";
  element.setAttribute("aria-describedby", `${others} ${ensureId(text)}`.trim());
  return forget;
}
