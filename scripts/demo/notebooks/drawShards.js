import { overprint } from "../kit/mixColours.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element, polyline } from "../kit/svg.js";
import { middleOf, voronoi } from "../kit/voronoi.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */

const SHARDS = 150;

/**
 * Voronoi cells like broken glass, small where the blow fell; a disc of the second ink shines through.
 * @param {Sheet} sheet
 */
export function drawShards({ width, height, seed, inks }) {
  const [green, ochre = green] = inks;
  const random = createRandom(seed);
  const blow = { x: width * 0.64, y: height * 0.36 };
  const cells = voronoi(scatter(blow, random), { width, height });
  const kinds = cells.map(() => random.integer(0, 4));
  const part = (/** @type {number} */ kind) =>
    cells.flatMap((cell, index) => (kinds[index] === kind ? [outline(cell)] : [])).join("");
  const hatch = [0, 1].map((index) =>
    element(
      "pattern",
      {
        id: `h${index}`,
        width: 12,
        height: 12,
        patternUnits: "userSpaceOnUse",
        patternTransform: `rotate(${index === 0 ? 35 : -50})`,
      },
      [element("rect", { width: 12, height: 5, fill: green })],
    ),
  );
  const solid = part(0) + part(1);
  const disc = { cx: blow.x, cy: blow.y, r: width * 0.29 };
  return [
    element("defs", {}, [
      ...hatch,
      element("clipPath", { id: "solid" }, [element("path", { d: solid })]),
    ]),
    element("circle", { ...disc, fill: ochre }),
    element("path", { fill: "url(#h0)", d: part(2) }),
    element("path", { fill: "url(#h1)", d: part(3) }),
    element("path", { fill: green, d: solid }),
    element("circle", { ...disc, fill: overprint(green, ochre), "clip-path": "url(#solid)" }),
  ];
}

/** @param {{ x: number, y: number }} blow @param {import("../kit/random.js").Random} random */
function scatter({ x, y }, random) {
  return range(SHARDS).map((index) => {
    const angle = index * 2.399963 + random.between(-0.25, 0.25);
    const far = 1250 * (index / SHARDS) ** 1.15 + 14;
    return /** @type {Point} */ ([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  });
}

/** The cell a little smaller, so that light shows between.
 * @param {readonly Point[]} cell */
function outline(cell) {
  if (cell.length < 3) return "";
  const [x, y] = middleOf(cell);
  const far = Math.max(...cell.map((point) => Math.hypot(point[0] - x, point[1] - y)));
  const scale = Math.max(0.7, 1 - 7 / far);
  return polyline(
    cell.map(([cx, cy]) => [x + (cx - x) * scale, y + (cy - y) * scale]),
    { closed: true },
  );
}
