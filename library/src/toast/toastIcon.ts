import type { ToastState } from "../browser/toastMessage.ts";

const SVG = "http://www.w3.org/2000/svg";

/** A checkmark for success; a cross for an error and, as the page builder has it, a warning. */
const PATHS = { checkmark: "M4 12.5 9.5 18 20 7", cross: "M6 6 18 18M18 6 6 18" } as const;

/** The icon of a state, drawn in the text's colour; `data-icon` names it. */
export function toastIcon(document: Document, state: ToastState): SVGElement {
  const name = state === "success" ? "checkmark" : "cross";
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  for (const [attribute, value] of Object.entries({
    viewBox: "0 0 24 24",
    width: "1.25em",
    height: "1.25em",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "aria-hidden": "true",
    "data-icon": name,
  })) {
    svg.setAttribute(attribute, value);
  }
  svg.append(path);
  return svg;
}
