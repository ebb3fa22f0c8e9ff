import { INKS, PAPERS } from "../../kit/inks.js";
import { times } from "../../posters/geometry.js";
import { letters } from "../../posters/letters.js";
import { print } from "../print.js";
import { rect } from "../shapes.js";
import { tableTop } from "../tableTop.js";

/** @typedef {import("../../posters/marks.js").Mark} Mark */

const { vermilion, violet, ochre, ink } = INKS;

/** A festival's poster, its folded programme, tickets and a wristband. */
export function festivalProgramme() {
  return tableTop("#cfd8d2", [
    print({
      box: [110, 90, 640, 900],
      paper: PAPERS.white,
      turn: -5,
      id: "a",
      lift: 16,
      marks: poster(),
    }),
    ...times(4, (index) =>
      print({
        box: [790 + index * 178, 150 + (index % 2) * 14, 180, 520],
        paper: PAPERS.cream,
        id: `b${index}`,
        marks: panel(index),
        over: rect([790 + index * 178, 150 + (index % 2) * 14, 180, 520], "#000", {
          opacity: index % 2 === 0 ? 0 : 0.06,
        }),
      }),
    ),
    ...times(3, (index) =>
      print({
        box: [860 + index * 90, 770 + index * 84, 420, 160],
        paper: [ochre, vermilion, violet][index] ?? ochre,
        turn: 8 - index * 7,
        rx: 10,
        id: `t${index}`,
        marks: ticket(index),
      }),
    ),
    print({
      box: [120, 1060, 560, 62],
      paper: violet,
      turn: 4,
      rx: 31,
      id: "w",
      marks: [
        letters("Open Field 2026", { size: 34, x: 60, y: 43, colour: PAPERS.cream, tracking: 30 }),
      ],
    }),
  ]);
}

/** Waves of bunting in two inks. @returns {Mark[]} */
function poster() {
  const arcs = (/** @type {string} */ colour, /** @type {number} */ from) =>
    times(
      9,
      (index) =>
        /** @type {Mark} */ ({
          kind: "path",
          colour,
          width: 17,
          data: `M${-40} ${from + index * 40}q170 ${110 - index * 26} 340 0t340 0`,
        }),
    );
  return [
    ...arcs(vermilion, 360),
    ...arcs(violet, 520).map((mark) => ({ ...mark, opacity: 0.8 })),
    letters("Open", { face: "display", size: 112, x: 40, y: 150, colour: violet }),
    letters("Field", { face: "display", size: 112, x: 300, y: 222, colour: vermilion }),
    { kind: "path", colour: PAPERS.white, data: "M0 812h640v88h-640z" },
    letters("Three days of music in the grass", { size: 26, x: 44, y: 866, colour: violet }),
  ];
}

/** @param {number} index @returns {Mark[]} */
function panel(index) {
  if (index === 0)
    return [
      { kind: "path", colour: vermilion, data: "M0 0h180v520h-180z" },
      ...times(
        6,
        (each) =>
          /** @type {Mark} */ ({
            kind: "path",
            colour: PAPERS.cream,
            width: 10,
            data: `M-10 ${250 + each * 40}q50 ${60 - each * 20} 100 0t100 0`,
          }),
      ),
      letters("Pro", { face: "display", size: 62, x: 20, y: 90, colour: PAPERS.cream }),
      letters("gramme", { face: "display", size: 35, x: 20, y: 136, colour: PAPERS.cream }),
    ];
  const rows = times(
    9,
    (row) => `M20 ${150 + row * 38}h${60 + ((row * 47 + index * 31) % 80)}`,
  ).join("");
  return [
    letters(["Fri", "Sat", "Sun"][index - 1] ?? "Fri", {
      face: "display",
      size: 56,
      x: 20,
      y: 84,
      colour: [vermilion, violet, ink][index - 1] ?? ink,
    }),
    { kind: "path", colour: ink, width: 5, data: rows },
    {
      kind: "path",
      colour: [violet, vermilion, ochre][index - 1] ?? ochre,
      width: 5,
      data: times(9, (row) => `M20 ${162 + row * 38}h40`).join(""),
    },
  ];
}

/** @param {number} index @returns {Mark[]} */
function ticket(index) {
  const colour = index === 0 ? ink : PAPERS.cream;
  return [
    letters(["Day One", "Day Two", "Day Three"][index] ?? "Day", {
      face: "display",
      size: 52,
      x: 28,
      y: 78,
      colour,
    }),
    { kind: "path", colour, width: 4, data: "M28 112h180M28 130h120" },
    { kind: "path", colour, width: 4, dash: "2 11", data: "M322 10v140" },
    {
      kind: "path",
      colour,
      data: times(9, (bar) => `M348 ${26 + bar * 12}h${44}v${3 + ((bar * 5) % 6)}h-44z`).join(""),
    },
  ];
}
