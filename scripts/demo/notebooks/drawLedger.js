import { range } from "../kit/sheet.js";
import { element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const STEP = 21;

/**
 * Ledger paper whose lines grow heavy inside a disc: columns in red, rows in blue.
 * @param {Sheet} sheet
 */
export function drawLedger({ width, height, inks }) {
  const [red, blue = red] = inks;
  const disc = { x: width * 0.54, y: height * 0.42, radius: width * 0.33 };
  const rows = range(Math.ceil(height / STEP)).map((row) => row * STEP + 12);
  const chords = rows.flatMap((y) => {
    const half = Math.sqrt(Math.max(0, disc.radius ** 2 - (y - disc.y) ** 2));
    return half === 0 ? [] : [`M${number(disc.x - half)} ${y}h${number(2 * half)}`];
  });
  const columns = [0.17, 0.5, 0.66, 0.83].flatMap((part) => {
    const x = Math.round(width * part);
    return [`M${x} 0V${height}`, `M${x + 9} 0V${height}`];
  });
  return [
    element("path", {
      fill: "none",
      stroke: blue,
      "stroke-width": 2.5,
      d: rows.map((y) => `M0 ${y}H${width}`).join(""),
    }),
    element("path", { fill: "none", stroke: blue, "stroke-width": 13, d: chords.join("") }),
    element("path", { fill: "none", stroke: red, "stroke-width": 3, d: columns.join("") }),
    element("path", {
      fill: red,
      d: `M0 ${12 + 47 * STEP}H${width}v9H0zM0 ${12 + 48 * STEP}H${width}v5H0zM0 ${12 + 4 * STEP}H${width}v5H0z`,
    }),
  ];
}
