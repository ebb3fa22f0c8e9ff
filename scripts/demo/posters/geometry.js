/** @typedef {import("../kit/svg.js").Point} Point */

/**
 * What `make` gives for 0, 1, … count - 1.
 * @template Item
 * @param {number} count
 * @param {(index: number) => Item} make
 */
export function times(count, make) {
  return Array.from({ length: count }, (_, index) => make(index));
}

/**
 * @template Item, Key
 * @param {readonly Item[]} items
 * @param {(item: Item) => Key} keyOf
 */
export function groupBy(items, keyOf) {
  /** @type {Map<Key, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** @param {number} value @param {number} least @param {number} most */
export function clamp(value, least, most) {
  return Math.min(most, Math.max(least, value));
}

/** From 0 to 1 between two edges, softly. @param {number} from @param {number} to @param {number} value */
export function smoothstep(from, to, value) {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** @param {Point} centre @param {number} radius @param {number} angle radians @returns {Point} */
export function polar([x, y], radius, angle) {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** @param {Point} a @param {Point} b */
export function distance([ax, ay], [bx, by]) {
  return Math.hypot(ax - bx, ay - by);
}

/** Path data of a rectangle. @param {Point} corner @param {number} width @param {number} height */
export function rectangle([x, y], width, height) {
  return `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;
}

/**
 * Cuts a line where `isIn` changes.
 * @param {readonly Point[]} line
 * @param {(point: Point) => boolean} isIn
 * @returns {{ inner: Point[][], outer: Point[][] }}
 */
export function split(line, isIn) {
  /** @type {{ inner: Point[][], outer: Point[][] }} */
  const parts = { inner: [], outer: [] };
  /** @type {Point[]} */
  let piece = [];
  let side = false;
  for (const point of line) {
    const now = isIn(point);
    if (piece.length === 0 || now !== side) {
      const last = piece.at(-1);
      piece = last === undefined ? [] : [middle(last, point)];
      (now ? parts.inner : parts.outer).push(piece);
      side = now;
    }
    piece.push(point);
  }
  return parts;
}

/** @param {Point} a @param {Point} b @returns {Point} */
export function middle([ax, ay], [bx, by]) {
  return [(ax + bx) / 2, (ay + by) / 2];
}
