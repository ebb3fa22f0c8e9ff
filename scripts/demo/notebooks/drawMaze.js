import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {{ columns: number, rows: number, isFree: (cell: number) => boolean }} Field */

const CELL = 40;
const MARGIN = 60;

/**
 * A maze with one way between any two places, dug round a square left free for a name.
 * @param {Sheet} sheet
 */
export function drawMaze({ width, height, seed, inks }) {
  const [ink] = inks;
  const [columns, rows] = [
    Math.floor((width - 2 * MARGIN) / CELL),
    Math.floor((height - 2 * MARGIN) / CELL),
  ];
  const isFree = (/** @type {number} */ cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return column < 4 || column >= columns - 4 || row < 5 || row >= 10;
  };
  const open = dig({ columns, rows, isFree }, createRandom(seed));
  const [left, top] = [(width - columns * CELL) / 2, (height - rows * CELL) / 2];
  const walls = wallsOf({ columns, rows, isFree }, open);
  const label = { x: 4 * CELL, y: 5 * CELL, width: (columns - 8) * CELL, height: 5 * CELL };
  return [
    element(
      "g",
      {
        transform: `translate(${left} ${top})`,
        fill: "none",
        stroke: ink,
        "stroke-width": 14,
        "stroke-linecap": "square",
      },
      [
        element("path", { d: walls }),
        element("rect", label),
        element("path", {
          "stroke-width": 3,
          "stroke-linecap": "butt",
          d: [2, 3.25]
            .map((line) => `M${label.x + 60} ${label.y + line * CELL}h${label.width - 120}`)
            .join(""),
        }),
      ],
    ),
  ];
}

/** Walks until stuck, then goes back: long winding ways.
 * @param {Field} field @param {import("../kit/random.js").Random} random @returns {Set<string>} pairs of joined cells */
function dig({ columns, rows, isFree }, random) {
  const seen = new Set([0]);
  const way = [0];
  /** @type {Set<string>} */
  const open = new Set();
  for (let here = way.at(-1); here !== undefined; here = way.at(-1)) {
    const from = here;
    const next = random
      .shuffle(neighbours(from, columns, rows))
      .find((cell) => isFree(cell) && !seen.has(cell));
    if (next === undefined) {
      way.pop();
    } else {
      open.add(`${Math.min(from, next)} ${Math.max(from, next)}`);
      seen.add(next);
      way.push(next);
    }
  }
  return open;
}

/** @param {number} cell @param {number} columns @param {number} rows */
function neighbours(cell, columns, rows) {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
    ...(row > 0 ? [cell - columns] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
  ];
}

/** Straight walls as long as they can be: one stroke each.
 * @param {Field} field @param {ReadonlySet<string>} open */
function wallsOf({ columns, rows, isFree }, open) {
  const level = range(rows + 1).flatMap((row) =>
    runs(columns, (column) => {
      const [above, below] = [(row - 1) * columns + column, row * columns + column];
      if (row === 0 || row === rows) return !(row === 0 ? column === 0 : column === columns - 1);
      return (isFree(above) || isFree(below)) && !open.has(`${above} ${below}`);
    }).map(([from, long]) => `M${from * CELL} ${row * CELL}h${long * CELL}`),
  );
  const upright = range(columns + 1).flatMap((column) =>
    runs(rows, (row) => {
      const [before, after] = [row * columns + column - 1, row * columns + column];
      if (column === 0 || column === columns) return true;
      return (isFree(before) || isFree(after)) && !open.has(`${before} ${after}`);
    }).map(([from, long]) => `M${column * CELL} ${from * CELL}v${long * CELL}`),
  );
  return [...level, ...upright].join("");
}

/** @param {number} count @param {(index: number) => boolean} isWall @returns {(readonly [from: number, long: number])[]} */
function runs(count, isWall) {
  const walls = range(count).map(isWall);
  return walls.flatMap((wall, index) => {
    if (!wall || walls[index - 1] === true) return [];
    const end = walls.indexOf(false, index);
    return [/** @type {const} */ ([index, (end === -1 ? count : end) - index])];
  });
}
