import { INKS, PAPERS } from "../kit/inks.js";
import { range } from "../kit/sheet.js";
import { circle, element, number } from "../kit/svg.js";

/** Register crosses in three inks: true on the left, further out of true with every column. */
export function drawRegistration() {
  const cross = element("path", {
    id: "cross",
    d: `${circle(0, 0, 52)}${circle(0, 0, 26)}M-96 0H96M0-96V96`,
  });
  const layer = (
    /** @type {string} */ stroke,
    /** @type {{ x: number, y: number, turn: number }} */ { x, y, turn },
  ) =>
    element(
      "g",
      { stroke, fill: "none", "stroke-width": 9, opacity: 0.88 },
      range(24).map((index) => {
        const [column, row] = [index % 6, Math.floor(index / 6)];
        const off = column ** 1.6;
        const place = [
          170 + column * 252 + x * off,
          140 + row * 240 + y * off * (row % 2 === 0 ? 1 : -0.7),
        ];
        return element("use", {
          href: "#cross",
          transform: `translate(${place.map((value) => number(value)).join(" ")})rotate(${number(turn * off, 1)})`,
        });
      }),
    );
  return [
    element("defs", {}, [cross]),
    element("rect", { width: 1600, height: 1000, fill: PAPERS.cream }),
    layer(INKS.ochre, { x: 2.4, y: 1.6, turn: 0.7 }),
    layer(INKS.vermilion, { x: -1.8, y: -2, turn: -0.4 }),
    layer(INKS.blue, { x: 0, y: 0, turn: 0 }),
  ];
}
