import { element, svg } from "./svg.js";

/**
 * @typedef {object} StillLife things seen together, and what a reader who cannot see them is told
 * @property {string[]} things SVG elements on a ground of 1200 to 1500
 * @property {string} alt
 * @property {readonly [x: number, y: number]} focus the place that a crop should keep, from 0 to 1
 */

/**
 * A picture of things: `#soft` and `#near` blur a shadow, `#light` falls from the top left.
 * @param {{ width: number, height: number, defs: readonly string[], children: readonly string[] }} picture
 */
export function stillLife({ width, height, defs, children }) {
  const body = children.join("");
  const own = [
    ...(body.includes("#soft") ? [blur("soft", 16)] : []),
    ...(body.includes("#near") ? [blur("near", 5)] : []),
    ...(body.includes("#light") ? [light()] : []),
  ];
  return svg({ width, height, children: [element("defs", {}, [...own, ...defs]), body] });
}

/**
 * A ground of one colour with the light on it.
 * @param {{ width: number, height: number, colour: string }} ground
 */
export function litGround({ width, height, colour }) {
  return (
    element("rect", { width, height, fill: colour }) +
    element("rect", { width, height, fill: "url(#light)" })
  );
}

/** @param {string} id @param {number} deviation */
function blur(id, deviation) {
  const room = { x: "-20%", y: "-20%", width: "140%", height: "140%" };
  return element("filter", { id, ...room }, [
    element("feGaussianBlur", { stdDeviation: deviation }),
  ]);
}

function light() {
  return element("linearGradient", { id: "light", x1: 0, y1: 0, x2: 1, y2: 1 }, [
    element("stop", { offset: 0, "stop-color": "#fff", "stop-opacity": 0.34 }),
    element("stop", { offset: 0.6, "stop-color": "#fff", "stop-opacity": 0 }),
    element("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.1 }),
  ]);
}
