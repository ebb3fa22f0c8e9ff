import { INKS, PAPERS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { distance, times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { centroid, cut, relax, voronoi } from "./voronoi.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/** @type {Point} */
const MARKET = [560, 600];
const WALL = 386;
const STREET = 7;
const ALLEY = 2;

/**
 * Old Town: blocks round a market, cut by streets, alleys and a river; the church in the second ink.
 * @returns {import("./art.js").Art}
 */
export function streetPlan() {
  const random = createRandom("old-town");
  const town = times(40, (index) => onWall(WALL * 1.02, (index / 40) * 2 * Math.PI));
  let sites = times(190, () =>
    onWall(WALL * random.next() ** 0.62, random.between(0, 2 * Math.PI)),
  );
  for (let round = 0; round < 3; round += 1) sites = relax(sites, town);
  const blocks = voronoi(sites, town)
    .map((block) => shrink(block, STREET))
    .filter((block) => block.length > 2 && isDry(block));
  const market = blocks.filter((block) => distance(centroid(block), MARKET) < 52);
  const houses = blocks
    .filter((block) => !market.includes(block))
    .flatMap((block) => parcels(block, random));
  const isBright = () => random.next() < 0.045;
  const bright = new Set(houses.filter(isBright));
  return {
    paper: PAPERS.white,
    marks: [
      { kind: "areas", colour: INKS.ink, areas: houses.filter((house) => !bright.has(house)) },
      { kind: "areas", colour: INKS.vermilion, areas: [...bright] },
      ...church(),
      ...wall(),
      current(),
      ...imprint("Old Town", { colour: INKS.ink, second: INKS.vermilion }),
    ],
    closeUp: { x: 560, y: 590, width: 340 },
  };
}

/** A point of the town, which is taller than wide. @param {number} radius @param {number} turn @returns {Point} */
function onWall(radius, turn) {
  return [500 + radius * Math.cos(turn), 660 + radius * 1.42 * Math.sin(turn)];
}

/** The river's middle at this height. @param {number} y */
function river(y) {
  return 300 + 70 * Math.sin(y / 210) + (y - 640) * 0.14;
}

/** @param {readonly Point[]} block */
function isDry(block) {
  return (
    block.every(([x, y]) => Math.abs(x - river(y)) > 13) &&
    Math.abs(centroid(block)[0] - river(centroid(block)[1])) > 20
  );
}

/** @param {readonly Point[]} block @param {number} by @returns {Point[]} */
function shrink(block, by) {
  const middle = centroid(block);
  return block.reduce(
    (kept, from, index) => {
      const to = block[(index + 1) % block.length] ?? from;
      const length = distance(from, to);
      if (length < 1e-6) return kept;
      let normal = /** @type {Point} */ ([(to[1] - from[1]) / length, (from[0] - to[0]) / length]);
      const faces = (middle[0] - from[0]) * normal[0] + (middle[1] - from[1]) * normal[1];
      if (faces > 0) normal = [-normal[0], -normal[1]];
      return cut(kept, [from[0] - normal[0] * by, from[1] - normal[1] * by], normal);
    },
    [...block],
  );
}

/** A block as houses: halved across its length until they are small. @param {Point[]} block @param {import("../kit/random.js").Random} random @returns {Point[][]} */
function parcels(block, random) {
  const size = area(block);
  if (block.length < 3 || size < 90) return [];
  if (size < random.between(420, 1500)) return [block];
  const [a, b] = longest(block);
  const t = random.between(0.36, 0.64);
  const through = /** @type {Point} */ ([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  const length = distance(a, b);
  const along = /** @type {Point} */ ([(b[0] - a[0]) / length, (b[1] - a[1]) / length]);
  const shifted = (/** @type {number} */ by) =>
    /** @type {Point} */ ([through[0] + along[0] * by, through[1] + along[1] * by]);
  return [
    ...parcels(cut(block, shifted(-ALLEY), along), random),
    ...parcels(cut(block, shifted(ALLEY), [-along[0], -along[1]]), random),
  ];
}

/** @param {readonly Point[]} block @returns {[Point, Point]} */
function longest(block) {
  const edges = block.map(
    (from, index) =>
      /** @type {[Point, Point]} */ ([from, block[(index + 1) % block.length] ?? from]),
  );
  return edges.reduce((best, edge) => {
    const isLonger = distance(edge[0], edge[1]) > distance(best[0], best[1]);
    return isLonger ? edge : best;
  });
}

/** @param {readonly Point[]} block */
function area(block) {
  return Math.abs(
    block.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = block[(index + 1) % block.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** @returns {import("./marks.js").Mark[]} */
function church() {
  const [x, y] = MARKET;
  const plan = `M${x - 12} ${y - 44}h24v26h22v22h-22v48h-24v-48h-22v-22h22z`;
  return [{ kind: "path", colour: INKS.vermilion, data: plan, transform: `rotate(18 ${x} ${y})` }];
}

/** The river's surface. @returns {import("./marks.js").Mark} */
function current() {
  const lines = [-9, 0, 9].map((side) =>
    times(22, (step) => /** @type {Point} */ ([river(90 + step * 54) + side, 90 + step * 54])),
  );
  return { kind: "lines", colour: INKS.ink, width: 2.6, lines, isSmooth: true };
}

/** The wall and its towers. @returns {import("./marks.js").Mark[]} */
function wall() {
  const arcs = [
    [-1.5, -0.15],
    [0.02, 1.2],
    [1.4, 1.95],
    [2.1, 3.4],
    [3.56, 4.5],
  ].map(([from = 0, to = 0]) =>
    times(14, (index) => onWall(WALL + 22, from + ((to - from) * index) / 13)),
  );
  const towers = arcs.flatMap((arc) =>
    arc.filter((_, index) => index % 4 === 0).map(([x, y]) => /** @type {const} */ ([x, y, 11])),
  );
  return [
    { kind: "lines", colour: INKS.ink, width: 7, lines: arcs, isSmooth: true },
    { kind: "dots", colour: INKS.ink, dots: towers },
  ];
}
