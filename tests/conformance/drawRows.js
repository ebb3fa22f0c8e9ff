/**
 * Draws so many of the items, without putting back, in an order that the seed alone decides.
 * @template T
 * @param {readonly T[]} items
 * @param {number} count
 * @param {string} seed
 * @returns {T[]}
 */
export function drawRows(items, count, seed) {
  const rest = [...items];
  const random = createRandom(seed);
  const drawn = [];
  while (drawn.length < count && rest.length > 0) {
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return drawn;
}

/**
 * The generator mulberry32, started from an FNV-1a hash of the seed.
 * @param {string} seed
 * @returns {() => number} from 0 to below 1
 */
function createRandom(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
