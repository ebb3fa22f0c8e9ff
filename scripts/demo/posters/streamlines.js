/** @typedef {import("../kit/svg.js").Point} Point */
/** @typedef {import("./marks.js").Box} Box */
/**
 * @typedef {object} Flow
 * @property {(point: Point) => number} angle where the flow leads at a point, radians
 * @property {Box} box
 * @property {number} gap least distance between two lines
 * @property {number} step
 * @property {number} longest steps
 * @property {number} shortest steps
 * @property {import("../kit/random.js").Random} random
 */

/**
 * Lines that follow a flow and keep their distance (after Jobard and Lefer, 1997).
 * @param {Flow} flow
 * @returns {Point[][]}
 */
export function streamlines(flow) {
  const near = createNeighbours(flow.gap);
  /** @type {Point[][]} */
  const lines = [];
  for (const seed of seeds(flow)) {
    if (!near.isFree(seed, flow.gap)) continue;
    const line = follow(seed, flow, near);
    if (line.length < flow.shortest) continue;
    lines.push(line);
    line.forEach(near.add);
  }
  return lines;
}

/** @param {Flow} flow @returns {Point[]} */
function seeds({ box, gap, random }) {
  /** @type {Point[]} */
  const points = [];
  for (let y = box.top; y < box.bottom; y += gap / 2) {
    for (let x = box.left; x < box.right; x += gap / 2) {
      points.push([x + random.between(0, gap / 2), y + random.between(0, gap / 2)]);
    }
  }
  return random.shuffle(points);
}

/** @typedef {ReturnType<typeof createNeighbours>} Neighbours */

/** @param {Point} seed @param {Flow} flow @param {Neighbours} near */
function follow(seed, flow, near) {
  const most = flow.longest * (0.35 + 0.65 * flow.random.next());
  const back = walk(seed, -flow.step, { flow, near, most: most / 2 });
  const ahead = walk(seed, flow.step, { flow, near, most: most / 2 });
  return [...back.reverse(), seed, ...ahead];
}

/** @param {Point} from @param {number} step @param {{ flow: Flow, near: Neighbours, most: number }} limits */
function walk(from, step, { flow, near, most }) {
  /** @type {Point[]} */
  const line = [];
  let [x, y] = from;
  for (let count = 0; count < most; count += 1) {
    const half = flow.angle([x, y]);
    const turn = flow.angle([x + (step / 2) * Math.cos(half), y + (step / 2) * Math.sin(half)]);
    x += step * Math.cos(turn);
    y += step * Math.sin(turn);
    const { left, right, top, bottom } = flow.box;
    const isOut = x < left || x > right || y < top || y > bottom;
    if (isOut || !near.isFree([x, y], flow.gap * 0.8)) break;
    line.push([x, y]);
  }
  return line;
}

/** @param {number} size of a cell */
function createNeighbours(size) {
  /** @type {Map<string, Point[]>} */
  const cells = new Map();
  const key = (/** @type {number} */ column, /** @type {number} */ row) => `${column},${row}`;
  const cellOf = (/** @type {Point} */ [x, y]) => [Math.floor(x / size), Math.floor(y / size)];
  return {
    /** @param {Point} point */
    add(point) {
      const [column = 0, row = 0] = cellOf(point);
      const cell = cells.get(key(column, row));
      if (cell === undefined) cells.set(key(column, row), [point]);
      else cell.push(point);
    },
    /** @param {Point} point @param {number} gap */
    isFree([x, y], gap) {
      const [column = 0, row = 0] = cellOf([x, y]);
      for (let across = -1; across <= 1; across += 1) {
        for (let down = -1; down <= 1; down += 1) {
          const cell = cells.get(key(column + across, row + down)) ?? [];
          if (cell.some(([px, py]) => Math.hypot(px - x, py - y) < gap)) return false;
        }
      }
      return true;
    },
  };
}
