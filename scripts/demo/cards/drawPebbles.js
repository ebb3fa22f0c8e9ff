import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { smooth } from "../kit/smooth.js";
import { element } from "../kit/svg.js";
import { middleOf, relax, voronoi } from "../kit/voronoi.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */

const PEBBLES = 64;

/**
 * Voronoi cells worn round, some solid, some banded like agate, some only an outline.
 * @param {Sheet} sheet
 */
export function drawPebbles({ width, height, seed, inks }) {
  const random = createRandom(seed);
  const size = { width: width + 200, height: height + 200 };
  const sites = range(PEBBLES).map(
    () => /** @type {Point} */ ([random.between(0, size.width), random.between(0, size.height)]),
  );
  const cells = voronoi(relax(sites, { ...size, rounds: 2 }), size);
  const pebbles = cells.map((cell) => pebble(cell, { inks, random }));
  return [element("g", { transform: "translate(-100 -100)" }, pebbles)];
}

/** @param {readonly Point[]} cell @param {{ inks: readonly [string, ...string[]], random: import("../kit/random.js").Random }} options */
function pebble(cell, { inks, random }) {
  const [ink, ochre = ink] = inks;
  const ring = (/** @type {number} */ scale) => smooth(shrink(cell, scale), { closed: true });
  const kind = random.integer(0, 9);
  if (kind < 3) return element("path", { fill: ochre, d: ring(1.02) });
  if (kind < 5) return element("path", { fill: ink, d: ring(1.02) });
  if (kind < 8) {
    const bands = [1, 0.86, 0.72, 0.56, 0.42, 0.26, 0.14].map(ring).join("");
    return element("path", { fill: "none", stroke: ink, "stroke-width": 4, d: bands });
  }
  return (
    element("path", { fill: "none", stroke: ink, "stroke-width": 4, d: ring(1) }) +
    element("path", { fill: ochre, d: ring(0.82) }) +
    element("path", { fill: ink, d: ring(0.4) })
  );
}

/** @param {readonly Point[]} cell @param {number} scale @returns {Point[]} */
function shrink(cell, scale) {
  const [x, y] = middleOf(cell);
  return cell.map(([cx, cy]) => [x + (cx - x) * scale, y + (cy - y) * scale]);
}
