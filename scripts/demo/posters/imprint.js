import { circle } from "../kit/svg.js";
import { letters } from "./letters.js";

/**
 * The line at the foot of a sheet: its name at the left, the studio at the right; of two inks also the target by
 * which the second was laid over the first, a hair off, as it always is.
 * @param {string} name
 * @param {{ colour: string, second?: string, y?: number, margin?: number, size?: number }} setting
 * @returns {import("./marks.js").Mark[]}
 */
export function imprint(name, { colour, second, y = 1325, margin = 90, size = 22 }) {
  const line = { size, y, colour, tracking: 20 };
  return [
    letters(name, { ...line, x: margin }),
    letters("Halftone", { ...line, x: 1000 - margin, align: "end" }),
    ...(second === undefined ? [] : [target(colour, [500, y - 8]), target(second, [502, y - 9.5])]),
  ];
}

/** @param {string} colour @param {import("../kit/svg.js").Point} at @returns {import("./marks.js").Mark} */
function target(colour, [x, y]) {
  return {
    kind: "path",
    colour,
    width: 2,
    data: `${circle(x, y, 9)}M${x - 17} ${y}h34M${x} ${y - 17}v34`,
  };
}
