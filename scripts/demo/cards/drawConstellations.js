import { blend } from "../kit/mixColours.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { circle, element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("../kit/random.js").Random} Random */

/**
 * Two charts of an invented sky, north and south: stars, figures that join them, hours and circles.
 * @param {Sheet} sheet
 */
export function drawConstellations({ width, height, seed, inks, paper }) {
  const random = createRandom(seed);
  const [night, gold = night] = inks;
  const radius = width * 0.222;
  const [y, aside] = [height / 2, radius + 24];
  const halves = [width / 2 - aside, width / 2 + aside];
  const rim = radius + 18;
  const lens = halves.map((x) => circle(x, y, radius)).join("");
  return [
    element("rect", { width, height, fill: night }),
    ...halves.flatMap((x) =>
      hemisphere({ x, y, radius }, { random, gold, paper, faint: blend(night, paper, 0.42) }),
    ),
    element("path", { fill: "none", stroke: gold, "stroke-width": 4, d: lens }),
    ...halves.map((cx) =>
      element("circle", {
        cx,
        cy: y,
        r: rim,
        fill: "none",
        stroke: gold,
        "stroke-width": 12,
        "stroke-dasharray": `2 ${number((2 * Math.PI * rim) / 96 - 2, 3)}`,
      }),
    ),
    element("path", {
      fill: gold,
      d: [
        [width / 2, y - radius * 0.98, 30],
        [width / 2, y + radius * 0.98, 30],
        [70, 70, 20],
        [width - 70, 70, 20],
        [70, height - 70, 20],
        [width - 70, height - 70, 20],
      ]
        .map(([sx = 0, sy = 0, size = 20]) => star(sx, sy, size))
        .join(""),
    }),
    element("rect", {
      x: 34,
      y: 34,
      width: width - 68,
      height: height - 68,
      fill: "none",
      stroke: gold,
      "stroke-width": 3,
    }),
  ];
}

/** @param {{ x: number, y: number, radius: number }} chart @param {{ random: Random, gold: string, paper: string, faint: string }} options */
function hemisphere({ x, y, radius }, { random, gold, paper, faint }) {
  const figures = range(7).map((index) => figure({ x, y, radius, index }, random));
  const dust = range(200).map(() => {
    const [angle, far] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next()) * radius];
    return circle(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      random.pick([1.5, 1.5, 2, 2.5, 3.5]),
    );
  });
  return [
    element("path", {
      fill: "none",
      stroke: faint,
      "stroke-width": 1.5,
      d: grid({ x, y, radius }),
    }),
    element("path", { fill: paper, d: dust.join("") }),
    element("path", {
      fill: "none",
      stroke: gold,
      "stroke-width": 2.5,
      d: figures.map(joined).join(""),
    }),
    element("path", {
      fill: gold,
      d: figures
        .flat()
        .map(([sx, sy], index) => star(sx, sy, [17, 10, 13, 9][index % 4] ?? 10))
        .join(""),
    }),
  ];
}

/** @param {{ x: number, y: number, radius: number }} chart */
function grid({ x, y, radius }) {
  const circles = [0.25, 0.5, 0.75].map((part) => circle(x, y, radius * part));
  const hours = range(24).map((hour) => {
    const angle = (hour / 24) * 2 * Math.PI;
    const from = hour % 2 === 0 ? 0.06 : 0.25;
    const at = (/** @type {number} */ far) =>
      `${number(x + Math.cos(angle) * far)} ${number(y + Math.sin(angle) * far)}`;
    return `M${at(radius * from)}L${at(radius)}`;
  });
  return [...circles, ...hours].join("");
}

/** A wandering chain of stars in its own part of the sky.
 * @param {{ x: number, y: number, radius: number, index: number }} part @param {Random} random @returns {Point[]} */
function figure({ x, y, radius, index }, random) {
  const middle = (index / 6) * 2 * Math.PI;
  const far = index === 6 ? 0 : radius * 0.66;
  let [px, py] = [x + Math.cos(middle) * far, y + Math.sin(middle) * far];
  let angle = random.between(0, 6);
  return range(random.integer(4, 6)).map(() => {
    angle += random.between(-1.2, 1.2);
    const step = radius * random.between(0.13, 0.22);
    const [nextX, nextY] = [px + Math.cos(angle) * step, py + Math.sin(angle) * step];
    const out = Math.hypot(nextX - x, nextY - y) > radius * 0.93;
    [px, py] = out ? [px + (x - px) * 0.22, py + (y - py) * 0.22] : [nextX, nextY];
    return [px, py];
  });
}

/** @param {readonly Point[]} stars */
function joined(stars) {
  return stars
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${number(x)} ${number(y)}`)
    .join("");
}

/** @param {number} x @param {number} y @param {number} size */
function star(x, y, size) {
  const [s, w] = [number(size), number(size * 0.18)];
  return `M${number(x)} ${number(y - size)}q${w} ${number(size - size * 0.18)} ${s} ${s}q-${number(size - size * 0.18)} ${w}-${s} ${s}q-${w}-${number(size - size * 0.18)}-${s}-${s}q${number(size - size * 0.18)}-${w} ${s}-${s}`;
}
