import { INKS, PAPERS } from "../kit/inks.js";
import { fitGlyph } from "./fitGlyph.js";
import { imprint } from "./imprint.js";

/** @type {readonly { character: string, face: import("./letters.js").FaceName, colour: string, box: readonly [number, number, number, number] }[]} */
const SIGNS = [
  { character: "?", face: "display", colour: INKS.vermilion, box: [90, 90, 390, 640] },
  { character: "“", face: "display", colour: INKS.ink, box: [530, 90, 380, 250] },
  { character: "*", face: "display", colour: INKS.vermilion, box: [540, 400, 360, 330] },
  { character: ";", face: "display", colour: INKS.ink, box: [110, 800, 170, 440] },
  { character: "!", face: "heavy", colour: INKS.ink, box: [390, 800, 150, 440] },
  { character: ",", face: "display", colour: INKS.vermilion, box: [660, 800, 250, 440] },
];

/**
 * Punctuation: the signs that are read and never spoken.
 * @returns {import("./art.js").Art}
 */
export function punctuation() {
  return {
    paper: PAPERS.cream,
    marks: [
      ...SIGNS.map(({ box, ...letter }) => fitGlyph(letter, box)),
      ...imprint("Punctuation", { colour: INKS.ink, second: INKS.vermilion }),
    ],
    closeUp: { x: 560, y: 620, width: 480 },
  };
}
