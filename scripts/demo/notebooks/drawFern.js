import { range } from "../kit/sheet.js";
import { element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

/** A leaflet from 0, 0 to the right, 100 long. */
const LEAFLET = "M0 0Q26-20 60-17Q88-12 104 2Q70 11 40 10Q14 9 0 0";

/**
 * Fronds made of feathers made of leaflets: the same shape at three sizes.
 * @param {Sheet} sheet
 */
export function drawFern({ width, height, inks }) {
  const [green] = inks;
  const fronds = [
    { x: width * 0.34, y: height + 30, turn: -84, scale: 1.08 },
    { x: width * 0.74, y: height + 60, turn: -104, scale: 0.8 },
    { x: width * 0.62, y: height + 90, turn: -48, scale: 0.62 },
    { x: width * 0.22, y: height + 60, turn: -118, scale: 0.62 },
  ];
  return [
    element("defs", {}, [
      element("path", { id: "leaflet", d: LEAFLET }),
      element("g", { id: "feather" }, feather()),
      element("g", { id: "frond" }, frond()),
    ]),
    element(
      "g",
      { fill: green, stroke: green, "stroke-width": 0 },
      fronds.map(({ x, y, turn, scale }, index) =>
        element("use", {
          href: "#frond",
          transform: `translate(${number(x)} ${number(y)})rotate(${turn})scale(${scale} ${index % 2 === 0 ? scale : -scale})`,
        }),
      ),
    ),
  ];
}

/** 300 long, pointing right. */
function feather() {
  const leaflets = range(11).flatMap((index) => {
    const x = 16 + index * 25;
    const size = number(0.58 * (1 - index / 12.5) ** 0.8, 2);
    return [1, -1].map((side) =>
      element("use", {
        href: "#leaflet",
        transform: `translate(${x} 0)scale(${size} ${side < 0 ? "-" : ""}${size})rotate(66)`,
      }),
    );
  });
  return [element("path", { "stroke-width": 4, fill: "none", d: "M0 0H292" }), ...leaflets];
}

/** 1150 long, bowed. */
function frond() {
  const at = (/** @type {number} */ t) => ({
    x: 1150 * t,
    y: -150 * t * t,
    turn: (-Math.atan2(300 * t, 1150) * 180) / Math.PI,
  });
  const feathers = range(19).flatMap((index) => {
    const t = 0.16 + 0.83 * (index / 19) ** 0.94;
    const { x, y, turn } = at(t);
    const size = number(
      0.86 * Math.sin(Math.PI * Math.min(1, 0.3 + 0.7 * (index / 19.3))) ** 0.85 + 0.05,
      2,
    );
    return [1, -1].map((side) =>
      element("use", {
        href: "#feather",
        transform: `translate(${number(x)} ${number(y)})rotate(${number(turn + side * (66 - index * 1.4))})scale(${size} ${side > 0 ? "" : "-"}${size})`,
      }),
    );
  });
  return [
    element("path", { "stroke-width": 8, fill: "none", d: "M0 0Q575 0 1150-150" }),
    ...feathers,
  ];
}
