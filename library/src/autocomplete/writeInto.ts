import { windowOf } from "../browser/windowOf.ts";

/** Writes a text into a field so that all who listen learn of it, as if a visitor had written it. */
export function writeInto(input: HTMLInputElement, text: string): void {
  const { Event } = windowOf(input);
  // By the element's own setter: React has put another before it, and would take the text for known.
  Reflect.set(Object.getPrototypeOf(input), "value", text, input);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}
