import { INKS, PAPERS } from "../kit/inks.js";
import { fitGlyph, glyphPath } from "./fitGlyph.js";
import { times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {readonly [x: number, y: number, width: number, height: number]} Box */

/** @type {readonly (readonly [figure: string, box: Box])[]} */
const SOLID = [
  ["2", [90, 90, 430, 520]],
  ["5", [520, 430, 390, 560]],
  ["6", [90, 690, 400, 550]],
];
/** @type {readonly (readonly [figure: string, box: Box])[]} */
const RULED = [
  ["7", [430, 90, 480, 470]],
  ["8", [250, 400, 440, 580]],
  ["3", [480, 740, 430, 500]],
];

/**
 * Numerals: figures in ochre, and over them figures ruled in black, through which the ochre shows.
 * @returns {import("./art.js").Art}
 */
export function numerals() {
  return {
    paper: PAPERS.white,
    marks: [
      ...SOLID.map(([character, box]) =>
        fitGlyph({ face: "display", character, colour: INKS.ochre }, box),
      ),
      ...RULED.map(([figure, box], index) => ruled(figure, box, index)),
      ...imprint("Numerals", { colour: INKS.ink, second: INKS.ochre }),
    ],
    closeUp: { x: 520, y: 640, width: 400 },
  };
}

/** @param {string} character @param {Box} box @param {number} index @returns {import("./marks.js").Group} */
function ruled(character, box, index) {
  const outline = glyphPath(fitGlyph({ face: "display", character, colour: INKS.ink }, box));
  const [x, y, width, height] = box;
  const upright = times(
    Math.ceil(width / 11) + 1,
    (line) => `M${x + line * 11} ${y - 9}v${height + 18}`,
  );
  const level = times(
    Math.ceil(height / 11) + 1,
    (line) => `M${x - 9} ${y + line * 11}h${width + 18}`,
  );
  return {
    kind: "group",
    marks: [
      {
        kind: "group",
        clip: outline,
        marks: [
          {
            kind: "path",
            colour: INKS.ink,
            width: 5.5,
            data: (index === 1 ? upright : level).join(""),
          },
        ],
      },
      { kind: "path", colour: INKS.ink, width: 5, data: outline },
    ],
  };
}
