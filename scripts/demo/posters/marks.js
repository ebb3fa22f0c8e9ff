/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {readonly [x: number, y: number, radius: number]} Dot */
/** @typedef {readonly [column: number, row: number, diameter: number]} Cell diameter in pitches */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/**
 * @typedef {object} Lines
 * @property {"lines"} kind
 * @property {string} colour
 * @property {number} width
 * @property {readonly (readonly Point[])[]} lines
 * @property {boolean} [isSmooth] through the points runs a curve, not straight pieces
 * @property {boolean} [isClosed]
 * @property {string} [dash]
 * @property {number} [opacity]
 */
/**
 * @typedef {object} Areas
 * @property {"areas"} kind
 * @property {string} colour
 * @property {readonly (readonly Point[])[]} areas
 * @property {boolean} [isSmooth]
 * @property {number} [opacity]
 */
/** @typedef {{ kind: "dots", colour: string, dots: readonly Dot[], opacity?: number }} Dots */
/**
 * @typedef {object} Screen dots on a turned grid, which is a third of the bytes of free dots
 * @property {"screen"} kind
 * @property {string} colour
 * @property {number} pitch
 * @property {number} angle degrees
 * @property {readonly Cell[]} cells counted from the middle of the sheet
 * @property {number} [opacity]
 */
/** @typedef {{ kind: "path", colour: string, data: string, transform?: string, width?: number, opacity?: number, dash?: string }} Path filled, or with a width drawn as a line */
/** @typedef {{ kind: "glyph", face: import("./letters.js").FaceName, character: string, x: number, y: number, size: number, colour: string }} Glyph a letter, its foot at x, y */
/** @typedef {{ kind: "group", marks: readonly Mark[], clip?: string, transform?: string, opacity?: number }} Group clip is path data */
/** @typedef {Lines | Areas | Dots | Screen | Path | Glyph | Group} Mark */

export const SHEET = { width: 1000, height: 1400 };
