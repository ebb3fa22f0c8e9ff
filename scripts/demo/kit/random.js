/**
 * @typedef {object} Random
 * @property {() => number} next at least 0, less than 1
 * @property {(from: number, to: number) => number} between
 * @property {(from: number, to: number) => number} integer both ends included
 * @property {<Item>(items: readonly Item[]) => Item} pick
 * @property {<Item>(items: readonly Item[]) => Item[]} shuffle
 * @property {() => number} normal mean 0, standard deviation 1
 */

/**
 * Chance that falls the same way every time: a picture drawn again is the same to the byte.
 * @param {string} seed
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = hash(seed);
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  /** @type {Random} */
  const random = {
    next,
    between: (from, to) => from + (to - from) * next(),
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("vitrine: nothing to pick from an empty list.");
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
  return random;
}

/** @param {string} text */
function hash(text) {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return value;
}
