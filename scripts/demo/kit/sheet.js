/**
 * What a print is drawn on.
 * @typedef {object} Sheet
 * @property {number} width in units of the picture
 * @property {number} height in units of the picture
 * @property {string} seed
 * @property {readonly [string, ...string[]]} inks as hex, in printing order
 * @property {string} paper as hex
 */

/**
 * Draws a print: SVG elements in units of the sheet, the paper's corner at 0, 0. What reaches
 * beyond the paper is cut off by whoever places the sheet.
 * @typedef {(sheet: Sheet) => string[]} DrawPrint
 */

/**
 * Whole numbers from 0 to below `count`.
 * @param {number} count
 */
export function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}
