import { INKS, PAPERS } from "../../kit/inks.js";
import { circle } from "../../kit/svg.js";
import { polar, times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { line, oval, rect, shape } from "../shapes.js";
import { tableTop } from "../tableTop.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */

const { red, ink } = INKS;

/** A bakery's bag, box, stickers and cards, and a loaf. */
export function bakeryIdentity() {
  return tableTop("#e6d3b8", [
    print({
      box: [120, 110, 520, 800],
      paper: PAPERS.kraft,
      turn: -4,
      id: "a",
      lift: 18,
      marks: bag(),
      over:
        rect([120, 110, 520, 36], "#000", { opacity: 0.12 }) +
        rect([150, 110, 6, 800], "#000", { opacity: 0.07 }) +
        rect([604, 110, 6, 800], "#000", { opacity: 0.07 }),
    }),
    print({
      box: [730, 80, 500, 380],
      paper: PAPERS.cream,
      turn: 3,
      id: "b",
      lift: 20,
      marks: lid(),
      over: rect([730, 440, 500, 20], "#000", { opacity: 0.1 }),
    }),
    loaf(),
    print({ box: [730, 560, 380, 220], paper: red, turn: -6, id: "c", marks: card(PAPERS.cream) }),
    print({
      box: [860, 700, 380, 220],
      paper: PAPERS.white,
      turn: 5,
      id: "d",
      marks: [...card(red).slice(0, 1), ...lines()],
    }),
    ...[
      [1380, 230],
      [1450, 420],
      [1330, 500],
    ].map(([x = 0, y = 0], index) => sticker(x, y, index)),
    print({ box: [560, 950, 560, 170], paper: PAPERS.white, turn: -2, id: "e", marks: tissue() }),
    times(24, (index) =>
      oval(
        [
          1180 + ((index * 97) % 360),
          1010 + ((index * 53) % 150),
          5 + (index % 3) * 3,
          4 + (index % 2) * 2,
        ],
        index % 2 === 0 ? "#b97a3c" : "#d9a45f",
      ),
    ).join(""),
  ]);
}

/** The mark: an ear of wheat that is also a sun. @param {number} x @param {number} y @param {{ r: number, colour: string }} mark @returns {Mark} */
function wheat(x, y, { r, colour }) {
  const grains = times(12, (index) => {
    const turn = (index / 12) * 2 * Math.PI;
    const [ax, ay] = polar([x, y], r * 0.42, turn);
    const [bx, by] = polar([x, y], r, turn);
    const [cx, cy] = polar([x, y], r * 0.76, turn + 0.24);
    const [dx, dy] = polar([x, y], r * 0.76, turn - 0.24);
    return `M${Math.round(ax)} ${Math.round(ay)}Q${Math.round(cx)} ${Math.round(cy)} ${Math.round(bx)} ${Math.round(by)}Q${Math.round(dx)} ${Math.round(dy)} ${Math.round(ax)} ${Math.round(ay)}z`;
  }).join("");
  return { kind: "path", colour, data: grains + circle(x, y, r * 0.26) };
}

/** @returns {Mark[]} */
function bag() {
  return [
    wheat(260, 330, { r: 165, colour: red }),
    letters("Crumb", { face: "display", size: 118, x: 260, y: 640, colour: red, align: "middle" }),
    letters("Bread since five this morning", {
      face: "book",
      size: 34,
      x: 260,
      y: 700,
      colour: ink,
      align: "middle",
    }),
  ];
}

/** @returns {Mark[]} */
function lid() {
  const grid = times(35, (index) =>
    wheat(50 + (index % 7) * 68, 46 + Math.floor(index / 7) * 72, { r: 27, colour: red }),
  );
  return [
    ...grid,
    { kind: "path", colour: PAPERS.cream, data: "M130 120h240v140h-240z" },
    letters("Crumb", { face: "display", size: 66, x: 250, y: 212, colour: red, align: "middle" }),
  ];
}

/** @param {string} colour @returns {Mark[]} */
function card(colour) {
  return [
    wheat(84, 84, { r: 50, colour }),
    letters("Crumb", { face: "display", size: 58, x: 36, y: 190, colour }),
  ];
}

/** @returns {Mark[]} */
function lines() {
  return [
    letters("Ida Brandt", { size: 30, x: 160, y: 80, colour: ink }),
    letters("baker", { face: "book", size: 32, x: 160, y: 118, colour: ink }),
    { kind: "path", colour: red, width: 4, data: "M36 166h308M36 186h200" },
  ];
}

/** @returns {Mark[]} */
function tissue() {
  return times(8, (index) =>
    letters("Crumb", {
      face: "display",
      size: 40,
      x: 20 + (index % 4) * 140,
      y: 70 + Math.floor(index / 4) * 66,
      colour: index % 2 === 0 ? red : "#e3a32b",
    }),
  );
}

/** @param {number} x @param {number} y @param {number} index */
function sticker(x, y, index) {
  const [ground = red, colour = PAPERS.cream] =
    [
      [red, PAPERS.cream],
      [PAPERS.white, red],
      ["#e3a32b", red],
    ][index] ?? [];
  const mark = wheat(x, y, { r: 52, colour });
  return (
    oval([x + 5, y + 9, 78], "#1d1914", { opacity: 0.3, filter: "url(#soft)" }) +
    oval([x, y, 78], ground) +
    (mark.kind === "path" ? shape(mark.data, colour) : "")
  );
}

function loaf() {
  return (
    shape(
      "M1240 880Q1190 720 1300 640Q1440 580 1530 700Q1600 860 1490 930Q1340 1000 1240 880z",
      "#1d1914",
      { opacity: 0.35, filter: "url(#soft)" },
    ) +
    shape(
      "M1220 850Q1180 700 1290 620Q1430 560 1520 680Q1590 840 1480 910Q1330 970 1220 850z",
      "#b8742f",
    ) +
    shape(
      "M1240 830Q1210 710 1300 644Q1420 592 1500 690Q1560 820 1466 880Q1330 930 1240 830z",
      "#d1924a",
    ) +
    line("M1280 700q70 20 90 110M1350 650q70 30 90 130M1424 636q56 40 66 120", "#f1dcb0", 16) +
    line("M1290 716q54 20 70 92M1362 668q52 30 68 108M1432 652q40 36 48 96", "#e2bd82", 6)
  );
}
