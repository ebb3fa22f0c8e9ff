import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { circle, element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {{ x: number, top: number, leaf: string, pairs: number, size: number, flower: string }} Stem */

/** Leaves as if cut with scissors: each grows from 0, 0 to the right, 100 long, its vein left open. */
const LEAVES = {
  lens: "M0 0Q40-52 100-34Q72 18 0 0M14-4Q50-14 84-29Q50-20 14-4",
  round: "M0 0C10-70 96-70 92-8C88 34 26 30 0 0M12-4L78-16L12-8z",
  lance: "M0 0C40-26 86-26 112-46C98 0 50 16 0 0M16-2L96-36L18-6z",
  fan: "M0 0L58-72Q104-56 104 8L0 0M18-6L58-52L24-9zM22-5L84-26L28-3z",
  comb: "M0 0Q12-60 44-62Q34-28 30-10Q58-52 84-46Q62-16 50-2Q78-26 104-14Q60 26 0 0",
};
/** Flowers stand on 0, 0. */
const FLOWERS = {
  tulip: "M-52-20Q-60-110-50-130L-24-96L0-138L24-96L50-130Q60-110 52-20Q0 24-52-20",
  disc: `${circle(0, -62, 62)}${circle(0, -62, 22)}`,
  cup: "M-70-84A70 70 0 0 0 70-84zM-52-94h22v-38h-22zM-11-94h22v-58h-22zM30-94h22v-38h-22z",
  star: "M0 0Q-20-40-74-34Q-44-66-66-112Q-22-100 0-144Q22-100 66-112Q44-66 74-34Q20-40 0 0",
};

/**
 * A bed of cut-paper plants, one kind a stem.
 * @param {Sheet} sheet
 */
export function drawLeaves({ height, seed, inks }) {
  const [green, red = green] = inks;
  const random = createRandom(seed);
  const bed = stems(height);
  const shapes = Object.entries({ ...LEAVES, ...FLOWERS }).map(([id, d]) =>
    element("path", { id, d, "fill-rule": "evenodd" }),
  );
  const berries = bed.flatMap(({ x, top, pairs }) =>
    range(pairs - 2).map((pair) =>
      circle(x + random.pick([-1, 1]) * random.between(60, 84), top + 60 + pair * 112, 11),
    ),
  );
  return [
    element("defs", {}, shapes),
    element(
      "g",
      { fill: green },
      bed.flatMap((stem) => plant(stem, height)),
    ),
    element("g", { fill: red }, [
      ...bed.map(({ x, top, flower }) =>
        element("use", { href: `#${flower}`, transform: `translate(${x} ${top})` }),
      ),
      element("path", { d: berries.join("") }),
    ]),
    element("rect", { y: height - 84, width: 900, height: 84, fill: green }),
  ];
}

/** @param {number} height @returns {Stem[]} */
function stems(height) {
  const low = height - 84;
  return [
    { x: 130, top: low - 640, leaf: "lance", pairs: 5, size: 1.06, flower: "disc" },
    { x: 290, top: low - 880, leaf: "round", pairs: 7, size: 0.96, flower: "tulip" },
    { x: 450, top: low - 720, leaf: "lens", pairs: 5, size: 1.12, flower: "star" },
    { x: 610, top: low - 950, leaf: "comb", pairs: 7, size: 1.02, flower: "cup" },
    { x: 770, top: low - 600, leaf: "fan", pairs: 4, size: 0.98, flower: "tulip" },
  ];
}

/** @param {Stem} stem @param {number} height */
function plant({ x, top, leaf, pairs, size }, height) {
  const step = (height - 84 - top - 90) / pairs;
  const leaves = range(pairs).flatMap((pair) => {
    const y = Math.round(top + 90 + step * (pair + 0.75));
    const grown = Math.round(size * (0.72 + (0.28 * pair) / pairs) * 100) / 100;
    return [1, -1].map((side) =>
      element("use", {
        href: `#${leaf}`,
        transform: `translate(${x + side * 4} ${y})scale(${side * grown} ${grown})rotate(-14)`,
      }),
    );
  });
  return [element("rect", { x: x - 5, y: top - 6, width: 10, height: height - top }), ...leaves];
}
