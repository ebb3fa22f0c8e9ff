import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { split, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const ROWS = 44;
const STEPS = 76;

/**
 * Ridge Lines: cuts through a mountain, the nearer hiding the farther.
 * @returns {import("./art.js").Art}
 */
export function ridgelines() {
  const noise = createNoise("ridge-lines");
  const horizon = times(STEPS + 1, () => Number.POSITIVE_INFINITY);
  /** @type {Point[][]} */
  const lines = [];
  for (let row = ROWS - 1; row >= 0; row -= 1) {
    const ridge = times(STEPS + 1, (step) => height(row, step, noise));
    const seen = new Map(ridge.map((point, step) => [point, point[1] < (horizon[step] ?? 0)]));
    ridge.forEach(([, y], step) => {
      horizon[step] = Math.min(horizon[step] ?? y, y);
    });
    lines.push(...split(ridge, (point) => seen.get(point) ?? false).inner);
  }
  return {
    paper: PAPERS.grey,
    marks: [
      { kind: "lines", colour: INKS.ink, width: 3.4, lines, isSmooth: true },
      ...imprint("Ridge Lines", { colour: INKS.ink }),
    ],
    closeUp: { x: 520, y: 640, width: 340 },
  };
}

/** @param {number} row @param {number} step @param {(x: number, y: number) => number} noise @returns {Point} */
function height(row, step, noise) {
  const [u, v] = [step / STEPS, row / (ROWS - 1)];
  const peak = Math.exp(-(((u - 0.42) / 0.15) ** 2) - ((v - 0.5) / 0.3) ** 2);
  const shoulder = Math.exp(-(((u - 0.69) / 0.13) ** 2) - ((v - 0.66) / 0.24) ** 2);
  const rough =
    0.72 +
    0.5 * noise(u * 6, v * 2.4 + 3) +
    0.26 * noise(u * 14, v * 5) +
    0.09 * noise(u * 34, v * 9);
  const ripple = 8 * Math.max(0, noise(u * 13, v * 14));
  const lift = (peak * 470 + shoulder * 300) * Math.max(0, rough) + ripple;
  return [90 + u * 820, 250 + v * 985 - lift];
}
