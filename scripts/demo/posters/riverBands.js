import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { times } from "./geometry.js";

/** @typedef {import("../kit/svg.js").Point} Point */

const ISLANDS = [
  { along: 0.3, across: 0.14, size: 0.3, length: 0.055 },
  { along: 0.66, across: -0.2, size: 0.42, length: 0.075 },
];

/**
 * Slow River: one bundle of lines that widens, narrows and parts round two islands.
 * @returns {import("./art.js").Art}
 */
export function riverBands() {
  const noise = createNoise("slow-river");
  const count = 25;
  const marks = times(count, (index) => {
    const offset = (2 * index) / (count - 1) - 1;
    /** @type {import("./marks.js").Lines} */
    const line = {
      kind: "lines",
      colour: INKS.green,
      width: 4 + 15 * (1 - Math.abs(offset)) ** 0.8 + 3 * noise(index * 0.9, 3),
      lines: [times(58, (step) => place(step / 57, offset, noise))],
      isSmooth: true,
    };
    return line;
  });
  return { paper: PAPERS.cream, marks, closeUp: { x: 300, y: 1250, width: 420 } };
}

/** @param {number} along 0 to 1 @param {number} offset -1 to 1 @param {(x: number, y: number) => number} noise @returns {Point} */
function place(along, offset, noise) {
  const y = -40 + along * 1480;
  const middle = 500 + 190 * Math.sin(along * 5.4 + 0.4) + 50 * Math.sin(along * 11);
  const half = 265 + 55 * Math.sin(along * 8 + 2);
  const pushed = ISLANDS.reduce((sum, { along: at, across, size, length }) => {
    const near = Math.exp(-(((along - at) / length) ** 2));
    const side = offset - across;
    return sum + Math.sign(side || 1) * near * size * Math.exp(-Math.abs(side) * 1.6);
  }, 0);
  return [middle + half * (offset + pushed * 0.62) + 12 * noise(along * 9, offset * 2), y];
}
