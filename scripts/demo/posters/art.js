/**
 * A printed sheet of 1000 by 1400 units.
 * @typedef {object} Art
 * @property {string} paper its colour
 * @property {readonly import("./marks.js").Mark[]} marks
 * @property {{ x: number, y: number, width: number }} closeUp middle and width of the part worth seeing from near
 */

/** How dark two inks print over each other: each takes its share of the light. */
const FULL = 255;

/**
 * The colour of one ink printed over another, or over paper.
 * @param {string} under hex
 * @param {string} over hex
 */
export function overprint(under, over) {
  const channels = [1, 3, 5].map((at) => {
    const share = (channel(under, at) / FULL) * (channel(over, at) / FULL);
    return Math.round(share * FULL)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/**
 * A colour between two.
 * @param {string} from hex
 * @param {string} to hex
 * @param {number} share of the second, 0 to 1
 */
export function blend(from, to, share) {
  const channels = [1, 3, 5].map((at) => {
    const value = channel(from, at) * (1 - share) + channel(to, at) * share;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** @param {string} hex @param {number} at */
function channel(hex, at) {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
