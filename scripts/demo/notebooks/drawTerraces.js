import { overprint } from "../kit/mixColours.js";
import { createNoise } from "../kit/noise.js";
import { range } from "../kit/sheet.js";
import { smooth } from "../kit/smooth.js";
import { element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {import("../kit/svg.js").Point} Point */

const TERRACES = 17;

/**
 * Terraced fields down a valley: each edge steps in front of the one behind it, walls hatched.
 * @param {Sheet} sheet
 */
export function drawTerraces({ width, height, seed, inks, paper }) {
  const [green, ochre = green] = inks;
  const noise = createNoise(seed);
  const fields = range(TERRACES).map((index) => {
    const edge = edgeOf({ index, width, height }, noise);
    const colour = [paper, ochre, green, paper, green, ochre][index % 6];
    return terrace(edge, {
      colour,
      wall: overprint(green, ochre),
      low: height + 80,
      deep: 12 + index * 2.4,
    });
  });
  return [element("circle", { cx: number(width * 0.7), cy: 210, r: 104, fill: ochre }), ...fields];
}

/** @param {{ index: number, width: number, height: number }} place @param {(x: number, y: number) => number} noise @returns {Point[]} */
function edgeOf({ index, width, height }, noise) {
  const t = index / TERRACES;
  const top = height * (0.2 + 0.82 * t ** 1.16);
  return range(29).map((step) => {
    const x = -40 + (step / 28) * (width + 80);
    const valley = Math.cos((x / width - 0.42) * 5.2) * 78 * (1 - t * 0.45);
    return [x, top + valley + noise(x / 210, index * 0.42) * (46 + 40 * t)];
  });
}

/** @param {readonly Point[]} edge @param {{ colour: string | undefined, wall: string, low: number, deep: number }} options */
function terrace(edge, { colour, wall, low, deep }) {
  const [from, to] = [edge[0], edge.at(-1)];
  if (from === undefined || to === undefined) return "";
  const line = smooth(edge);
  const posts = edge.slice(0, -1).flatMap(([x, y], index) => {
    const [nextX, nextY] = edge[index + 1] ?? [x, y];
    return range(3).map((part) => {
      const t = part / 3;
      return `M${number(x + (nextX - x) * t)} ${number(y + (nextY - y) * t)}v${number(deep)}`;
    });
  });
  return (
    element("path", {
      fill: colour,
      stroke: wall,
      "stroke-width": 5,
      d: `${line}V${low}H${number(from[0])}z`,
    }) + element("path", { fill: "none", stroke: wall, "stroke-width": 3, d: posts.join("") })
  );
}
