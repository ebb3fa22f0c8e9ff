import { face } from "../kit/isometric.js";
import { blend } from "../kit/mixColours.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/isometric.js").Place} Place */
/** @typedef {{ x: number, y: number, z: number, wide: number, deep: number, high: number }} House */

const LOT = 118;
const ROWS = 6;
/** How far the ground is cut off below the lowest houses. */
const BASE = 400;
/** From one ring of lots to the next. */
const RISE = 54;

/**
 * A village on a square hill, seen from above, the highest house in its middle.
 * @param {Sheet} sheet
 */
export function drawHouses({ width, height, seed, inks, paper }) {
  const random = createRandom(seed);
  const [roof, wall = roof, ink = roof] = inks;
  const colours = { roofs: [roof, ink, wall], ink, wall, plain: blend(paper, "#ffffff", 0.75) };
  const lots = range(ROWS).flatMap((row) => range(ROWS).map((column) => [column, row]));
  const houses = lots.map(([column = 0, row = 0]) => {
    const far = Math.max(Math.abs(column - 2.5), Math.abs(row - 2.5));
    const z = Math.round((2.5 - far) * RISE);
    const isTree = random.next() < 0.14;
    const place = { x: column * LOT, y: row * LOT, z };
    return (
      ground(place, colours) + (isTree ? tree(place, colours) : house(place, { random, colours }))
    );
  });
  const move = `translate(${width / 2} ${Math.round(height * 0.35)})scale(.68)`;
  const sun = element("circle", { cx: width * 0.7, cy: height * 0.2, r: 110, fill: wall });
  const block = [...cut(colours, random), ...houses];
  return [sun, element("g", { transform: move, "stroke-linejoin": "round" }, block)];
}

/** The two sides of the block of earth that the village stands on.
 * @param {Colours} colours @param {import("../kit/random.js").Random} random */
function cut({ plain, ink }, random) {
  const side = ROWS * LOT;
  const lit = face([
    [0, side, 0],
    [side, side, 0],
    [side, side, -BASE],
    [0, side, -BASE],
  ]);
  const dark = face([
    [side, 0, 0],
    [side, side, 0],
    [side, side, -BASE],
    [side, 0, -BASE],
  ]);
  return [
    element("path", { fill: plain, d: lit }),
    element("path", { fill: ink, d: dark }),
    element("path", { fill: "none", stroke: ink, "stroke-width": 5, d: layers(random) }),
  ];
}

/** Layers of earth on the lit side.
 * @param {import("../kit/random.js").Random} random */
function layers(random) {
  const side = ROWS * LOT;
  return range(11)
    .flatMap((layer) => {
      const low = -34 - layer * 34;
      return range(3).map((part) => {
        const [from, to] = [part * 0.34, part * 0.34 + random.between(0.12, 0.3)];
        return face([
          [side * from, side, low],
          [side * to, side, low],
        ]).replace("z", "");
      });
    })
    .join("");
}

/** @typedef {{ roofs: string[], ink: string, wall: string, plain: string }} Colours */
/** @typedef {{ x: number, y: number, z: number }} Spot */

/** @param {Spot} spot @param {Colours} colours */
function ground({ x, y, z }, { plain, ink, wall }) {
  const [right, front, low] = [x + LOT, y + LOT, Math.max(0, z - RISE)];
  return (
    element("path", {
      fill: plain,
      stroke: plain,
      d: face([
        [x, front, z],
        [right, front, z],
        [right, front, low],
        [x, front, low],
      ]),
    }) +
    element("path", {
      fill: ink,
      stroke: ink,
      d: face([
        [right, y, z],
        [right, front, z],
        [right, front, low],
        [right, y, low],
      ]),
    }) +
    element("path", {
      fill: wall,
      d: face([
        [x, y, z],
        [right, y, z],
        [right, front, z],
        [x, front, z],
      ]),
    })
  );
}

/** @param {Spot} spot @param {{ random: import("../kit/random.js").Random, colours: Colours }} options */
function house({ x, y, z }, { random, colours }) {
  const high = random.integer(46, 118);
  const rise = random.integer(30, 62);
  const [left, back, right, front] = [x + 16, y + 16, x + LOT - 16, y + LOT - 16];
  const [top, ridge, middle] = [z + high, z + high + rise, (left + right) / 2];
  const roof = random.pick(colours.roofs.slice(0, 2).concat(colours.roofs[0] ?? ""));
  const cover = roof === colours.wall ? colours.roofs[0] : roof;
  const walls = [
    element("path", {
      fill: colours.plain,
      d: face([
        [left, front, z],
        [left, front, top],
        [middle, front, ridge],
        [right, front, top],
        [right, front, z],
      ]),
    }),
    element("path", {
      fill: colours.ink,
      d: face([
        [right, back, z],
        [right, back, top],
        [right, front, top],
        [right, front, z],
      ]),
    }),
    element("path", {
      fill: cover,
      stroke: colours.plain,
      "stroke-width": 2,
      d: face([
        [right, back - 6, top],
        [right, front + 6, top],
        [middle, front + 6, ridge],
        [middle, back - 6, ridge],
      ]),
    }),
  ];
  return walls.join("") + windows({ left, right, front, back, z, high }, colours);
}

/** @param {{ left: number, right: number, front: number, back: number, z: number, high: number }} house @param {Colours} colours */
function windows({ left, right, front, back, z, high }, { ink, wall }) {
  const floors = Math.floor(high / 40);
  const pane = (/** @type {number} */ across, /** @type {number} */ low) => {
    const from = left + 12 + across * 38;
    return face([
      [from, front, low],
      [from + 20, front, low],
      [from + 20, front, low + 24],
      [from, front, low + 24],
    ]);
  };
  const lit = (/** @type {number} */ along, /** @type {number} */ low) => {
    const from = back + 12 + along * 38;
    return face([
      [right, from, low],
      [right, from + 20, low],
      [right, from + 20, low + 24],
      [right, from, low + 24],
    ]);
  };
  const each = range(floors).flatMap((floor) =>
    [0, 1].map((side) => ({ side, low: z + 12 + floor * 40 })),
  );
  return (
    element("path", { fill: ink, d: each.map(({ side, low }) => pane(side, low)).join("") }) +
    element("path", { fill: wall, d: each.map(({ side, low }) => lit(side, low)).join("") })
  );
}

/** @param {Spot} spot @param {Colours} colours */
function tree({ x, y, z }, { ink, roofs }) {
  const middle = LOT / 2;
  const cone = (/** @type {number} */ low, /** @type {number} */ half) =>
    face([
      [x + middle - half, y + middle + half, z + low],
      [x + middle, y + middle, z + low + 76],
      [x + middle + half, y + middle - half, z + low],
    ]);
  return (
    element("path", {
      stroke: ink,
      "stroke-width": 8,
      d: face([
        [x + middle, y + middle, z],
        [x + middle, y + middle, z + 40],
      ]),
    }) + element("path", { fill: roofs[1], d: cone(26, 34) + cone(70, 26) })
  );
}
