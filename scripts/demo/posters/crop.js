/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./marks.js").Box} Box */

/**
 * The pieces of a line that run through the box, each with one point beyond it.
 * @param {readonly Point[]} line
 * @param {Box | undefined} crop
 * @returns {(readonly Point[])[]}
 */
export function inside(line, crop) {
  if (crop === undefined) return [line];
  /** @type {Point[][]} */
  const pieces = [];
  /** @type {Point[]} */
  let piece = [];
  line.forEach((point, index) => {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point];
    if (touches([before, point, after], crop)) piece.push(point);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  });
  return piece.length > 1 ? [...pieces, piece] : pieces;
}

/**
 * Whether any of it may show in the box.
 * @param {readonly Point[]} points
 * @param {Box | undefined} crop
 */
export function touches(points, crop) {
  if (crop === undefined) return true;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    Math.max(...xs) > crop.left - 20 &&
    Math.min(...xs) < crop.right + 20 &&
    Math.max(...ys) > crop.top - 20 &&
    Math.min(...ys) < crop.bottom + 20
  );
}

/**
 * Whether something round a point may show in the box.
 * @param {Point} point
 * @param {Box | undefined} crop
 * @param {number} reach how far it goes from the point
 */
export function isIn([x, y], crop, reach) {
  if (crop === undefined) return true;
  return (
    x > crop.left - reach &&
    x < crop.right + reach &&
    y > crop.top - reach &&
    y < crop.bottom + reach
  );
}
