import { range } from "../kit/sheet.js";
import { element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

/** A leaflet from 0, 0 to the right, 100 long. */
const LEAFLET = "M0 0Q26-24 62-18Q90-14 104 4Q70 16 40 14Q14 12 0 0";

/**
 * Fronds made of feathers made of leaflets: the same shape at three sizes.
 * @param {Sheet} sheet
 */
export function drawFern({ width, height, inks }) {
  const [green] = inks;
  const fronds = [
    { x: width * 0.47, y: height + 40, turn: -88, scale: 1.16 },
    { x: width * 0.3, y: height + 60, turn: -116, scale: 0.86 },
    { x: width * 0.68, y: height + 60, turn: -58, scale: 0.9 },
    { x: width * 0.14, y: height + 50, turn: -102, scale: 0.52 },
    { x: width * 0.9, y: height + 40, turn: -74, scale: 0.6 },
  ];
  return [
    element("defs", {}, [
      element("path", { id: "leaflet", d: LEAFLET }),
      element("g", { id: "feather" }, feather()),
      element("g", { id: "frond" }, frond()),
    ]),
    element("g", { fill: green, stroke: green, "stroke-width": 0 }, fronds.map(({ x, y, turn, scale }, index) =>
      element("use", { href: "#frond", transform: `translate(${number(x)} ${number(y)})rotate(${turn})scale(${scale} ${index % 2 === 0 ? scale : -scale})` }),
    )),
  ];
}

/** 300 long, pointing right. */
function feather() {
  const leaflets = range(15).flatMap((index) => {
    const x = 14 + index * 18;
    const size = number(0.62 * (1 - index / 16.5) ** 0.8, 2);
    return [1, -1].map((side) => element("use", { href: "#leaflet", transform: `translate(${x} 0)scale(${size} ${side < 0 ? "-" : ""}${size})rotate(66)` }));
  });
  return [element("path", { "stroke-width": 4, fill: "none", d: "M0 0H292" }), ...leaflets];
}

/** 1150 long, bowed. */
function frond() {
  const at = (/** @type {number} */ t) => ({ x: 1150 * t, y: -150 * t * t, turn: (-Math.atan2(300 * t, 1150) * 180) / Math.PI });
  const feathers = range(24).flatMap((index) => {
    const t = 0.14 + 0.85 * (index / 24) ** 0.92;
    const { x, y, turn } = at(t);
    const size = number(1.02 * Math.sin(Math.PI * Math.min(1, 0.3 + 0.7 * (index / 24.4))) ** 0.85 + 0.05, 2);
    return [1, -1].map((side) =>
      element("use", { href: "#feather", transform: `translate(${number(x)} ${number(y)})rotate(${number(turn + side * (70 - index * 1.1))})scale(${size} ${side > 0 ? "" : "-"}${size})` }),
    );
  });
  return [element("path", { "stroke-width": 8, fill: "none", d: "M0 0Q575 0 1150-150" }), ...feathers];
}
