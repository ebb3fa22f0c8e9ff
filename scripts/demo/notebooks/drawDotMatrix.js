import { range } from "../kit/sheet.js";
import { circle, element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const STEP = 39;
/** Five dots wide, seven high; a row is five bits, the leftmost the highest. */
const LETTERS = {
  I: [14, 4, 4, 4, 4, 4, 14],
  N: [17, 25, 21, 19, 17, 17, 17],
  K: [17, 18, 20, 24, 20, 18, 17],
  D: [30, 17, 17, 17, 17, 17, 30],
  O: [14, 17, 17, 17, 17, 17, 14],
  T: [31, 4, 4, 4, 4, 4, 4],
  P: [30, 17, 17, 30, 16, 16, 16],
  E: [31, 16, 16, 30, 16, 16, 31],
};
/** One word a line of the board; the middle one is printed in the second ink. */
const LINES = ["INK", "DOT", "PEN"];

/**
 * A board of small lamps that says what one needs.
 * @param {Sheet} sheet
 */
export function drawDotMatrix({ width, height, inks }) {
  const [ink, vermilion = ink] = inks;
  const [columns, rows] = [19, 27];
  const lit = new Map(LINES.flatMap((line, index) => dotsOf(line, index)));
  const [left, top] = [(width - (columns - 1) * STEP) / 2, (height - (rows - 1) * STEP) / 2];
  const dots = (
    /** @type {(line: number | undefined) => boolean} */ test,
    /** @type {number} */ radius,
  ) =>
    range(columns * rows)
      .flatMap((index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        return test(lit.get(`${column} ${row}`))
          ? [circle(left + column * STEP, top + row * STEP, radius)]
          : [];
      })
      .join("");
  return [
    element("path", { fill: ink, d: dots((line) => line === undefined, 4) }),
    element("path", { fill: ink, d: dots((line) => line === 0 || line === 2, 17) }),
    element("path", { fill: vermilion, d: dots((line) => line === 1, 17) }),
  ];
}

/** @param {string} text @param {number} line @returns {[place: string, line: number][]} */
function dotsOf(text, line) {
  return [...text].flatMap((letter, place) =>
    (LETTERS[/** @type {keyof typeof LETTERS} */ (letter)] ?? []).flatMap((bits, row) =>
      range(5).flatMap((column) =>
        (bits >> (4 - column)) & 1
          ? [
              /** @type {[string, number]} */ ([
                `${1 + place * 6 + column} ${1 + line * 9 + row}`,
                line,
              ]),
            ]
          : [],
      ),
    ),
  );
}
