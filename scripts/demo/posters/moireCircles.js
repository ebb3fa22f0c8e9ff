import { INKS, PAPERS } from "../kit/inks.js";
import { circle } from "../kit/svg.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";

/**
 * Interference No. 1: two sets of rings that disagree about the centre.
 * @returns {import("./art.js").Art}
 */
export function moireCircles() {
  return {
    paper: PAPERS.white,
    marks: [
      rings(440, 560, INKS.blue),
      { ...rings(560, 770, INKS.red), opacity: 0.86 },
      ...imprint("Interference No. 1", { colour: INKS.blue, second: INKS.red }),
    ],
    closeUp: { x: 500, y: 650, width: 360 },
  };
}

/** @param {number} x @param {number} y @param {string} colour @returns {import("./marks.js").Path} */
function rings(x, y, colour) {
  const data = times(25, (index) => circle(x, y, 9 + index * 14)).join("");
  return { kind: "path", colour, width: 7, data };
}
