import { polyline } from "./svg.js";

/** @typedef {import("./svg.js").Point} Point */
/** @typedef {readonly [x: number, y: number, z: number]} Place */

const COSINE = Math.sqrt(3) / 2;

/**
 * Where a place in space lies on paper: x runs right and down, y left and down, z up.
 * @param {Place} place
 * @returns {Point}
 */
export function isometric([x, y, z]) {
  return [(x - y) * COSINE, (x + y) / 2 - z];
}

/**
 * Path data of a face in space.
 * @param {readonly Place[]} places
 * @param {number} [digits]
 */
export function face(places, digits = 0) {
  return polyline(places.map(isometric), { closed: true, digits });
}
