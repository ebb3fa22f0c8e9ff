import { INKS, PAPERS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { circle } from "../kit/svg.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {{ x: number, y: number, r: number }} Sphere */

/** @type {readonly Sphere[]} */
const SPHERES = [
  { x: 560, y: 540, r: 150 },
  { x: 360, y: 850, r: 250 },
  { x: 700, y: 930, r: 180 },
  { x: 838, y: 1064, r: 52 },
];
const BALL = { x: 420, y: 300, r: 104 };
const GROUND = 1122;
/** Each turn of the hatching is drawn where the sphere is darker than this. */
const LAYERS = [
  { turn: -0.6, darker: 0.2 },
  { turn: 0.35, darker: 0.5 },
  { turn: 1.2, darker: 0.72 },
];

/**
 * Quiet Spheres: a still life in three directions of hatching and one flat ball.
 * @returns {import("./art.js").Art}
 */
export function hatchedSpheres() {
  const random = createRandom("quiet-spheres");
  const paper = PAPERS.white;
  const hatch = (/** @type {Sphere} */ sphere) => [
    /** @type {const} */ ({
      kind: "path",
      colour: paper,
      data: circle(sphere.x, sphere.y, sphere.r),
    }),
    hatching(sphere, random),
    /** @type {const} */ ({
      kind: "path",
      colour: INKS.ink,
      width: 2.6,
      data: circle(sphere.x, sphere.y, sphere.r),
    }),
  ];
  return {
    paper,
    marks: [
      shadow(random),
      { kind: "path", colour: INKS.ochre, data: circle(BALL.x, BALL.y, BALL.r) },
      hatching(BALL, random),
      ...SPHERES.flatMap(hatch),
      ...imprint("Quiet Spheres", { colour: INKS.ink, second: INKS.ochre }),
    ],
    closeUp: { x: 545, y: 760, width: 340 },
  };
}

/** @param {Sphere} sphere @param {import("../kit/random.js").Random} random @returns {import("./marks.js").Lines} */
function hatching(sphere, random) {
  const lines = LAYERS.flatMap((layer) => {
    /** @type {Point[][]} */
    const strokes = [];
    for (let offset = -sphere.r + 5; offset < sphere.r; offset += 9) {
      strokes.push(...dark(sphere, { ...layer, offset: offset + random.between(-1, 1) }));
    }
    return strokes;
  });
  return { kind: "lines", colour: INKS.ink, width: 2.6, lines };
}

/**
 * The dark pieces of one straight line across a sphere.
 * @param {Sphere} sphere
 * @param {{ turn: number, darker: number, offset: number }} line
 */
function dark({ x, y, r }, { turn, darker, offset }) {
  const half = Math.sqrt(Math.max(0, r * r - offset * offset));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** @type {Point[][]} */
  const pieces = [];
  /** @type {Point[]} */
  let piece = [];
  for (let at = -half; at <= half; at += 4) {
    const [u, v] = [(at * cos - offset * sin) / r, (at * sin + offset * cos) / r];
    const z = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    const tone = 0.62 + 0.55 * (0.62 * u + 0.55 * v) - 0.42 * z;
    if (tone > darker) piece.push([x + u * r, y + v * r]);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return [...pieces, piece].flatMap((points) => {
    const [first, last] = [points[0], points.at(-1)];
    return first === undefined || last === undefined || points.length < 3 ? [] : [[first, last]];
  });
}

/** What they throw on the table. @param {import("../kit/random.js").Random} random @returns {import("./marks.js").Lines} */
function shadow(random) {
  /** @type {Point[][]} */
  const lines = [];
  for (let y = GROUND - 70; y < GROUND + 70; y += 10) {
    const t = (y - GROUND) / 72;
    const half = 380 * Math.sqrt(Math.max(0, 1 - t * t));
    const middle = 600 - t * 60;
    const [from, to] = [
      middle - half + random.between(0, 24),
      middle + half * 0.86 + random.between(-24, 0),
    ];
    if (to > from)
      lines.push([
        [from, y],
        [Math.min(910, to), y],
      ]);
  }
  return { kind: "lines", colour: INKS.ink, width: 2.6, lines };
}
