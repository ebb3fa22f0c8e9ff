import { createRandom } from "./random.js";

/**
 * Smooth gradient noise in two dimensions.
 * @param {string} seed
 * @returns {(x: number, y: number) => number} from about -1 to 1
 */
export function createNoise(seed) {
  const random = createRandom(seed);
  const order = random.shuffle(Array.from({ length: 256 }, (_, index) => index));
  const angles = order.map((value) => (value / 256) * 2 * Math.PI);
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    angles[((order[x & 255] ?? 0) + y) & 255] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - column, y - row];
    const corner = (/** @type {number} */ i, /** @type {number} */ j) => {
      const angle = at(column + i, row + j);
      return Math.cos(angle) * (u - i) + Math.sin(angle) * (v - j);
    };
    const [s, t] = [fade(u), fade(v)];
    const top = mix(corner(0, 0), corner(1, 0), s);
    const bottom = mix(corner(0, 1), corner(1, 1), s);
    return 1.41 * mix(top, bottom, t);
  };
}

/** @param {number} t */
function fade(t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** @param {number} a @param {number} b @param {number} t */
function mix(a, b, t) {
  return a + (b - a) * t;
}
