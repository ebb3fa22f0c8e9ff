import { INKS, PAPERS } from "../../kit/inks.js";
import { element } from "../../kit/svg.js";
import { times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { oval, rect, shape } from "../shapes.js";
import { tableTop } from "../tableTop.js";
import { pencil } from "../tools.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */
/** @typedef {import("../../kit/svg.js").Point} Point */

const { blue, ink, vermilion } = INKS;

/** A year's tides as a book: its cover, an open spread, a bookmark, and pebbles. */
export function tideAlmanac() {
  return tableTop("#b7c7cb", [
    print({
      box: [60, 90, 470, 660],
      paper: blue,
      turn: -8,
      id: "a",
      lift: 24,
      marks: cover(),
      over: rect([60, 90, 26, 660], "#000", { opacity: 0.22 }),
    }),
    element("g", { transform: "rotate(3 1020 680)" }, [
      rect([548, 366, 960, 660], "#1d1914", { opacity: 0.36, filter: "url(#soft)" }),
      print({ box: [540, 350, 481, 660], paper: PAPERS.white, id: "l", lift: 4, marks: months(0) }),
      print({ box: [1020, 350, 480, 660], paper: PAPERS.white, id: "r", lift: 0, marks: tides() }),
      shape("M1020 350v660h50q-44-330-50-660zM1020 350v660h-30q28-330 30-660z", "#1d1914", {
        opacity: 0.1,
      }),
      shape("M1330 340h40v300l-20-24l-20 24z", vermilion),
    ]),
    pencil(640, 1090, { length: 330, turn: -4, colour: ink }),
    ...pebbles(),
  ]);
}

/** @returns {Mark[]} */
function cover() {
  const waves = times(15, (row) => {
    const y = 262 + row * 21;
    const rise = 6 + row * 1.3;
    return `M50 ${y}q46 ${-Math.round(rise * 2)} 92 0t92 0t92 0t92 0`;
  }).join("");
  return [
    { kind: "path", colour: PAPERS.white, width: 7, data: waves },
    { kind: "path", colour: vermilion, data: "M320 140a50 50 0 1 0 100 0a50 50 0 1 0 -100 0" },
    letters("Tide", { face: "display", size: 74, x: 48, y: 130, colour: PAPERS.white }),
    letters("Almanac", { face: "display", size: 44, x: 48, y: 184, colour: PAPERS.white }),
    letters("2026", { size: 30, x: 48, y: 630, colour: PAPERS.white }),
  ];
}

/** A page of moons: a month a row. @param {number} from @returns {Mark[]} */
function months(from) {
  const rows = times(12, (month) =>
    times(14, (day) => {
      const [x, y, r] = [94 + day * 25, 148 + month * 39, 9];
      const bulge = Math.cos((((day * 2 + month * 2.1 + from) % 29.5) / 29.5) * 2 * Math.PI);
      const width = Math.max(1, Math.round(Math.abs(bulge) * r));
      return `M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}a${width} ${r} 0 0 ${bulge > 0 ? 0 : 1} 0 ${-2 * r}z`;
    }).join(""),
  ).join("");
  return [
    letters("Moons", { face: "display", size: 52, x: 46, y: 92, colour: blue }),
    { kind: "path", colour: ink, data: rows },
    ...times(12, (month) =>
      letters(String(month + 1), { size: 19, x: 46, y: 155 + month * 39, colour: blue }),
    ),
  ];
}

/** @returns {Mark[]} */
function tides() {
  const curves = times(8, (row) => {
    const base = 176 + row * 60;
    const points = times(
      33,
      (step) =>
        /** @type {Point} */ ([
          80 + step * 11,
          base - 22 - (14 + 9 * Math.cos(row * 0.8)) * Math.cos(step * 0.42 + row * 0.7),
        ]),
    );
    return [...points, /** @type {Point} */ ([432, base]), /** @type {Point} */ ([80, base])];
  });
  return [
    letters("March", { face: "display", size: 52, x: 46, y: 92, colour: blue }),
    { kind: "areas", colour: blue, areas: curves },
    ...times(8, (row) =>
      letters(String(row + 1), { size: 19, x: 46, y: 176 + row * 60, colour: vermilion }),
    ),
  ];
}

function pebbles() {
  const stones = [
    [200, 960, 92, 66, "#8f9799"],
    [330, 1060, 66, 50, "#d8d2c6"],
    [150, 1090, 50, 38, "#6d767b"],
    [1420, 170, 96, 70, "#d8d2c6"],
    [1290, 130, 54, 42, "#7d878b"],
    [1530, 270, 50, 40, "#a9aeab"],
  ];
  return stones.map(([x, y, rx, ry, fill]) => {
    const [cx, cy, a, b] = [Number(x), Number(y), Number(rx), Number(ry)];
    return (
      oval([cx + 8, cy + 14, a, b], "#1d1914", { opacity: 0.34, filter: "url(#soft)" }) +
      oval([cx, cy, a, b], String(fill)) +
      oval([cx - a * 0.2, cy - b * 0.3, a * 0.56, b * 0.4], "#fff", { opacity: 0.16 })
    );
  });
}
