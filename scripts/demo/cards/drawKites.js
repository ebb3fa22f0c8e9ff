import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { smooth } from "../kit/smooth.js";
import { element, number, polyline } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {{ x: number, y: number, size: number, lean: number, pattern: number }} Kite */

/** @type {readonly Kite[]} */
const KITES = [
  { x: 330, y: 330, size: 250, lean: 24, pattern: 0 },
  { x: 690, y: 215, size: 150, lean: -14, pattern: 1 },
  { x: 640, y: 590, size: 180, lean: 34, pattern: 2 },
  { x: 190, y: 790, size: 130, lean: -20, pattern: 1 },
  { x: 480, y: 845, size: 84, lean: 16, pattern: 0 },
];

/**
 * Kites in two inks with ribboned tails; every line runs to one corner.
 * @param {Sheet} sheet
 */
export function drawKites({ width, height, seed, inks, paper }) {
  const random = createRandom(seed);
  const [first, second = first] = inks;
  const lines = KITES.map(
    ({ x, y }) =>
      `M${x} ${y}Q${(x + width) / 2 - 60} ${(y + height) / 2 + 130} ${width + 40} ${height + 10}`,
  );
  return [
    element("path", { fill: "none", stroke: second, "stroke-width": 2, d: clouds(width).join("") }),
    element("path", { fill: "none", stroke: second, "stroke-width": 2.5, d: lines.join("") }),
    ...KITES.map((one) => kite(one, { first, second, paper, phase: random.between(0, 6) })),
  ];
}

/** Clouds are heaps of level lines.
 * @param {number} width */
function clouds(width) {
  const heaps = [
    { x: 90, y: 610, long: 300 },
    { x: width - 260, y: 420, long: 330 },
    { x: 40, y: 1130, long: 460 },
  ];
  return heaps.flatMap(({ x, y, long }) =>
    range(9).map((row) => {
      const swell = Math.sin(((row + 1) / 10) * Math.PI) * 0.5 + 0.5;
      const start = x + long * (0.5 - swell / 2) + (row % 3) * 22;
      return `M${number(start)} ${y + row * 11}h${number(long * swell)}`;
    }),
  );
}

/** @param {Kite} kite @param {{ first: string, second: string, paper: string, phase: number }} options */
function kite({ x, y, size, lean, pattern }, { first, second, paper, phase }) {
  const [top, low, side] = [-size * 0.55, size * 0.8, size * 0.5];
  const quarter = (/** @type {number} */ across, /** @type {number} */ along) =>
    polyline(
      [
        [0, 0],
        [across, 0],
        [0, along],
      ],
      { closed: true },
    );
  const colours = pattern === 1 ? [second, first] : [first, second];
  const body = [
    element("path", {
      fill: paper,
      d: polyline(
        [
          [0, top],
          [side, 0],
          [0, low],
          [-side, 0],
        ],
        { closed: true },
      ),
    }),
    element("path", { fill: colours[0], d: quarter(-side, top) + quarter(side, low) }),
    element("path", {
      fill: colours[1],
      d: pattern === 0 ? stripes({ side, low, top }) : quarter(side, top) + quarter(-side, low),
    }),
  ];
  const tail = element("path", {
    fill: "none",
    stroke: first,
    "stroke-width": 4,
    d: smooth(tailOf({ low, size, phase })),
  });
  const bows = tailOf({ low, size, phase })
    .filter((_, index) => index % 4 === 3)
    .map(([bx, by], index) =>
      element("path", { fill: index % 2 === 0 ? second : first, d: bow(bx, by, size * 0.1) }),
    );
  return element("g", { transform: `translate(${x} ${y})rotate(${lean})` }, [
    tail,
    ...bows,
    ...body,
  ]);
}

/** Bars that fill the two open quarters.
 * @param {{ side: number, low: number, top: number }} kite */
function stripes({ side, low, top }) {
  return range(8)
    .flatMap((index) => {
      const [from, to] = [index / 8, (index + 0.5) / 8];
      const bar = (/** @type {number} */ across, /** @type {number} */ along) =>
        polyline(
          [
            [across * from, along * (1 - from)],
            [across * to, along * (1 - to)],
            [across * to, 0],
            [across * from, 0],
          ],
          { closed: true },
        );
      return [bar(side, top), bar(-side, low)];
    })
    .join("");
}

/** @param {{ low: number, size: number, phase: number }} tail @returns {Point[]} */
function tailOf({ low, size, phase }) {
  return range(20).map((index) => [
    Math.sin(index * 0.62 + phase) * size * 0.012 * index - Math.sin(phase) * 2,
    low + index * size * 0.075,
  ]);
}

/** @param {number} x @param {number} y @param {number} size */
function bow(x, y, size) {
  const half = number(size * 0.7);
  return `M${number(x - size)} ${number(y - size * 0.7)}L${number(x + size)} ${number(y + size * 0.7)}v-${number(size * 1.4)}L${number(x - size)} ${number(y + size * 0.7)}zM${number(x)} ${number(y)}h${half}z`;
}
