import { announce } from "../browser/announce.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/** Says at the end of an element what went wrong, to be read and to be heard; the stop takes it away. */
export function showProblem(element: HTMLElement, text: string): Stop {
  const { ownerDocument: document } = element;
  const line = document.createElement("p");
  line.dataset.noticeProblem = "";
  line.textContent = text;
  element.append(line);
  return stopAll(() => line.remove(), announce(document, text, "assertive"));
}
