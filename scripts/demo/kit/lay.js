import { element, number } from "./svg.js";

/**
 * @typedef {object} Spot where a thing lies
 * @property {number} x of its middle
 * @property {number} y of its middle
 * @property {number} scale
 * @property {number} [turn] in degrees
 * @property {number} [lift] how far its shadow falls, in its own units; default 16; 0 is none
 */

/**
 * A defined thing laid down with its shadow.
 * @param {{ href: string, width: number, height: number, rx?: number }} thing its size in its own units
 * @param {Spot} spot
 */
export function lay({ href, width, height, rx = 2 }, { x, y, scale, turn = 0, lift = 16 }) {
  const parts = [`translate(${number(x)} ${number(y)})`];
  if (turn !== 0) parts.push(`rotate(${number(turn, 1)})`);
  parts.push(`scale(${number(scale, 3)})translate(${number(-width / 2)} ${number(-height / 2)})`);
  const shadow =
    lift === 0
      ? ""
      : element("rect", {
          x: lift * 0.4,
          y: lift,
          width,
          height,
          rx,
          fill: "#2a241c",
          opacity: 0.32,
          filter: "url(#soft)",
        }) +
        element("rect", {
          x: -1,
          y: 2,
          width: width + 3,
          height: height + 3,
          rx,
          fill: "#2a241c",
          opacity: 0.16,
        });
  return element("g", { transform: parts.join("") }, [shadow, element("use", { href })]);
}
