import { range } from "../kit/sheet.js";
import { element, polyline } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {readonly [right: Point, short: Point, long: Point]} Triangle the right angle first, then the end of the short side, then of the long one */

/**
 * Conway and Radin's pinwheel tiling: a right triangle 1 to 2 falls into five of its kind, which
 * come to lie in ever more directions. Ink follows the direction.
 * @param {Sheet} sheet
 */
export function drawPinwheel({ width, height, inks }) {
  const [red, ink = red] = inks;
  const [wide, high] = [width * 1.04, width * 2.08];
  /** @type {readonly Triangle[]} */
  const halves = [
    [
      [0, 0],
      [wide, 0],
      [0, high],
    ],
    [
      [wide, high],
      [0, high],
      [wide, 0],
    ],
  ];
  const tiles = range(4).reduce((all) => all.flatMap(divide), halves);
  const seen = tiles.filter((tile) => tile.some(([, y]) => y < height + 10));
  const facing = (/** @type {(angle: number) => boolean} */ test) =>
    seen
      .filter((tile) => test(direction(tile)))
      .map((tile) => polyline(tile, { closed: true }))
      .join("");
  return [
    element("path", { fill: red, d: facing((angle) => angle < 1.3) }),
    element("path", { fill: ink, d: facing((angle) => angle >= 1.3 && angle < 2.4) }),
    element("path", {
      fill: "none",
      stroke: ink,
      "stroke-width": 2,
      d: facing((angle) => angle >= 2.4),
    }),
  ];
}

/** @param {Triangle} triangle @returns {Triangle[]} */
function divide([right, short, long]) {
  const foot = mix(short, long, 0.2);
  const half = mix(right, long, 0.5);
  const near = mix(foot, right, 0.5);
  const beyond = mix(foot, long, 0.5);
  return [
    [foot, short, right],
    [near, foot, half],
    [beyond, half, long],
    [near, right, half],
    [beyond, half, foot],
  ];
}

/** @param {Triangle} triangle from 0 to 2π */
function direction([right, , long]) {
  const angle = Math.atan2(long[1] - right[1], long[0] - right[0]);
  return (angle + 4 * Math.PI) % (2 * Math.PI);
}

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
function mix(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
