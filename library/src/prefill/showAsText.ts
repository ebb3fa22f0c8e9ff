import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/**
 * Shows a field's value as text in its place, with a button that brings the field back to be edited;
 * so does a reset of its form. In the real system's markup, but for the button.
 */
export function showAsText(field: HTMLInputElement, editLabel: string): Stop {
  const { ownerDocument: document } = field;
  const { place, text, button } = createPlace(field, editLabel);
  const height = field.offsetHeight;
  const stop = stopAll(
    rememberAttributes(field, ["style"]),
    () => place.remove(),
    listen(document, { reset: ({ target }) => target === field.form && stop() }),
    listen(field, {
      input: () => {
        text.textContent = field.value;
      },
      // The browser takes the visitor to a field that is not right.
      invalid: () => stop(),
    }),
    listen(button, {
      click: () => {
        stop();
        field.focus();
      },
    }),
  );
  field.after(place);
  // As high as the field was, so that nothing moves.
  place.style.minBlockSize = `${height}px`;
  field.style.setProperty("display", "none", "important");
  return stop;
}

function createPlace(field: HTMLInputElement, editLabel: string) {
  const { ownerDocument: document } = field;
  const place = document.createElement("div");
  const text = document.createElement("p");
  const around = document.createElement("span");
  const button = document.createElement("button");
  place.className = "tve-editable-field";
  around.className = "tve-edit-field";
  button.type = "button";
  text.textContent = field.value;
  button.textContent = editLabel;
  const name = field.labels?.[0]?.textContent?.trim() || field.ariaLabel || field.placeholder;
  if (name) button.setAttribute("aria-label", `${editLabel}: ${name}`);
  around.append(button);
  place.append(text, around);
  return { place, text, button };
}
