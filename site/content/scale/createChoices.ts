/** Chances that come out the same every time. */
export type Choices = {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  /** One of a list that is not empty. */
  readonly one: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** Different ones of a list, in the list's order. */
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** Whether something happens that happens in `share` of all cases. */
  readonly happens: (share: number) => boolean;
};

/** The choices for one number: neighbours have nothing in common. */
export function createChoices(seed: number): Choices {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  // Mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: (items) => items[below(items.length)] ?? items[0],
    some(items, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(below(items.length));
      return items.filter((_, index) => chosen.has(index));
    },
    happens: (share) => next() < share,
  };
}
