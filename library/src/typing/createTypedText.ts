import { type Stop, stopAll } from "../browser/stop.ts";
import { type CreateTypingOptions, createTyping } from "./createTyping.ts";
import { readTypedText } from "./readTypedText.ts";

/**
 * Types a theme's sentences one after the other into a `kt_typed_element`, as its attributes say
 * (specification, sections 3 and 9), once it is in view: see `readTypedText`, and `createTyping` for
 * the room that it keeps, for how visitors hold it and what screen readers find. Where less motion is
 * preferred, the first sentence just stands.
 *
 * @param options in place of what the attributes say
 */
export function createTypedText(
  element: HTMLElement,
  options: Partial<CreateTypingOptions> = {},
): Stop {
  const text = { ...readTypedText(element.dataset), init: 0, ...options };
  const own = [...element.childNodes];
  const [first = ""] = text.words;
  // The theme leaves the element empty until its script has come.
  if (!element.textContent) element.textContent = first;
  return stopAll(() => element.replaceChildren(...own), createTyping(element, text));
}
