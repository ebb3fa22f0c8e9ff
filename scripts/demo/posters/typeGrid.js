import { INKS, PAPERS } from "../kit/inks.js";
import { rectangle, times } from "./geometry.js";
import { capHeight, letters } from "./letters.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ&?!.";
const COLUMNS = 5;
const CELL = 176;

/**
 * Alphabet Grid: letters in their boxes, printed and left white by turns.
 * @returns {import("./art.js").Art}
 */
export function typeGrid() {
  const size = 150;
  const marks = [...ALPHABET].flatMap((character, index) => {
    const x = 60 + (index % COLUMNS) * CELL;
    const y = 120 + Math.floor(index / COLUMNS) * 193;
    const isDark = (index % COLUMNS) % 2 === Math.floor(index / COLUMNS) % 2;
    const letter = letters(character, {
      face: isDark ? "heavy" : "display",
      size,
      x: x + CELL / 2,
      y: y + 193 / 2 + (capHeight(isDark ? "heavy" : "display") * size) / 2,
      colour: isDark ? PAPERS.cream : INKS.ink,
      align: "middle",
    });
    return isDark ? [box(x, y), letter] : [letter];
  });
  return {
    paper: PAPERS.cream,
    marks: [...marks, { kind: "path", colour: INKS.ink, width: 4, data: grid() }],
    closeUp: { x: 850, y: 1200, width: 430 },
  };
}

/** @param {number} x @param {number} y @returns {import("./marks.js").Mark} */
function box(x, y) {
  return { kind: "path", colour: INKS.ink, data: rectangle([x, y], CELL, 193) };
}

function grid() {
  const down = times(COLUMNS + 1, (index) => `M${60 + index * CELL} 120v1158`).join("");
  return down + times(7, (index) => `M60 ${120 + index * 193}h880`).join("");
}
