import { INKS, PAPERS } from "../kit/inks.js";
import { rectangle, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const BUMPS = [
  { x: 360, y: 470, reach: 190, push: 46 },
  { x: 660, y: 900, reach: 230, push: -58 },
];

/**
 * Interference No. 2: straight lines, and the same lines after two stones fell in.
 * @returns {import("./art.js").Art}
 */
export function moireLines() {
  const straight = times(60, (index) => `M${90 + index * 14} 90v1150`).join("");
  const bent = times(66, (index) =>
    times(36, (step) => bend(48 + index * 14, 90 + (step * 1150) / 35)),
  );
  return {
    paper: PAPERS.cream,
    marks: [
      {
        kind: "group",
        clip: rectangle([88, 90], 830, 1150),
        marks: [
          { kind: "path", colour: INKS.ink, width: 6, data: straight },
          {
            kind: "lines",
            colour: INKS.vermilion,
            width: 6,
            lines: bent,
            isSmooth: true,
            opacity: 0.9,
          },
        ],
      },
      ...imprint("Interference No. 2", { colour: INKS.ink, second: INKS.vermilion }),
    ],
    closeUp: { x: 360, y: 470, width: 340 },
  };
}

/** @param {number} x @param {number} y @returns {Point} */
function bend(x, y) {
  const shift = BUMPS.reduce((sum, bump) => {
    const [across, down] = [(x - bump.x) / bump.reach, (y - bump.y) / bump.reach];
    return sum + bump.push * across * 1.7 * Math.exp(-(across ** 2 + down ** 2));
  }, 0);
  return [x + shift + (y - 665) * 0.035, y];
}
