import { INKS, PAPERS } from "../kit/inks.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

const SHELVES = 8;
const STEP = 108;
const SHEETS = [INKS.vermilion, INKS.blue, INKS.ochre, INKS.green, INKS.red, INKS.violet];

/** A drying rack from a little above: every shelf but one holds a fresh sheet, bowed at its corners. */
export function drawRack() {
  return [
    element("rect", { width: 1600, height: 1000, fill: PAPERS.sky }),
    element("rect", { width: 1600, height: 1000, fill: "url(#light)" }),
    element("rect", { y: 930, width: 1600, height: 70, fill: "#8fa3ad" }),
    element("ellipse", {
      cx: 800,
      cy: 946,
      rx: 680,
      ry: 16,
      fill: "#1d1914",
      opacity: 0.4,
      filter: "url(#soft)",
    }),
    ...range(SHELVES).map(shelf),
    element("path", {
      fill: INKS.ink,
      d: "M180 60h34v880h-34zM1386 60h34v880h-34zM150 930h94v22h-94zM1356 930h94v22h-94z",
    }),
    element("path", {
      fill: "none",
      stroke: INKS.ink,
      "stroke-width": 8,
      d: range(SHELVES)
        .map(
          (index) =>
            `M190 ${130 + index * STEP}h-44q-14 0-14 16M1410 ${130 + index * STEP}h44q14 0 14 16`,
        )
        .join(""),
    }),
  ];
}

/** @param {number} index */
function shelf(index) {
  const y = 150 + index * STEP;
  const bars = element("path", {
    fill: "none",
    stroke: INKS.ink,
    "stroke-width": 5,
    d: `M200 ${y}H1400M290 ${y - 58}H1310M197 ${y}L290 ${y - 58}M1403 ${y}L1310 ${y - 58}`,
  });
  if (index === 5) return bars;
  const ink = SHEETS[index % SHEETS.length] ?? INKS.blue;
  const shift = ((index * 37) % 50) - 25;
  const paper = sheet({
    left: 250 + shift,
    right: 1350 + shift,
    front: y - 6,
    back: y - 56,
    lean: 78,
  });
  const print = sheet({
    left: 312 + shift,
    right: 1288 + shift,
    front: y - 14,
    back: y - 48,
    lean: 54,
  });
  const [x, across] = [440 + ((index * 211) % 560) + shift, 90 + ((index * 29) % 60)];
  const second = SHEETS[(index + 2) % SHEETS.length];
  return [
    bars,
    element("path", { fill: PAPERS.white, stroke: "#b9ad97", "stroke-width": 2, d: paper }),
    element("path", { fill: ink, d: print }),
    element("ellipse", { cx: x, cy: y - 30, rx: across, ry: 13, fill: second }),
  ].join("");
}

/** A sheet in depth; its front corners curl up.
 * @param {{ left: number, right: number, front: number, back: number, lean: number }} sheet */
function sheet({ left, right, front, back, lean }) {
  return `M${left} ${front - 14}Q${left + 90} ${front} ${left + 220} ${front}H${right - 220}Q${right - 90} ${front} ${right} ${front - 14}L${right - lean} ${back}H${left + lean}z`;
}
