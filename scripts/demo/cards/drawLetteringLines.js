import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

/** Letters as one line each, 100 high to the x-height, standing on 0, drawn for this card. */
const LETTERS = {
  t: { width: 62, d: "M18-168V-38Q18 0 56 0M0-104H56" },
  h: { width: 94, d: "M0 0V-176M0-58Q0-100 44-100Q88-100 88-58V0" },
  a: { width: 100, d: "M94-100V0M94-50A47 50 0 1 1 0-50A47 50 0 1 1 94-50" },
  n: { width: 94, d: "M0 0V-100M0-58Q0-100 44-100Q88-100 88-58V0" },
  k: { width: 86, d: "M0 0V-176M0-46H26Q70-50 74-100M30-46Q72-42 80 0" },
  y: { width: 94, d: "M0-100V-44Q0 0 44 0Q88 0 88-44M88-100V24Q88 70 40 70H8" },
  o: { width: 100, d: "M94-50A47 50 0 1 1 0-50A47 50 0 1 1 94-50" },
  u: { width: 94, d: "M0-100V-44Q0 0 44 0Q88 0 88-44M88-100V0" },
};
const GAP = 34;
const ECHO = 15;

/**
 * "thank you" written once; its outline echoes to the edges of the card.
 * @param {Sheet} sheet
 */
export function drawLetteringLines({ width, inks, paper }) {
  const [ink] = inks;
  const scale = 1.36;
  const words = [
    word("thank", { x: width / 2, y: 610, scale }),
    word("you", { x: width / 2, y: 880, scale }),
  ];
  const echoes = range(26)
    .reverse()
    .map((ring) =>
      element("use", {
        href: "#words",
        stroke: ring % 2 === 0 ? ink : paper,
        "stroke-width": 26 + ring * ECHO * 2,
      }),
    );
  return [
    element("defs", {}, [element("g", { id: "words" }, words)]),
    element("g", { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" }, echoes),
  ];
}

/** @param {string} text @param {{ x: number, y: number, scale: number }} place the middle of the word */
function word(text, { x, y, scale }) {
  const letters = [...text].map((letter) => LETTERS[/** @type {keyof typeof LETTERS} */ (letter)]);
  const whole = letters.reduce((sum, { width }) => sum + width + GAP, -GAP);
  let left = x - (whole * scale) / 2;
  const paths = letters.map(({ width, d }) => {
    const path = element("path", { d: placed(d, { left, y, scale }) });
    left += (width + GAP) * scale;
    return path;
  });
  return paths.join("");
}

/** Moves and enlarges path data itself, since a transform would enlarge the line as well.
 * @param {string} d @param {{ left: number, y: number, scale: number }} place */
function placed(d, { left, y, scale }) {
  let command = "";
  let index = 0;
  return d.replace(/([MHVQLA])|(-?\d+)/g, (text, /** @type {string | undefined} */ letter) => {
    if (letter !== undefined) {
      [command, index] = [letter, 0];
      return letter;
    }
    const value = Number(text);
    const size = command === "A" ? index % 7 : index;
    index += 1;
    const after = (/** @type {number} */ number) => ` ${Math.round(number)}`;
    if (command === "A" && size < 2) return after(value * scale);
    if (command === "A" && size < 5) return ` ${value}`;
    const isVertical =
      command === "V" || (command === "A" ? size === 6 : command !== "H" && size % 2 === 1);
    return after(isVertical ? y + value * scale : left + value * scale);
  });
}
