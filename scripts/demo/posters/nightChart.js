import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { circle } from "../kit/svg.js";
import { contours, createField, isLoop } from "./contours.js";
import { polar, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/** @type {Point[]} */
const ROUTE = [
  [262, 1050],
  [330, 960],
  [470, 900],
  [560, 780],
  [540, 640],
  [610, 500],
  [742, 420],
];

/**
 * Night Crossing: a ferry's way between two lights, in pale ink on dark paper.
 * @returns {import("./art.js").Art}
 */
export function nightChart() {
  const noise = createNoise("night-crossing");
  const field = createField(
    (point) => height(point, noise),
    { left: -20, top: -20, right: 1020, bottom: 1420 },
    20,
  );
  const levels = times(13, (index) => index * 0.085 - 0.42);
  return {
    paper: PAPERS.night,
    marks: [
      ...levels.map((level, index) => depth(contours(field, level), index)),
      ...harbour([262, 1050]),
      ...harbour([742, 420]),
      {
        kind: "lines",
        colour: INKS.ochre,
        width: 7,
        lines: [ROUTE],
        isSmooth: true,
        dash: "26 20",
      },
      ...imprint("Night Crossing", { colour: PAPERS.white }),
    ],
    closeUp: { x: 690, y: 470, width: 350 },
  };
}

/** @param {Point[][]} lines @param {number} index @returns {import("./marks.js").Lines} */
function depth(lines, index) {
  return {
    kind: "lines",
    colour: PAPERS.white,
    width: index === 12 ? 6 : 2.2,
    lines: lines
      .filter((line) => line.length > 8)
      .map((line) =>
        line.filter((_, at) => at % 3 === 0 || (isLoop(line) && at === line.length - 1)),
      ),
    isSmooth: true,
    opacity: 0.3 + index * 0.05,
  };
}

/** @param {Point} point @param {(x: number, y: number) => number} noise */
function height([x, y], noise) {
  const near = 0.95 * Math.exp(-(((x - 120) / 260) ** 2) - ((y - 1190) / 250) ** 2);
  const far = 1.05 * Math.exp(-(((x - 900) / 250) ** 2) - ((y - 270) / 300) ** 2);
  const bank = 0.3 * Math.exp(-(((x - 250) / 170) ** 2) - ((y - 420) / 200) ** 2);
  return near + far + bank - 0.42 + 0.14 * noise(x / 190, y / 190) + 0.05 * noise(x / 70, y / 70);
}

/** A harbour and its light's three flashes. @param {Point} at @returns {import("./marks.js").Mark[]} */
function harbour([x, y]) {
  const rays = times(16, (index) => {
    const angle = (index * Math.PI) / 8;
    return [polar([x, y], 34, angle), polar([x, y], index % 2 === 0 ? 74 : 56, angle)];
  });
  return [
    { kind: "path", colour: PAPERS.night, data: circle(x, y, 30) },
    { kind: "lines", colour: INKS.ochre, width: 5, lines: rays },
    { kind: "path", colour: INKS.ochre, data: circle(x, y, 18) },
  ];
}
