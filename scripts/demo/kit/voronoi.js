/** @typedef {import("./svg.js").Point} Point */
/** @typedef {{ width: number, height: number, rounds: number }} Relaxing */

/**
 * The part of a rectangle that is nearer to each site than to any other.
 * @param {readonly Point[]} sites
 * @param {{ width: number, height: number }} size
 * @returns {Point[][]} one polygon a site
 */
export function voronoi(sites, { width, height }) {
  return sites.map((site) => {
    /** @type {Point[]} */
    const whole = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    return sites.reduce(
      (cell, other) => (other === site ? cell : nearer(cell, site, other)),
      whole,
    );
  });
}

/**
 * Sites moved to the middle of their cells, again and again: the cells become alike and round.
 * @param {readonly Point[]} sites
 * @param {Relaxing} relaxing
 * @returns {Point[]}
 */
export function relax(sites, { width, height, rounds }) {
  let moved = [...sites];
  for (let round = 0; round < rounds; round += 1) {
    moved = voronoi(moved, { width, height }).map(middleOf);
  }
  return moved;
}

/** @param {readonly Point[]} polygon @returns {Point} the mean of its corners */
export function middleOf(polygon) {
  const [x, y] = polygon.reduce((sum, point) => [sum[0] + point[0], sum[1] + point[1]], [0, 0]);
  return [x / polygon.length, y / polygon.length];
}

/** @param {readonly Point[]} cell @param {Point} site @param {Point} other @returns {Point[]} */
function nearer(cell, site, other) {
  const side = (/** @type {Point} */ point) =>
    Math.hypot(point[0] - other[0], point[1] - other[1]) ** 2 -
    Math.hypot(point[0] - site[0], point[1] - site[1]) ** 2;
  return cell.flatMap((point, index) => {
    const next = cell[(index + 1) % cell.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, between(point, next, here / (here - there))];
  });
}

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
function between(a, b, t) {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
