import { INKS, PAPERS } from "../kit/inks.js";
import { fitGlyph } from "./fitGlyph.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { letters } from "./letters.js";

/**
 * Ampersand: one sign, as large as the sheet bears.
 * @returns {import("./art.js").Art}
 */
export function ampersand() {
  const letter = { face: /** @type {const} */ ("cursive"), character: "&", colour: INKS.vermilion };
  return {
    paper: PAPERS.cream,
    marks: [
      fitGlyph(letter, [70, 180, 860, 960]),
      ...imprint("Ampersand", { colour: INKS.vermilion }),
    ],
    closeUp: { x: 560, y: 720, width: 420 },
  };
}

const WORDS = ["bleſſed", "ſilence", "miſt", "ſnow", "ſeldom", "leſſon", "ſleep", "moſs"];

/**
 * The Long S: the letter that English dropped about 1800, beside words it used to stand in.
 * @returns {import("./art.js").Art}
 */
export function longS() {
  const letter = { face: /** @type {const} */ ("book"), character: "ſ", colour: INKS.blue };
  const column = times(WORDS.length, (index) =>
    letters(WORDS[index] ?? "", {
      face: "book",
      size: 66,
      x: 910,
      y: 702 + index * 76,
      colour: INKS.blue,
      align: "end",
    }),
  );
  return {
    paper: PAPERS.grey,
    marks: [
      fitGlyph(letter, [60, 90, 860, 1150]),
      ...column,
      ...imprint("The Long S", { colour: INKS.blue }),
    ],
    closeUp: { x: 740, y: 820, width: 600 },
  };
}
