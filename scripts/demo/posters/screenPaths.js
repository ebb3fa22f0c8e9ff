import { element, number } from "../kit/svg.js";
import { groupBy } from "./geometry.js";

/** @typedef {import("./marks.js").Cell} Cell */

/** Dots come in so many sizes to a pitch: fewer are seen as steps, more cost bytes. */
const SIZES_A_PITCH = 16;

/**
 * Dots in cells of one unit as dashed lines, one path a size: neighbours of one size cost one
 * number together, since a dash of no length under a round cap is a dot.
 * @param {readonly Cell[]} cells
 */
export function screenPaths(cells) {
  const sizes = groupBy(cells, ([, , diameter]) => Math.round(diameter * SIZES_A_PITCH));
  return [...sizes]
    .filter(([size]) => size > 0)
    .sort(([a], [b]) => a - b)
    .map(([size, alike]) =>
      element("path", { "stroke-width": number(size / SIZES_A_PITCH, 3), d: runs(alike) }),
    );
}

/** @param {readonly Cell[]} cells */
function runs(cells) {
  const sorted = [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  let data = "";
  let [penX, penY] = [0, 0];
  for (let index = 0; index < sorted.length; ) {
    const [column, row] = sorted[index] ?? [0, 0];
    let length = 1;
    while (isNext(sorted[index + length], column + length, row)) length += 1;
    data += index === 0 ? `M${column} ${row}` : `m${pair(column - penX, row - penY)}`;
    data += `h${number(length - 1 + REACH, 1)}`;
    [penX, penY] = [column + length - 1 + REACH, row];
    index += length;
  }
  return data;
}

/** How far a line runs past its last dot, in pitches, so that rounding never eats the dot. */
const REACH = 0.1;

/** @param {Cell | undefined} cell @param {number} column @param {number} row */
function isNext(cell, column, row) {
  return cell !== undefined && cell[0] === column && cell[1] === row;
}

/** @param {number} x @param {number} y */
function pair(x, y) {
  const [first, second] = [number(x, 1), number(y, 1)];
  return second.startsWith("-") ? first + second : `${first} ${second}`;
}
