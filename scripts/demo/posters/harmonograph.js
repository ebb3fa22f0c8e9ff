import { INKS, PAPERS } from "../kit/inks.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * Harmonograph: one line, drawn by four pendulums as they come to rest.
 * @returns {import("./art.js").Art}
 */
export function harmonograph() {
  return {
    paper: PAPERS.white,
    marks: [
      {
        kind: "lines",
        colour: INKS.violet,
        width: 2.8,
        lines: [times(1720, (index) => swing(index * 0.15))],
        isSmooth: true,
      },
      ...imprint("Harmonograph", { colour: INKS.violet }),
    ],
    closeUp: { x: 470, y: 640, width: 340 },
  };
}

/** @param {number} time @returns {Point} */
function swing(time) {
  const rest = Math.exp(-time * 0.006);
  const x = Math.sin(1.0015 * time + 0.3) * 0.7 + Math.sin(4 * time) * 0.3;
  const y = Math.cos(time + 0.3) * 0.7 + Math.cos(4.006 * time + 0.5) * 0.3;
  return [500 + 405 * rest * x, 650 + 520 * rest * y];
}
