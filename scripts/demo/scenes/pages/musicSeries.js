import { INKS, PAPERS } from "../../kit/inks.js";
import { circle, element } from "../../kit/svg.js";
import { polar, times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { oval } from "../shapes.js";
import { tableTop } from "../tableTop.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */

const { blue, red, ochre, ink, vermilion } = INKS;

/** Four record sleeves of one series and a record half out of its own. */
export function musicSeries() {
  return tableTop("#3c4248", [
    print({ box: [90, 90, 480, 480], paper: PAPERS.cream, turn: -5, id: "a", marks: rings() }),
    record(1330, 420),
    print({
      box: [660, 130, 580, 580],
      paper: PAPERS.white,
      turn: 3,
      id: "b",
      lift: 20,
      marks: bars(),
    }),
    print({ box: [150, 650, 470, 470], paper: vermilion, turn: 4, id: "c", marks: rays() }),
    print({ box: [700, 770, 460, 460], paper: PAPERS.sky, turn: -7, id: "d", marks: steps() }),
    print({ box: [1240, 830, 260, 364], paper: PAPERS.cream, turn: 9, id: "e", marks: poster() }),
  ]);
}

/** @param {string} number @param {string} colour @param {number} size @returns {Mark[]} */
function title(number, colour, size) {
  return [
    letters(`Slow Rooms ${number}`, { size: size * 0.05, x: size * 0.07, y: size * 0.11, colour }),
    letters("Side A", { size: size * 0.05, x: size * 0.93, y: size * 0.11, colour, align: "end" }),
  ];
}

/** @returns {Mark[]} */
function rings() {
  const set = (/** @type {number} */ x, /** @type {number} */ y) =>
    times(16, (index) => circle(x, y, 8 + index * 10)).join("");
  return [
    { kind: "path", colour: blue, width: 5, data: set(205, 260) },
    { kind: "path", colour: red, width: 5, data: set(275, 290), opacity: 0.86 },
    ...title("1", blue, 480),
  ];
}

/** @returns {Mark[]} */
function bars() {
  const data = times(27, (index) => {
    const height =
      60 + 150 * Math.abs(Math.sin(index * 0.42)) + 60 * Math.abs(Math.sin(index * 1.3));
    return `M${60 + index * 17.7} ${Math.round(330 - height)}V${Math.round(330 + height)}`;
  }).join("");
  return [
    { kind: "path", colour: ink, width: 9, data },
    { kind: "path", colour: ochre, data: circle(290, 330, 96), opacity: 0.92 },
    ...title("2", ink, 580),
  ];
}

/** @returns {Mark[]} */
function rays() {
  const lines = times(60, (index) => {
    const turn = (index / 60) * 2 * Math.PI;
    return [
      polar([235, 265], 60, turn),
      polar([235, 265], index % 3 === 0 ? 180 : index % 3 === 1 ? 150 : 120, turn),
    ];
  });
  return [
    { kind: "lines", colour: PAPERS.cream, width: 6, lines },
    ...title("3", PAPERS.cream, 470),
  ];
}

/** @returns {Mark[]} */
function steps() {
  const data = times(
    9,
    (index) =>
      `M${40 + index * 20} ${110 + index * 36}h${380 - index * 40}v22h${-(380 - index * 40)}z`,
  ).join("");
  return [
    { kind: "path", colour: ink, data },
    { kind: "path", colour: red, data: circle(230, 250, 70), opacity: 0.92 },
    ...title("4", ink, 460),
  ];
}

/** @returns {Mark[]} */
function poster() {
  return [
    {
      kind: "path",
      colour: blue,
      width: 4,
      data: times(15, (index) => circle(130, 150, 8 + index * 7)).join(""),
    },
    letters("Slow", { face: "display", size: 60, x: 24, y: 310, colour: red }),
    letters("Rooms", { size: 28, x: 24, y: 346, colour: ink }),
  ];
}

/** @param {number} x @param {number} y */
function record(x, y) {
  const grooves = times(11, (index) =>
    element("circle", {
      cx: x,
      cy: y,
      r: 110 + index * 14,
      fill: "none",
      stroke: "#3a383c",
      "stroke-width": 2,
    }),
  ).join("");
  return (
    oval([x + 10, y + 18, 272], "#000", { opacity: 0.5, filter: "url(#soft)" }) +
    oval([x, y, 270], "#1b1a1d") +
    grooves +
    element("path", {
      d: `M${x} ${y}L${x + 180} ${y - 200}A270 270 0 0 1 ${x + 235} ${y - 130}z`,
      fill: "#fff",
      opacity: 0.1,
    }) +
    oval([x, y, 92], vermilion) +
    oval([x, y, 60], "none") +
    oval([x, y, 12], "#3c4248") +
    element("path", {
      d: `M${x - 60} ${y - 30}h50M${x - 60} ${y - 16}h34M${x + 20} ${y + 34}h44`,
      stroke: PAPERS.cream,
      "stroke-width": 5,
    })
  );
}
