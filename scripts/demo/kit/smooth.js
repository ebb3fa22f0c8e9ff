import { number } from "./svg.js";

/** @typedef {import("./svg.js").Point} Point */

/**
 * Path data of a soft curve that is drawn towards the points and passes half-way between them; an
 * open curve begins and ends on its end points.
 * @param {readonly Point[]} points
 * @param {{ closed?: boolean, digits?: number }} [options]
 */
export function smooth(points, { closed = false, digits = 0 } = {}) {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  const controls = closed ? points : points.slice(1, -1);
  const ends = controls.map((point, index) => {
    const next = controls[index + 1];
    if (next !== undefined) return middle(point, next);
    return closed ? middle(point, first) : last;
  });
  const start = closed ? middle(last, first) : first;
  return curve(start, { controls, ends, digits }) + (closed ? "z" : "");
}

/** @param {Point} start @param {{ controls: readonly Point[], ends: readonly Point[], digits: number }} along */
function curve(start, { controls, ends, digits }) {
  const scale = 10 ** digits;
  const grid = (/** @type {number} */ value) => Math.round(value * scale) / scale;
  const values = (/** @type {readonly number[]} */ list) =>
    list
      .map((value) => number(value, digits))
      .reduce(
        (text, value) => text + (value.startsWith("-") || text === "" ? "" : " ") + value,
        "",
      );
  let [x, y] = [grid(start[0]), grid(start[1])];
  let data = `M${values([x, y])}`;
  controls.forEach((control, index) => {
    const end = ends[index] ?? control;
    const [endX, endY] = [grid(end[0]), grid(end[1])];
    data += `q${values([control[0] - x, control[1] - y, endX - x, endY - y])}`;
    [x, y] = [endX, endY];
  });
  return data;
}

/** @param {Point} a @param {Point} b @returns {Point} */
function middle(a, b) {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
