import { overprint } from "../kit/mixColours.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { circle, element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {{ x: number, y: number, radius: number }} Balloon */

/** Radii of balloons, from least to most, for each thousand and a half attempts to place one. */
/** @type {readonly (readonly [number, number])[]} */
const SIZES = [
  [88, 104],
  [58, 74],
  [38, 52],
  [24, 34],
  [16, 24],
];

/**
 * Circles packed in a circle, each a balloon whose string runs to one hand.
 * @param {Sheet} sheet
 */
export function drawBalloons({ width, height, seed, inks, paper }) {
  const random = createRandom(seed);
  const crowd = { x: width / 2, y: height * 0.365, radius: width * 0.42 };
  const balloons = pack(crowd, random);
  const hand = { x: width / 2 + 30, y: height * 0.9 };
  const strings = balloons.map((balloon) => string(balloon, hand));
  const [first, second = first] = inks;
  const bodies = inks.map((fill, ink) =>
    element("path", {
      fill,
      d: balloons.map((one, index) => (index % inks.length === ink ? body(one) : "")).join(""),
    }),
  );
  const shines = balloons.map(({ x, y, radius }) => shine(x, y, radius));
  return [
    element("path", {
      fill: "none",
      stroke: overprint(first, second),
      "stroke-width": 2,
      d: strings.join(""),
    }),
    ...bodies,
    element("path", {
      fill: "none",
      stroke: paper,
      "stroke-width": 5,
      "stroke-linecap": "round",
      d: shines.join(""),
    }),
  ];
}

/** @param {Balloon} crowd @param {import("../kit/random.js").Random} random */
function pack(crowd, random) {
  /** @type {Balloon[]} */
  const packed = [];
  for (const attempt of range(9000)) {
    const [angle, far] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next()) * crowd.radius];
    const [x, y] = [crowd.x + Math.cos(angle) * far, crowd.y + Math.sin(angle) * far];
    const free = packed.reduce(
      (room, other) => Math.min(room, Math.hypot(x - other.x, y - other.y) - other.radius - 6),
      crowd.radius - far,
    );
    const [least, most] = SIZES[Math.floor(attempt / 1500)] ?? [10, 16];
    if (free >= least) packed.push({ x, y, radius: Math.min(free, most) });
  }
  return packed;
}

/** A balloon is a circle with a small knot below.
 * @param {Balloon} balloon */
function body({ x, y, radius }) {
  const knot = Math.max(4, radius * 0.13);
  return `${circle(x, y, radius)}M${number(x)} ${number(y + radius - 2)}l${number(knot)} ${number(knot * 1.3)}h-${number(knot * 2)}z`;
}

/** @param {Balloon} balloon @param {{ x: number, y: number }} hand */
function string({ x, y, radius }, hand) {
  const low = y + radius;
  return `M${number(x)} ${number(low)}C${number(x)} ${number(low + 180)} ${number(hand.x + (x - hand.x) * 0.1)} ${number(hand.y - 260)} ${number(hand.x)} ${number(hand.y)}`;
}

/** @param {number} x @param {number} y @param {number} radius */
function shine(x, y, radius) {
  const far = radius * 0.7;
  const r = number(far, 1);
  return `M${number(x - far)} ${number(y)}A${r} ${r} 0 0 1 ${number(x)} ${number(y - far)}`;
}
