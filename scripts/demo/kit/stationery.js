/** @typedef {import("./sheet.js").DrawPrint} DrawPrint */

/**
 * A card or a notebook as the catalogue knows it.
 * @typedef {object} Stationery
 * @property {string} slug
 * @property {"greeting" | "postcard" | "pocket" | "desk"} kind
 * @property {number} width of the printed face, in units of the picture
 * @property {number} height of the printed face, in units of the picture
 * @property {DrawPrint} draw
 * @property {readonly [string, ...string[]]} inks as hex, in printing order
 * @property {string} paper as hex
 * @property {readonly [x: number, y: number]} [near] what the close up shows, from 0 to 1; default: somewhere in the middle
 * @property {string} shows what is printed on it, in words that complete "a card with ..."
 */

export {};
