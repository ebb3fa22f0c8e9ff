/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./marks.js").Box} Box */
/**
 * @typedef {object} Field heights at the corners of square cells
 * @property {Box} box
 * @property {number} step
 * @property {number} columns
 * @property {number} rows
 * @property {(column: number, row: number) => number} at
 */

/**
 * @param {(point: Point) => number} height
 * @param {Box} box
 * @param {number} step
 * @returns {Field}
 */
export function createField(height, box, step) {
  const columns = Math.ceil((box.right - box.left) / step);
  const rows = Math.ceil((box.bottom - box.top) / step);
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    return height([box.left + column * step, box.top + row * step]);
  });
  return { box, step, columns, rows, at: (c, r) => values[r * (columns + 1) + c] ?? 0 };
}

/**
 * The lines along which the field has this height (marching squares); a line that ends where it
 * began is closed.
 * @param {Field} field
 * @param {number} level
 * @returns {Point[][]}
 */
export function contours(field, level) {
  /** @type {[Point, Point][]} */
  const segments = [];
  for (let row = 0; row < field.rows; row += 1) {
    for (let column = 0; column < field.columns; column += 1) {
      segments.push(...cellSegments(field, level, [column, row]));
    }
  }
  return chain(segments);
}

/** @param {Point[]} line */
export function isLoop(line) {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && keyOf(first) === keyOf(last);
}

/** @param {Field} field @param {number} level @param {Point} cell @returns {[Point, Point][]} */
function cellSegments(field, level, [column, row]) {
  const { at, box, step } = field;
  /** @type {[number, number][]} */
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const crossings = corners.flatMap(([c, r], index) => {
    const [nextC, nextR] = corners[(index + 1) % 4] ?? [c, r];
    const [from, to] = [at(c, r) - level, at(nextC, nextR) - level];
    if (from > 0 === to > 0) return [];
    const t = from / (from - to);
    /** @type {Point} */
    const point = [box.left + (c + (nextC - c) * t) * step, box.top + (r + (nextR - r) * t) * step];
    return [point];
  });
  const [a, b, c, d] = crossings;
  if (a === undefined || b === undefined) return [];
  return c === undefined || d === undefined
    ? [[a, b]]
    : [
        [a, b],
        [c, d],
      ];
}

/** @param {readonly [Point, Point][]} segments @returns {Point[][]} */
function chain(segments) {
  /** @type {Map<string, [Point, Point][]>} */
  const ends = new Map();
  for (const segment of segments) {
    for (const point of segment) {
      const key = keyOf(point);
      ends.set(key, [...(ends.get(key) ?? []), segment]);
    }
  }
  /** @type {Set<[Point, Point]>} */
  const used = new Set();
  return segments.flatMap((segment) => {
    if (used.has(segment)) return [];
    used.add(segment);
    const ahead = extend(segment[1], ends, used);
    const back = extend(segment[0], ends, used);
    return [[...back.reverse(), segment[0], segment[1], ...ahead]];
  });
}

/** @param {Point} from @param {Map<string, [Point, Point][]>} ends @param {Set<[Point, Point]>} used */
function extend(from, ends, used) {
  /** @type {Point[]} */
  const line = [];
  let point = from;
  for (;;) {
    const next = ends.get(keyOf(point))?.find((segment) => !used.has(segment));
    if (next === undefined) return line;
    used.add(next);
    point = keyOf(next[0]) === keyOf(point) ? next[1] : next[0];
    line.push(point);
  }
}

/** @param {Point} point */
function keyOf([x, y]) {
  return `${x.toFixed(3)},${y.toFixed(3)}`;
}
