import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const TILE = 150;

/**
 * A floor of one tile laid at random, in a border of another.
 * @param {Sheet} sheet
 */
export function drawTruchetFloor({ width, height, seed, inks, paper }) {
  const random = createRandom(seed);
  const [ink] = inks;
  const [columns, rows] = [width / TILE - 1, Math.floor(height / TILE) - 1];
  const [left, top] = [(width - columns * TILE) / 2, (height - rows * TILE) / 2];
  const tiles = range(rows).flatMap((row) =>
    range(columns).map((column) =>
      element("use", {
        href: random.next() < 0.1 ? "#star" : "#tile",
        transform: `translate(${left + (column + 0.5) * TILE} ${top + (row + 0.5) * TILE})${random.next() < 0.5 ? "rotate(90)" : ""}`,
      }),
    ),
  );
  const frame = { x: left, y: top, width: columns * TILE, height: rows * TILE };
  return [
    element("defs", {}, [tile(ink), star(ink, paper), edge(ink)]),
    element("rect", { width, height, fill: "url(#edge)" }),
    element("rect", { ...frame, fill: paper, stroke: paper, "stroke-width": 30 }),
    ...tiles,
    element("rect", { ...frame, fill: "none", stroke: ink, "stroke-width": 10 }),
  ];
}

/** Quarter rings round two opposite corners, so that they meet those of any neighbour.
 * @param {string} ink */
function tile(ink) {
  const arc = (/** @type {number} */ r) =>
    `M${r - 75}-75A${r} ${r} 0 0 1-75 ${r - 75}M${75 - r} 75A${r} ${r} 0 0 1 75 ${75 - r}`;
  return element("g", { id: "tile", fill: "none", stroke: ink }, [
    element("path", { "stroke-width": 34, d: arc(75) }),
    element("path", { "stroke-width": 8, d: arc(42) + arc(108) }),
    element("path", { "stroke-width": 8, d: arc(20) }),
  ]);
}

/** @param {string} ink @param {string} paper */
function star(ink, paper) {
  return element("g", { id: "star" }, [
    element("path", { fill: ink, d: "M-75-75h150v150h-150z" }),
    element("path", { fill: paper, d: "M0-62Q12-12 62 0Q12 12 0 62Q-12 12-62 0Q-12-12 0-62" }),
    element("path", {
      fill: paper,
      d: "M-75-75h40a40 40 0 0 1-40 40zM75-75v40a40 40 0 0 1-40-40zM75 75h-40a40 40 0 0 1 40-40zM-75 75v-40a40 40 0 0 1 40 40z",
    }),
  ]);
}

/** @param {string} ink */
function edge(ink) {
  return element("pattern", { id: "edge", width: 50, height: 50, patternUnits: "userSpaceOnUse" }, [
    element("path", { fill: ink, d: "M0 0h25v25h25v25h-25v-25h-25z" }),
  ]);
}
