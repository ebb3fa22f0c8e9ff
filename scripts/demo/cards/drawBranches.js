import { createRandom } from "../kit/random.js";
import { circle, element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/random.js").Random} Random */
/** @typedef {{ x: number, y: number, angle: number, length: number, level: number }} Twig */
/** @typedef {{ random: Random, levels: string[], berries: string[] }} Growing */

const THICK = [30, 19, 12, 8, 5, 3.2, 2];

/**
 * Bare branches across a low red sun, berries at their ends.
 * @param {Sheet} sheet
 */
export function drawBranches({ width, height, seed, inks }) {
  const [ink, red = ink] = inks;
  /** @type {Growing} */
  const growing = { random: createRandom(seed), levels: [], berries: [] };
  grow({ x: width + 30, y: height * 0.98, angle: -2.18, length: 260, level: 0 }, growing);
  grow({ x: width + 30, y: height * 0.42, angle: -2.75, length: 200, level: 1 }, growing);
  const wood = growing.levels.map((d, level) =>
    element("path", { d, "stroke-width": THICK[level] }),
  );
  return [
    element("circle", { cx: width * 0.36, cy: height * 0.33, r: width * 0.235, fill: red }),
    element("g", { fill: "none", stroke: ink, "stroke-linecap": "round" }, wood),
    element("path", { fill: red, d: growing.berries.join("") }),
  ];
}

/** @param {Twig} twig @param {Growing} growing */
function grow({ x, y, angle, length, level }, growing) {
  const { random, levels, berries } = growing;
  const bend = random.between(-0.22, 0.22);
  const [middleX, middleY] = [
    x + Math.cos(angle + bend) * length * 0.5,
    y + Math.sin(angle + bend) * length * 0.5,
  ];
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  levels[level] =
    `${levels[level] ?? ""}M${number(x)} ${number(y)}Q${number(middleX)} ${number(middleY)} ${number(endX)} ${number(endY)}`;
  if (level === THICK.length - 1) {
    if (random.next() < 0.3) berries.push(circle(endX, endY, random.pick([6, 7.5, 9])));
    return;
  }
  const shorter = (/** @type {number} */ least) => length * random.between(least, least + 0.12);
  const place = { x: endX, y: endY, level: level + 1 };
  grow({ ...place, angle: angle + random.between(0.12, 0.42), length: shorter(0.72) }, growing);
  grow({ ...place, angle: angle - random.between(0.22, 0.52), length: shorter(0.68) }, growing);
  if (random.next() < 0.3) {
    const side = { x: middleX, y: middleY, level: Math.min(level + 2, THICK.length - 1) };
    grow({ ...side, angle: angle + random.pick([-0.8, 0.8]), length: shorter(0.4) }, growing);
  }
}
