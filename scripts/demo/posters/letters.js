import { readFileSync } from "node:fs";

/** @typedef {{ w: number, d: string }} Glyph w: how far the pen moves on, in thousandths of the size */
/** @typedef {{ from: string, copyright: string, capHeight: number, xHeight: number, glyphs: Record<string, Glyph> }} Face */
/** @typedef {"plain" | "heavy" | "display" | "cursive" | "book"} FaceName */

/** The faces there are. @type {readonly FaceName[]} */
export const FACES = ["plain", "heavy", "display", "cursive", "book"];

/**
 * Outlines of a few letters, so that no picture needs a font: taken once from fonts under the
 * SIL Open Font License, which the data names.
 * @type {{ licence: string, faces: Record<FaceName, Face> }}
 */
const OUTLINES = JSON.parse(readFileSync(new URL("./outlines.json", import.meta.url), "utf8"));

/**
 * @param {FaceName} face
 * @param {string} character
 * @returns {Glyph}
 */
export function glyph(face, character) {
  if (character === " ") return { w: 260, d: "" };
  const found = OUTLINES.faces[face].glyphs[character];
  if (found !== undefined) return found;
  throw new Error(
    `vitrine: the face ${face} has no outline for ${character}; take it from the font first.`,
  );
}

/** @param {FaceName} face */
export function capHeight(face) {
  return OUTLINES.faces[face].capHeight / 1000;
}

/**
 * A line of letters as a mark.
 * @param {string} text
 * @param {{ face?: FaceName, size: number, x: number, y: number, colour: string, align?: "start" | "middle" | "end", tracking?: number }} setting
 *   tracking: space added after each letter, in thousandths of the size
 * @returns {import("./marks.js").Group}
 */
export function letters(
  text,
  { face = "plain", size, x, y, colour, align = "start", tracking = 0 },
) {
  const width = textWidth(text, { face, size, tracking });
  let pen = x - { start: 0, middle: width / 2, end: width }[align];
  /** @type {import("./marks.js").Glyph[]} */
  const marks = [];
  for (const character of text) {
    if (character !== " ") marks.push({ kind: "glyph", face, character, x: pen, y, size, colour });
    pen += ((glyph(face, character).w + tracking) * size) / 1000;
  }
  return { kind: "group", marks };
}

/**
 * @param {string} text
 * @param {{ face?: FaceName, size: number, tracking?: number }} setting
 */
function textWidth(text, { face = "plain", size, tracking = 0 }) {
  const advances = [...text].reduce((sum, each) => sum + glyph(face, each).w + tracking, 0);
  return ((advances - tracking) * size) / 1000;
}
