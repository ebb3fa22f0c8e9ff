import { INKS, PAPERS } from "../kit/inks.js";
import { overprint } from "./art.js";
import { fitGlyph, glyphPath } from "./fitGlyph.js";
import { imprint } from "./imprint.js";

/** @typedef {readonly [x: number, y: number, width: number, height: number]} Box */

/** @type {readonly { under: readonly [string, Box], over: readonly [string, Box] }[]} */
const PAIRS = [
  { under: ["A", [80, 90, 560, 560]], over: ["B", [430, 170, 480, 560]] },
  { under: ["R", [90, 680, 520, 560]], over: ["S", [440, 640, 480, 520]] },
];

/**
 * Overprint: letters of two inks; the third colour is where both fell.
 * @returns {import("./art.js").Art}
 */
export function overprintLetters() {
  return {
    paper: PAPERS.white,
    marks: [
      ...PAIRS.flatMap(pair),
      ...imprint("Overprint", { colour: INKS.blue, second: INKS.red }),
    ],
    closeUp: { x: 520, y: 470, width: 400 },
  };
}

/** @param {typeof PAIRS[number]} pair @returns {import("./marks.js").Mark[]} */
function pair({ under, over }) {
  const bottom = fitGlyph({ face: "heavy", character: under[0], colour: INKS.blue }, under[1]);
  const top = fitGlyph({ face: "heavy", character: over[0], colour: INKS.red }, over[1]);
  const both = { ...top, colour: overprint(INKS.blue, INKS.red) };
  return [bottom, top, { kind: "group", clip: glyphPath(bottom), marks: [both] }];
}
