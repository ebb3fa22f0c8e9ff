/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * Each site's cell: all that is nearer to it than to any other, cut to the frame.
 * @param {readonly Point[]} sites
 * @param {readonly Point[]} frame a convex area
 * @returns {Point[][]} in the order of the sites
 */
export function voronoi(sites, frame) {
  return sites.map((site) =>
    [...sites]
      .sort((a, b) => apart(a, site) - apart(b, site))
      .slice(1, 40)
      .reduce((cell, other) => keepNearer(cell, site, other), [...frame]),
  );
}

/**
 * Sites moved to the middle of their cells, which evens them out.
 * @param {readonly Point[]} sites
 * @param {readonly Point[]} frame
 * @returns {Point[]}
 */
export function relax(sites, frame) {
  return voronoi(sites, frame).map(centroid);
}

/** @param {readonly Point[]} area @returns {Point} */
export function centroid(area) {
  let [sum, x, y] = [0, 0, 0];
  area.forEach(([ax, ay], index) => {
    const [bx, by] = area[(index + 1) % area.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    sum += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * sum), y / (3 * sum)];
}

/**
 * The part of a convex area on one side of a line through a point.
 * @param {readonly Point[]} area
 * @param {Point} through
 * @param {Point} normal points to the side that is cut away
 * @returns {Point[]}
 */
export function cut(area, through, normal) {
  const side = (/** @type {Point} */ [x, y]) =>
    (x - through[0]) * normal[0] + (y - through[1]) * normal[1];
  return area.flatMap((from, index) => {
    const to = area[(index + 1) % area.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const t = a / (a - b);
    /** @type {Point} */
    const crossing = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const kept = a <= 0 ? [from] : [];
    return a <= 0 === b <= 0 ? kept : [...kept, crossing];
  });
}

/** @param {readonly Point[]} cell @param {Point} site @param {Point} other */
function keepNearer(cell, site, other) {
  const through = /** @type {Point} */ ([(site[0] + other[0]) / 2, (site[1] + other[1]) / 2]);
  return cut(cell, through, [other[0] - site[0], other[1] - site[1]]);
}

/** @param {Point} a @param {Point} b */
function apart(a, b) {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}
