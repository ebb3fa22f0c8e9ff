import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { smooth } from "../kit/smooth.js";
import { element } from "../kit/svg.js";

const KINDS = [
  { colour: "#b9a988", thick: 3, count: 420 },
  { colour: "#8d7d60", thick: 2, count: 260 },
  { colour: "#ffffff", thick: 4, count: 200 },
  { colour: INKS.blue, thick: 5, count: 34 },
  { colour: INKS.vermilion, thick: 5, count: 34 },
  { colour: INKS.ochre, thick: 6, count: 30 },
];

/** Paper under the glass: fibres lie along the way the sheet ran, a few of them dyed. */
export function drawFibres() {
  const random = createRandom("fibres");
  const noise = createNoise("fibres");
  const layers = KINDS.map(({ colour, thick, count }) =>
    element("path", {
      stroke: colour,
      "stroke-width": thick,
      d: range(count)
        .map(() => fibre(random, noise))
        .join(""),
    }),
  );
  return [
    element("rect", { width: 1600, height: 1000, fill: PAPERS.cream }),
    element("g", { fill: "none", "stroke-linecap": "round" }, layers),
  ];
}

/** @param {import("../kit/random.js").Random} random @param {(x: number, y: number) => number} noise */
function fibre(random, noise) {
  let [x, y] = [random.between(-200, 1600), random.between(-20, 1020)];
  let angle = random.normal() * 0.2 + noise(x / 500, y / 400) * 0.9;
  const step = random.between(40, 95);
  const points = range(5).map(() => {
    angle += random.normal() * 0.22;
    [x, y] = [x + Math.cos(angle) * step, y + Math.sin(angle) * step];
    return /** @type {const} */ ([x, y]);
  });
  return smooth(points);
}
