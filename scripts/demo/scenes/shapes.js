import { element } from "../kit/svg.js";

/** @typedef {{ rx?: number, opacity?: number, transform?: string, filter?: string }} Extra */

/**
 * The few shapes that rooms are built of.
 * @param {readonly [x: number, y: number, width: number, height: number]} box
 * @param {string} fill
 * @param {Extra} [extra]
 */
export function rect([x, y, width, height], fill, extra = {}) {
  return element("rect", { x, y, width, height, fill, ...extra });
}

/** @param {string} d @param {string} fill @param {Extra} [extra] */
export function shape(d, fill, extra = {}) {
  return element("path", { fill, ...extra, d });
}

/**
 * @param {string} d
 * @param {string} stroke
 * @param {number | { width: number, opacity: number }} pen its width, or more of it
 */
export function line(d, stroke, pen) {
  const { width, opacity } = typeof pen === "number" ? { width: pen, opacity: undefined } : pen;
  return element("path", {
    fill: "none",
    stroke,
    "stroke-width": width,
    opacity,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    d,
  });
}

/** @param {readonly [x: number, y: number, rx: number, ry?: number]} at @param {string} fill @param {Extra} [extra] */
export function oval([cx, cy, rx, ry = rx], fill, extra = {}) {
  return element("ellipse", { cx, cy, rx, ry, fill, ...extra });
}
