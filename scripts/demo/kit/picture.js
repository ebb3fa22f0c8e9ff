/**
 * A picture of the shop or the journal.
 * @typedef {object} Picture
 * @property {string} file its name
 * @property {string} content SVG
 * @property {string} alt what it shows, in one sentence
 * @property {readonly [x: number, y: number]} focus the place that a crop should keep, from 0 to 1
 * @property {string} colour its main ink, as hex
 */

export {};
