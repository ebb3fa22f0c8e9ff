import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { circle } from "../kit/svg.js";
import { clamp, rectangle, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const ROWS = 47;
const GAP = 25;
const SWIMMER = { x: 600, y: 520 };

/**
 * Swimmer: water as a line screen, each line as thick as the water is dark, and someone crossing it.
 * @returns {import("./art.js").Art}
 */
export function halftoneWaves() {
  const noise = createNoise("swimmer");
  const water = times(ROWS, (row) => ribbon(row, noise));
  return {
    paper: PAPERS.white,
    marks: [
      {
        kind: "group",
        clip: rectangle([90, 90], 820, 1150),
        marks: [{ kind: "areas", colour: INKS.blue, areas: water, isSmooth: true }],
      },
      ...swimmer(),
      ...imprint("Swimmer", { colour: INKS.blue, second: INKS.vermilion }),
    ],
    closeUp: { x: 560, y: 590, width: 350 },
  };
}

/** One line of the screen as an area. @param {number} row @param {(x: number, y: number) => number} noise @returns {Point[]} */
function ribbon(row, noise) {
  const upper = times(30, (step) => edge(60 + step * 30.4, row, { noise, side: -1 }));
  const lower = times(30, (step) => edge(60 + step * 30.4, row, { noise, side: 1 }));
  return [...upper, ...lower.reverse()];
}

/** @param {number} x @param {number} row @param {{ noise: (x: number, y: number) => number, side: number }} line @returns {Point} */
function edge(x, row, { noise, side }) {
  const y = 92 + row * GAP;
  const swell = 11 * Math.sin(x / 74 + y / 120) + 9 * noise(x / 130, y / 200);
  const wake = disturb([x, y]);
  const tone = clamp(0.52 + 0.42 * noise(x / 190, y / 110) - wake * 0.62, 0.07, 0.94);
  return [x, y + swell + wake * 14 * Math.sin(y / 9) + (side * tone * GAP) / 2];
}

/** How broken the water is: a wedge behind the swimmer. @param {Point} point */
function disturb([x, y]) {
  const [dx, dy] = [x - SWIMMER.x, y - SWIMMER.y];
  const along = -dx * 0.5 + dy * 0.866;
  const across = dx * 0.866 + dy * 0.5;
  if (along < -60) return 0;
  const width = 56 + along * 0.2;
  return Math.exp(-((across / width) ** 2)) * Math.exp(-Math.max(0, along) / 420);
}

/** Someone at the crawl, from above. @returns {import("./marks.js").Mark[]} */
function swimmer() {
  const limbs = "M24-18Q62-66 40-150M-24-18Q-66 20-58 92M-9 92Q-20 150-16 226M11 92Q26 140 18 212";
  const body = "M-34-16Q0-44 34-16Q38 44 20 104Q0 112-20 104Q-38 44-34-16z";
  const cap = circle(0, -54, 27);
  const { vermilion } = INKS;
  const bare = PAPERS.white;
  /** @type {import("./marks.js").Mark[]} */
  const marks = [
    { kind: "path", colour: bare, width: 42, data: limbs },
    { kind: "path", colour: bare, width: 24, data: body + cap },
    { kind: "path", colour: vermilion, width: 19, data: limbs },
    { kind: "path", colour: vermilion, data: body },
    { kind: "path", colour: bare, width: 9, data: cap },
    { kind: "path", colour: vermilion, data: cap },
    { kind: "path", colour: bare, width: 4, data: "M-30 34Q0 46 30 34M-27 52Q0 62 27 52" },
  ];
  return [{ kind: "group", transform: `translate(${SWIMMER.x} ${SWIMMER.y})rotate(30)`, marks }];
}
