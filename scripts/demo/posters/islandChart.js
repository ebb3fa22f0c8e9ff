import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { overprint } from "./art.js";
import { contours, createField, isLoop } from "./contours.js";
import { times } from "./geometry.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const ISLANDS = [
  { x: 330, y: 320, size: 150, height: 1 },
  { x: 640, y: 220, size: 82, height: 0.8 },
  { x: 735, y: 520, size: 122, height: 0.95 },
  { x: 420, y: 640, size: 82, height: 0.8 },
  { x: 230, y: 930, size: 112, height: 0.95 },
  { x: 600, y: 1030, size: 170, height: 1.05 },
  { x: 800, y: 790, size: 70, height: 0.78 },
];
const SHORE = 0.42;

/**
 * Seven Islands: depth in blue, land in ochre, the heights printed over it.
 * @returns {import("./art.js").Art}
 */
export function islandChart() {
  const noise = createNoise("seven-islands");
  const field = createField(
    (point) => height(point, noise),
    { left: 60, top: 60, right: 940, bottom: 1340 },
    14,
  );
  const loops = (/** @type {number} */ level) => contours(field, level).map(thin);
  const land = loops(SHORE).filter((loop) => isLoop(loop) && loop.length > 10);
  const depths = [0.34, 0.27, 0.2, 0.14, 0.085, 0.045];
  return {
    paper: PAPERS.white,
    marks: [
      ...depths.map((level, index) => line(loops(level), INKS.blue, 5 - index * 0.6)),
      { kind: "areas", colour: INKS.ochre, areas: land, isSmooth: true },
      line(land, INKS.blue, 6),
      line([0.54, 0.67, 0.8, 0.93, 1.06].flatMap(loops), overprint(INKS.ochre, INKS.blue), 3),
      ...neatLine(),
    ],
    closeUp: { x: 190, y: 230, width: 430 },
  };
}

/** @param {Point} point @param {(x: number, y: number) => number} noise */
function height([x, y], noise) {
  const wide = 1 + 0.28 * noise(x / 120, y / 120) + 0.16 * noise(x / 48, y / 48);
  const land = ISLANDS.reduce(
    (sum, island) =>
      sum +
      island.height *
        Math.exp(
          -(((x - island.x) / island.size) ** 2 + ((y - island.y) / island.size / 0.9) ** 2) *
            wide ** 2,
        ),
    0,
  );
  return land + 0.03 * noise(x / 60, y / 60);
}

/** @param {Point[]} points */
function thin(points) {
  return points.filter((_, index) => index % 2 === 0 || index === points.length - 1);
}

/** @param {Point[][]} lines @param {string} colour @param {number} width @returns {import("./marks.js").Lines} */
function line(lines, colour, width) {
  return {
    kind: "lines",
    colour,
    width,
    lines: lines.filter((each) => each.length > 4),
    isSmooth: true,
  };
}

/** The ruled border of a chart, with its degrees. @returns {import("./marks.js").Mark[]} */
function neatLine() {
  const bars = [
    ...times(11, (index) =>
      index % 2 === 0 ? `M${60 + index * 80} 52h80M${60 + index * 80} 1348h80` : "",
    ),
    ...times(16, (index) =>
      index % 2 === 0 ? `M52 ${60 + index * 80}v80M948 ${60 + index * 80}v80` : "",
    ),
  ].join("");
  const frame = "M60 60h880v1280h-880zM44 44h912v1312h-912z";
  return [
    { kind: "path", colour: INKS.blue, width: 2.5, data: frame },
    { kind: "path", colour: INKS.blue, width: 8, data: bars },
  ];
}
