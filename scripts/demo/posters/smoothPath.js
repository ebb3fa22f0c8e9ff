import { number } from "../kit/svg.js";

/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * Path data of a curve through all points (Catmull-Rom as Bézier pieces). Each handle mirrors
 * the one before it, so the short form `s` says it all.
 * @param {readonly Point[]} points
 * @param {{ closed?: boolean, digits?: number }} [options]
 */
export function smoothPath(points, { closed = false, digits = 0 } = {}) {
  const ends = closed && points.length > 2 ? wrap(points) : clamp(points);
  const scale = 10 ** digits;
  const grid = (/** @type {number} */ value) => Math.round(value * scale);
  const start = ends[1];
  if (start === undefined || ends.length < 4) return "";
  let [x, y] = [grid(start[0]), grid(start[1])];
  let data = `M${pair([x, y], scale, digits)}`;
  for (let index = 1; index < ends.length - 2; index += 1) {
    const [before, from, to, after] = ends.slice(index - 1, index + 3);
    if (before === undefined || from === undefined || to === undefined || after === undefined)
      break;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    const offset = (/** @type {readonly number[]} */ [px = 0, py = 0]) =>
      pair([grid(px) - x, grid(py) - y], scale, digits);
    const parts = [...(index === 1 ? [offset(leave)] : []), offset(arrive), offset([...to])];
    data += (index === 1 ? "c" : index === 2 ? "s" : "") + glue(parts, index > 2);
    [x, y] = [grid(to[0]), grid(to[1])];
  }
  return data + (closed ? "z" : "");
}

/** @param {readonly Point[]} points @returns {readonly Point[]} */
function wrap(points) {
  return [...points.slice(-1), ...points, ...points.slice(0, 2)];
}

/** @param {readonly Point[]} points @returns {readonly Point[]} */
function clamp(points) {
  return [...points.slice(0, 1), ...points, ...points.slice(-1)];
}

/** @param {readonly string[]} parts @param {boolean} follows a number */
function glue(parts, follows) {
  let text = "";
  for (const part of parts) {
    const needsSpace = (text !== "" || follows) && !part.startsWith("-");
    text += (needsSpace ? " " : "") + part;
  }
  return text;
}

/** @param {readonly [number, number]} point @param {number} scale @param {number} digits */
function pair([x, y], scale, digits) {
  const [first, second] = [number(x / scale, digits), number(y / scale, digits)];
  return second.startsWith("-") ? first + second : `${first} ${second}`;
}
