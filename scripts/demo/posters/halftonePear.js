import { INKS, PAPERS } from "../kit/inks.js";
import { smoothstep, times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { screenTone } from "./screenTone.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * Pear: a coarse screen over a flat that does not quite fit, as on a fruit crate.
 * @returns {import("./art.js").Art}
 */
export function halftonePear() {
  const outline = times(48, (index) => edge((index / 48) * 2 * Math.PI));
  const screen = screenTone({ colour: INKS.green, pitch: 23, angle: 45, tone: shade });
  return {
    paper: PAPERS.rose,
    marks: [
      {
        kind: "areas",
        colour: INKS.ochre,
        areas: [outline.map(([x, y]) => [x + 16, y + 12])],
        isSmooth: true,
      },
      screen,
      { kind: "path", colour: INKS.green, data: "M486 312q-6-90 46-168l30 14q-44 74-38 156z" },
      { kind: "path", colour: INKS.green, data: "M548 214q70-110 236-96q-36 130-236 96z" },
      { kind: "path", colour: PAPERS.rose, width: 5, data: "M560 208q90-26 190-72" },
      ...imprint("Pear", { colour: INKS.green, second: INKS.ochre }),
    ],
    closeUp: { x: 640, y: 870, width: 380 },
  };
}

/** @param {number} y @returns {{ middle: number, half: number }} how wide the pear is at this height */
function girth(y) {
  const t = (y - 290) / 900;
  if (t <= 0 || t >= 1) return { middle: 500, half: 0 };
  const belly = Math.sqrt(Math.max(0, 1 - ((t - 0.655) / 0.345) ** 2)) * 335;
  const neck = Math.sqrt(Math.max(0, 1 - ((t - 0.2) / 0.2) ** 2)) * 148;
  const waist = t > 0.2 && t < 0.655 ? 148 + 187 * smoothstep(0.2, 0.64, t) : 0;
  const half = t <= 0.2 ? neck : t < 0.655 ? waist : belly;
  return { middle: 500 + 26 * Math.sin(t * 3), half };
}

/** @param {number} turn @returns {Point} */
function edge(turn) {
  const y = 740 - 449 * Math.cos(turn);
  const { middle, half } = girth(y);
  return [middle + (turn < Math.PI ? half : -half), y];
}

/** @param {Point} point */
function shade([x, y]) {
  const { middle, half } = girth(y);
  if (half === 0) return 0;
  const u = (x - middle) / half;
  if (Math.abs(u) > 0.99) return 0;
  const round = smoothstep(-0.5, 1.25, u * 0.95 + ((y - 740) / 449) * 0.28);
  const gleam = Math.exp(-(((x - 400) / 90) ** 2) - ((y - 800) / 170) ** 2);
  return Math.max(0.05, 0.1 + 0.9 * round - 0.25 * gleam);
}
