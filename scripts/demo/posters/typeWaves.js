import { INKS, PAPERS } from "../kit/inks.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("./marks.js").Mark} Mark */

const TEXT = "quietletters";
const ROWS = 25;
const COLUMNS = 20;

/**
 * Quiet Letters: a whisper in rows; a swell goes through it and raises the letters.
 * @returns {import("./art.js").Art}
 */
export function typeWaves() {
  const marks = times(ROWS, (row) => times(COLUMNS, (column) => letter(row, column))).flat();
  return {
    paper: PAPERS.white,
    marks: [...marks, ...imprint("Quiet Letters", { colour: INKS.green })],
    closeUp: { x: 600, y: 640, width: 340 },
  };
}

/** @param {number} row @param {number} column @returns {Mark} */
function letter(row, column) {
  const character = TEXT[(column + row * 5) % TEXT.length] ?? "q";
  const [u, v] = [column / (COLUMNS - 1), row / (ROWS - 1)];
  const swell = Math.exp(-(((v - 0.5 - 0.22 * Math.sin(u * 5.6 + 0.3)) / 0.14) ** 2));
  const size = 15 + 54 * swell;
  const x = 96 + u * 806 - size * 0.28;
  const y = 112 + v * 1122 + size * 0.2;
  return { kind: "glyph", face: "plain", character, x, y, size, colour: INKS.green };
}
