import { INKS, PAPERS } from "../kit/inks.js";
import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

const COLOURS = [PAPERS.white, PAPERS.cream, PAPERS.grey, PAPERS.sky, PAPERS.rose, PAPERS.kraft];

/** Sheets from tissue to board, piled by weight: each the thicker the lower it lies. */
export function drawStack() {
  const random = createRandom("weight");
  let y = 900;
  const sheets = range(34).map((index) => {
    const thick = Math.round(46 * 0.91 ** index) + 3;
    y -= thick + 1;
    const [x, width] = [300 + random.integer(-34, 34), 900 + random.integer(-40, 40)];
    const fill =
      index % 9 === 4
        ? [INKS.vermilion, INKS.blue, INKS.ochre, INKS.green][Math.floor(index / 9) % 4]
        : COLOURS[random.integer(0, 5)];
    return [
      element("rect", { x, y, width, height: thick, fill }),
      element("rect", {
        x,
        y: y + thick - Math.max(1, thick * 0.16),
        width,
        height: Math.max(1, thick * 0.16),
        fill: "#000",
        opacity: 0.14,
      }),
    ].join("");
  });
  return [
    element("rect", { width: 1600, height: 1000, fill: "#8fa3ad" }),
    element("rect", { y: 900, width: 1600, height: 100, fill: "#5f747e" }),
    element("ellipse", {
      cx: 760,
      cy: 904,
      rx: 560,
      ry: 22,
      fill: "#1d1914",
      opacity: 0.35,
      filter: "url(#soft)",
    }),
    ...sheets,
    weight(y),
  ];
}

/** A brass kilogram on the pile.
 * @param {number} y */
function weight(y) {
  return [
    element("path", {
      fill: "#b98a3a",
      d: `M670 ${y}v-110q0-20 20-24h28q-6-18-6-30a38 38 0 0 1 76 0q0 12-6 30h28q20 4 20 24v110z`,
    }),
    element("path", { fill: "#fff", opacity: 0.3, d: `M690 ${y}v-108h22v108z` }),
    element("path", {
      fill: "#000",
      opacity: 0.16,
      d: `M790 ${y}v-110q0-20-8-24h28q20 4 20 24v110z`,
    }),
  ].join("");
}
