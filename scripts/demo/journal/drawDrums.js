import { INKS, PAPERS } from "../kit/inks.js";
import { blend } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

const DRUMS = [INKS.blue, INKS.vermilion, INKS.red, INKS.green, INKS.ochre, INKS.violet];

/** Six drums of ink, each with the strip it prints below it. */
export function drawDrums() {
  return [
    element("rect", { width: 1600, height: 1000, fill: PAPERS.white }),
    ...DRUMS.flatMap((colour, index) => [strip(colour, index), drum(colour, 90 + index * 242)]),
    element("path", { fill: INKS.ink, d: "M0 196h1600v22h-1600z" }),
    element("path", {
      fill: INKS.ink,
      d: range(6)
        .map((index) => `M${176 + index * 242} 90h36v120h-36z`)
        .join(""),
    }),
  ];
}

/** @param {string} colour @param {number} x */
function drum(colour, x) {
  const bands = [0.34, 0.16, 0, 0.12, 0.26, 0.42].map((shade, index) =>
    element("rect", {
      x: x + ([0, 22, 62, 116, 160, 188][index] ?? 0),
      y: 218,
      width: [22, 40, 54, 44, 28, 22][index],
      height: 330,
      fill: index < 2 ? blend(colour, "#ffffff", shade) : blend(colour, "#000000", shade),
    }),
  );
  return [
    element("rect", { x: x - 12, y: 218, width: 234, height: 34, fill: INKS.ink }),
    ...bands,
    element("rect", { x: x + 34, y: 252, width: 14, height: 262, fill: "#fff", opacity: 0.4 }),
    element("rect", { x: x - 12, y: 514, width: 234, height: 34, fill: INKS.ink }),
  ].join("");
}

/** A strip in its own pattern: solid at the drum, thinning to the foot.
 * @param {string} colour @param {number} index */
function strip(colour, index) {
  const x = 90 + index * 242;
  const bars = range(16).map(
    (row) => `M${x} ${548 + row * 29}h210v${(29 - row * 1.75).toFixed(1)}h-210z`,
  );
  return element("path", { fill: colour, d: bars.join("") });
}
