/** The same items with the one at `from` taken to `to`, both from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}
