import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { contours, createField } from "./contours.js";
import { rectangle } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/** @type {Point[]} */
const PATH = [
  [90, 1120],
  [210, 1060],
  [300, 1090],
  [380, 990],
  [330, 900],
  [420, 840],
  [530, 860],
  [590, 760],
  [520, 690],
  [570, 600],
  [690, 590],
  [720, 480],
  [660, 400],
  [610, 372],
];
/** @type {Point[]} */
const HUTS = [
  [386, 962],
  [560, 820],
  [742, 520],
];

/**
 * High Pasture: contour lines, every fifth one heavy, and the way up.
 * @returns {import("./art.js").Art}
 */
export function pastureMap() {
  const noise = createNoise("high-pasture");
  const field = createField(
    (point) => height(point, noise),
    { left: 60, top: 60, right: 940, bottom: 1260 },
    17,
  );
  const levels = Array.from({ length: 36 }, (_, index) => ({
    index,
    lines: contours(field, 0.05 + index * 0.043),
  }));
  const line = (/** @type {boolean} */ heavy) =>
    levels
      .filter(({ index }) => (index % 5 === 0) === heavy)
      .flatMap(({ lines }) => lines.filter((each) => each.length > 8))
      .map((each) => each.filter((_, at) => at % 3 === 0 || at === each.length - 1));
  const style = { kind: /** @type {const} */ ("lines"), colour: INKS.green, isSmooth: true };
  return {
    paper: PAPERS.cream,
    marks: [
      {
        kind: "group",
        clip: rectangle([90, 90], 820, 1150),
        marks: [
          { ...style, width: 2.4, lines: line(false) },
          { ...style, width: 5.5, lines: line(true) },
          ...way(),
        ],
      },
      { kind: "path", colour: INKS.green, width: 4, data: rectangle([90, 90], 820, 1150) },
      ...imprint("High Pasture", { colour: INKS.green, second: INKS.vermilion }),
    ],
    closeUp: { x: 560, y: 720, width: 340 },
  };
}

/** @param {Point} point @param {(x: number, y: number) => number} noise */
function height([x, y], noise) {
  const peak = 1.1 * Math.exp(-(((x - 610) / 300) ** 2) - ((y - 350) / 290) ** 2);
  const second = 0.7 * Math.exp(-(((x - 240) / 210) ** 2) - ((y - 640) / 230) ** 2);
  const third = 0.55 * Math.exp(-(((x - 800) / 230) ** 2) - ((y - 1010) / 210) ** 2);
  return (
    0.12 + peak + second + third + 0.17 * noise(x / 210, y / 210) + 0.07 * noise(x / 80, y / 80)
  );
}

/** @returns {import("./marks.js").Mark[]} */
function way() {
  const huts = HUTS.map(([x, y]) => `M${x - 15} ${y + 12}v-16l15-14l15 14v16z`).join("");
  return [
    { kind: "lines", colour: PAPERS.cream, width: 16, lines: [PATH], isSmooth: true },
    {
      kind: "lines",
      colour: INKS.vermilion,
      width: 8,
      lines: [PATH],
      isSmooth: true,
      dash: "1 17",
    },
    { kind: "path", colour: INKS.vermilion, data: `${huts}M588 380l22-40l22 40z` },
  ];
}
