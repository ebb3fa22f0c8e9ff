import { INKS, PAPERS } from "../kit/inks.js";
import { smoothstep } from "./geometry.js";
import { imprint } from "./imprint.js";
import { screenTone } from "./screenTone.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * Two Hills: one in green, one in blue, and where they meet the two screens make a rosette.
 * @returns {import("./art.js").Art}
 */
export function halftoneHills() {
  const far = (/** @type {number} */ x) => 560 + 330 * ((x - 760) / 560) ** 2;
  const near = (/** @type {number} */ x) => 700 + 360 * ((x - 210) / 620) ** 2;
  return {
    paper: PAPERS.white,
    marks: [
      screenTone({ colour: INKS.blue, pitch: 19, angle: 18, tone: (at) => hill(at, far) }),
      screenTone({
        colour: INKS.green,
        pitch: 19,
        angle: 63,
        tone: (at) => hill(at, near),
        opacity: 0.92,
      }),
      screenTone({ colour: INKS.blue, pitch: 19, angle: 18, tone: sun }),
      ...imprint("Two Hills", { colour: INKS.blue, second: INKS.green }),
    ],
    closeUp: { x: 190, y: 1230, width: 400 },
  };
}

/** Dark along its ridge, paler down its side. @param {Point} point @param {(x: number) => number} ridge */
function hill([x, y], ridge) {
  const below = y - ridge(x);
  if (below < 0 || !isInside([x, y])) return 0;
  return 0.8 - 0.74 * smoothstep(0, 560, below);
}

/** @param {Point} point */
function sun([x, y]) {
  const apart = Math.hypot(x - 330, y - 330) / 150;
  return apart < 1 ? 0.16 + 0.5 * smoothstep(-1, 1, (y - 330) / 150) : 0;
}

/** @param {Point} point */
function isInside([x, y]) {
  return x > 84 && x < 916 && y < 1250;
}
