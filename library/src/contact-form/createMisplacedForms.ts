import { type Stop, stopAll } from "../browser/stop.ts";

/** Word for word: specification, section 2. */
export const MISPLACED = {
  error: "Error:",
  text: "This contact form is placed in the wrong place.",
};

/**
 * Says of each contact form inside another form that it cannot be sent there. Reading the page, the
 * browser has left out the inner form element. For the page's author, so in English.
 * @param form the outer one
 */
export function createMisplacedForms(form: HTMLElement): Stop {
  const boxes = [...form.querySelectorAll<HTMLElement>(".wpcf7[data-wpcf7-id]")];
  return stopAll(...boxes.map(replace));
}

function replace(box: HTMLElement): Stop {
  const { ownerDocument: document } = box;
  const message = document.createElement("p");
  message.className = "wpcf7-form-in-wrong-place";
  const error = document.createElement("strong");
  error.textContent = MISPLACED.error;
  message.append(error, ` ${MISPLACED.text}`);
  box.replaceWith(message);
  return () => message.replaceWith(box);
}
