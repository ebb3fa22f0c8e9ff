import { INKS, PAPERS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { groupBy, times } from "./geometry.js";
import { imprint } from "./imprint.js";

/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {{ from: Point, heading: number, left: number, right: number, depth: number }} Fork left, right: the stretch of coast it feeds, -1 to 1 */
/** @typedef {{ width: number, line: Point[] }} Arm */

const FORKS = 7;
/** An arm that feeds the whole coast is so wide; one that feeds a part, by a power of that part. */
const WIDEST = 58;
const TAPER = 0.6;

/**
 * Delta: a river that forks seven times on its way to the sea; an arm is as wide as the coast it feeds.
 * @returns {import("./art.js").Art}
 */
export function branching() {
  const random = createRandom("delta-2");
  const arms = fork({ from: [520, -20], heading: 0, left: -1, right: 1, depth: 0 }, random);
  const widths = groupBy(arms, ({ width }) => Math.round(width * 2) / 2);
  const marks = [...widths].map(([width, alike]) => {
    /** @type {import("./marks.js").Lines} */
    const mark = {
      kind: "lines",
      colour: INKS.blue,
      width,
      lines: alike.map(({ line }) => line),
      isSmooth: true,
    };
    return mark;
  });
  return {
    paper: PAPERS.sky,
    marks: [...marks, ...sea(), ...imprint("Delta", { colour: INKS.blue })],
    closeUp: { x: 470, y: 640, width: 340 },
  };
}

/** @param {Fork} at @param {import("../kit/random.js").Random} random @returns {Arm[]} */
function fork({ from, heading, left, right, depth }, random) {
  const share = (right - left) / 2;
  const to = goal((left + right) / 2 + random.between(-0.1, 0.1) * share, depth);
  const width = Math.max(2.5, WIDEST * share ** TAPER);
  const arm = { width, line: meander({ from, to, heading, width }, random) };
  if (depth === FORKS) return [arm];
  const split = left + (right - left) * random.between(0.36, 0.64);
  const turn = Math.atan2(to[0] - from[0], to[1] - from[1]);
  const next = { from: to, heading: turn, depth: depth + 1 };
  return [
    arm,
    ...fork({ ...next, left, right: split }, random),
    ...fork({ ...next, left: split, right }, random),
  ];
}

/** Where a fork lies: the deeper, the nearer the coast. @param {number} across @param {number} depth @returns {Point} */
function goal(across, depth) {
  const along = [0.27, 0.46, 0.6, 0.71, 0.8, 0.88, 0.945, 1][depth] ?? 1;
  const spread = 410 * along ** 1.15;
  return [
    500 + spread * across + 20 * (1 - along),
    40 + 1010 * along - 130 * across * across * along,
  ];
}

/** @param {{ from: Point, to: Point, heading: number, width: number }} way @param {import("../kit/random.js").Random} random @returns {Point[]} */
function meander({ from, to, heading, width }, random) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const reach = length * 0.4;
  const out = /** @type {Point} */ ([
    from[0] + Math.sin(heading) * reach,
    from[1] + Math.cos(heading) * reach,
  ]);
  const sway = random.between(-1, 1) * Math.min(16, 5 + width * 0.4);
  return times(7, (index) => {
    const t = index / 6;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const side = sway * Math.sin(t * 2 * Math.PI);
    return /** @type {Point} */ ([
      a * from[0] + b * out[0] + c * to[0] + side,
      a * from[1] + b * out[1] + c * to[1],
    ]);
  });
}

/** The sea: swells that follow the coast. @returns {import("./marks.js").Mark[]} */
function sea() {
  const data = times(6, (row) => {
    const y = 1098 + row * 26;
    return `M90 ${y - 130}Q500 ${y + 130} 910 ${y - 130}`;
  }).join("");
  return [{ kind: "path", colour: INKS.blue, width: 5, dash: "46 17", data }];
}
