import { blend } from "../kit/mixColours.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const STEP = 36;

/**
 * Hitomezashi: every row and column is a running stitch that begins over or under the cloth. The
 * stitches close into shapes, which take turns to be light and dark.
 * @param {Sheet} sheet
 */
export function drawStitch({ width, height, seed, inks, paper }) {
  const [blue] = inks;
  const random = createRandom(seed);
  const bits = (/** @type {number} */ count) =>
    range(count).map(() => (random.next() < 0.5 ? 1 : 0));
  const half = bits(Math.ceil(width / STEP / 2) + 1);
  const columns = [...half].reverse().concat(half.slice(1));
  const rows = bits(Math.ceil(height / STEP) + 1);
  const lines = [
    ...columns.map((bit, column) => line(`M${column * STEP} ${-2 * STEP}V${height}`, bit)),
    ...rows.map((bit, row) => line(`M${-2 * STEP} ${row * STEP}H${width + STEP}`, bit)),
  ];
  return [
    element("rect", { width, height, fill: blue }),
    element("path", { fill: blend(blue, paper, 0.24), d: patches(columns, rows) }),
    element(
      "g",
      { stroke: paper, "stroke-width": 6, "stroke-dasharray": `${STEP} ${STEP}` },
      lines,
    ),
  ];
}

/** @param {string} d @param {number} bit */
function line(d, bit) {
  return element("path", { d, "stroke-dashoffset": bit === 1 ? STEP : undefined });
}

/** A stitch between two cells changes light to dark.
 * @param {readonly number[]} columns @param {readonly number[]} rows */
function patches(columns, rows) {
  let data = "";
  let start = 0;
  rows.forEach((bit, row) => {
    let shade = start;
    columns.forEach((other, column) => {
      if (column > 0) shade ^= (row + other + 1) % 2;
      if (shade === 1) data += `M${column * STEP} ${row * STEP}h${STEP}v${STEP}h-${STEP}z`;
    });
    start ^= ((rows[row + 1] ?? bit) + 1) % 2;
  });
  return data;
}
