import { INKS, PAPERS } from "../../kit/inks.js";
import { createNoise } from "../../kit/noise.js";
import { circle, element } from "../../kit/svg.js";
import { contours, createField } from "../../posters/contours.js";
import { times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { line, oval, rect, shape } from "../shapes.js";
import { tableTop } from "../tableTop.js";
import { pencil } from "../tools.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */

const { green, vermilion, blue, ink } = INKS;
const PANEL = 215;

/** A walking map unfolded, two folded ones, a pencil and a compass. */
export function walkingMap() {
  const folds = times(5, (index) =>
    rect([120 + index * PANEL, 110, PANEL, 760], index % 2 === 0 ? "#000" : "#fff", {
      opacity: index % 2 === 0 ? 0.07 : 0.05,
    }),
  ).join("");
  return tableTop("#b08b62", [
    print({
      box: [120, 110, 5 * PANEL, 760],
      paper: PAPERS.cream,
      turn: -3,
      id: "a",
      lift: 18,
      marks: map(),
      over: folds + line("M120 490h1075", "#000", { width: 3, opacity: 0.1 }),
    }),
    print({
      box: [1230, 130, 250, 470],
      paper: green,
      turn: 6,
      id: "b",
      lift: 22,
      marks: cover(PAPERS.cream),
      over: rect([1230, 130, 12, 470], "#000", { opacity: 0.2 }),
    }),
    print({
      box: [1160, 690, 250, 470],
      paper: vermilion,
      turn: -8,
      id: "c",
      lift: 22,
      marks: cover(PAPERS.cream),
      over: rect([1160, 690, 12, 470], "#000", { opacity: 0.2 }),
    }),
    pencil(300, 1060, { length: 360, turn: -8, colour: green }),
    compass(900, 1010),
    line("M120 1000q-60 80 20 140t60 80", "#e9dcc0", 8),
  ]);
}

/** @returns {Mark[]} */
function map() {
  const noise = createNoise("walking-map");
  const height = (/** @type {readonly [number, number]} */ [x, y]) =>
    0.9 * Math.exp(-(((x - 320) / 250) ** 2) - ((y - 300) / 220) ** 2) +
    0.8 * Math.exp(-(((x - 830) / 240) ** 2) - ((y - 460) / 240) ** 2) +
    0.16 * noise(x / 150, y / 150);
  const field = createField(height, { left: 30, top: 30, right: 1045, bottom: 730 }, 18);
  const lines = times(14, (index) => contours(field, 0.1 + index * 0.075))
    .flat()
    .filter((each) => each.length > 6);
  const thin = lines.map((each) => each.filter((_, at) => at % 3 === 0 || at === each.length - 1));
  const path = "M90 660q120-40 150-150t140-150t170 30t60 150t160 70t140-110t90-130";
  const huts = [
    [240, 510],
    [550, 390],
    [770, 610],
    [1000, 370],
  ];
  return [
    {
      kind: "path",
      colour: blue,
      opacity: 0.9,
      data: "M470 30q60 120 20 220t80 180t-40 300h70q60-140 20-290t-80-190t0-220z",
    },
    {
      kind: "group",
      clip: "M30 30h1015v700h-1015z",
      marks: [{ kind: "lines", colour: green, width: 2.6, lines: thin, isSmooth: true }],
    },
    { kind: "path", colour: PAPERS.cream, width: 15, data: path },
    { kind: "path", colour: vermilion, width: 7, dash: "1 14", data: path },
    {
      kind: "path",
      colour: vermilion,
      data: huts.map(([x = 0, y = 0]) => `M${x - 17} ${y + 14}v-18l17-16l17 16v18z`).join(""),
    },
    { kind: "path", colour: green, width: 3, data: "M30 30h1015v700h-1015z" },
  ];
}

/** @param {string} colour @returns {Mark[]} */
function cover(colour) {
  return [
    {
      kind: "path",
      colour,
      width: 5,
      data: times(
        6,
        (index) =>
          `M30 ${400 - index * 22}q60 ${-60 - index * 24} 95 ${-20 - index * 8}t95 ${10 + index * 6}`,
      ).join(""),
    },
    { kind: "path", colour, data: circle(176, 196, 26) },
    letters("Walks", { face: "display", size: 62, x: 28, y: 86, colour }),
    letters("above the lake", { face: "book", size: 32, x: 28, y: 124, colour }),
    letters("1 : 25 000", { size: 20, x: 28, y: 444, colour }),
  ];
}

/** @param {number} x @param {number} y */
function compass(x, y) {
  const ticks = times(24, (index) => `M0-92v${index % 6 === 0 ? 20 : 10}`)
    .map((d, index) =>
      element("path", { d, stroke: ink, "stroke-width": 3, transform: `rotate(${index * 15})` }),
    )
    .join("");
  return (
    oval([x + 8, y + 16, 128], "#1d1914", { opacity: 0.4, filter: "url(#soft)" }) +
    oval([x, y, 124], "#c9a04a") +
    oval([x, y, 106], "#faf6ec") +
    element("g", { transform: `translate(${x} ${y})` }, [
      ticks,
      shape("M0-78l17 78h-34z", vermilion, { transform: "rotate(34)" }),
      shape("M0 78l17-78h-34z", "#3c4248", { transform: "rotate(34)" }),
    ]) +
    oval([x, y, 9], "#c9a04a") +
    shape("M-70-40Q-50-84 0-86Q-46-60-70-40z", "#fff", {
      opacity: 0.6,
      transform: `translate(${x} ${y})`,
    })
  );
}
