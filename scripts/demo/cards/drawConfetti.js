import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const CELL = 90;
/** Each fills one cell, drawn about its middle. */
const SHAPES = [
  "M-45-45h90a90 90 0 0 1-90 90z",
  "M-45-45h30a60 60 0 0 0 60 60v30a90 90 0 0 1-90-90z",
  "M-45 0a45 45 0 0 1 90 0z",
  "M0-36a36 36 0 1 0 .1 0z",
  "M-45-12h90v24h-90z",
  "M-45-45l90 90h-90z",
  "M-45-45h45a45 45 0 0 1 0 90h-45z",
  "M0-20a20 20 0 1 0 .1 0z",
];

/**
 * Truchet tiles packed at the top that come loose and fall.
 * @param {Sheet} sheet
 */
export function drawConfetti({ width, height, seed, inks }) {
  const random = createRandom(seed);
  const shapes = SHAPES.map((d, index) => element("path", { id: `c${index}`, d }));
  const pieces = range(Math.ceil(height / CELL)).flatMap((row) =>
    range(width / CELL).flatMap((column) => {
      const loose = Math.max(0, (row - 4.5) / 9 + random.between(-0.06, 0.06));
      if (random.next() < loose * 1.05) return [];
      return [piece({ column, row, loose, inks, random })];
    }),
  );
  return [element("defs", {}, shapes), ...pieces];
}

/** @param {{ column: number, row: number, loose: number, inks: readonly string[], random: import("../kit/random.js").Random }} piece */
function piece({ column, row, loose, inks, random }) {
  const stray = (/** @type {number} */ most) => random.between(-most, most) * loose;
  const x = Math.round((column + 0.5) * CELL + stray(50));
  const y = Math.round((row + 0.5) * CELL + stray(50));
  const turn = Math.round(random.integer(0, 3) * 90 + stray(110));
  const size = Math.round(100 * (1 - loose * 0.45)) / 100;
  return element("use", {
    href: `#c${random.integer(0, SHAPES.length - 1)}`,
    fill: random.pick(inks),
    transform: `translate(${x} ${y})rotate(${turn})${size === 1 ? "" : `scale(${size})`}`,
  });
}
