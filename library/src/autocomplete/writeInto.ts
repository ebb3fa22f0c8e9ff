import { windowOf } from "../browser/windowOf.ts";

/** Writes a text into a field so that all who listen learn of it, as if a visitor had written it. */
export function writeInto(input: HTMLInputElement, text: string): void {
  const { InputEvent, Event } = windowOf(input);
  // By the element's own setter: React has put another before it, and would take the text for known.
  Reflect.set(Object.getPrototypeOf(input), "value", text, input);
  input.dispatchEvent(
    new InputEvent("input", { bubbles: true, inputType: "insertReplacementText", data: text }),
  );
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
