import { element, svg } from "../kit/svg.js";
import { glyphDefinitions } from "../posters/glyphDefinitions.js";

/**
 * A picture with what its parts refer to: the letters' outlines, each once, the blur of shadows, and light that
 * falls from the top left.
 * @param {{ width: number, height: number, children: readonly string[], blur?: number }} picture
 */
export function scene({ width, height, children, blur = 15 }) {
  const body = children.join("");
  const definitions = [
    glyphDefinitions(body),
    ...(body.includes("#soft") ? [soft(blur)] : []),
    ...(body.includes("#light") ? [light()] : []),
  ];
  const defs = definitions.join("") === "" ? "" : element("defs", {}, definitions);
  return svg({ width, height, children: [defs, body] });
}

/** @param {number} blur */
function soft(blur) {
  return element("filter", { id: "soft", x: "-20%", y: "-20%", width: "140%", height: "140%" }, [
    element("feGaussianBlur", { stdDeviation: blur }),
  ]);
}

function light() {
  return element("linearGradient", { id: "light", x1: 0, y1: 0, x2: 1, y2: 1 }, [
    element("stop", { offset: 0, "stop-color": "#fff", "stop-opacity": 0.34 }),
    element("stop", { offset: 0.6, "stop-color": "#fff", "stop-opacity": 0 }),
    element("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.1 }),
  ]);
}
