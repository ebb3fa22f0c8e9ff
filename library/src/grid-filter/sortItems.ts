/**
 * What an item is sorted by: its `data-…` attribute of that name, else the text of what the name, as
 * a selector, finds in it; "" where there is neither.
 */
export function sortKeyOf(item: HTMLElement, name: string): string {
  const own = item.getAttribute(`data-${name}`);
  return own ?? item.querySelector(name)?.textContent?.trim() ?? "";
}

/**
 * In the order of their keys: numbers by size, days as in "2026-03-02" by time, all else as the
 * language sorts words. Items without a key come last, whatever the direction; equal ones keep
 * their order.
 * @param language BCP 47; what is none counts as the browser's
 */
export function sortByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { isReversed, language }: { readonly isReversed: boolean; readonly language: string },
): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }));
  const compare = keyed.every(({ key }) => Number.isFinite(Number(key)))
    ? (one: string, other: string) => Number(one) - Number(other)
    : collator(language).compare;
  const sign = isReversed ? -1 : 1;
  return keyed
    .sort((one, other) =>
      one.key && other.key
        ? sign * compare(one.key, other.key)
        : Number(!one.key) - Number(!other.key),
    )
    .map(({ item }) => item);
}

function collator(language: string): Intl.Collator {
  const options: Intl.CollatorOptions = { numeric: true };
  try {
    return new Intl.Collator(language || undefined, options);
  } catch {
    return new Intl.Collator(undefined, options);
  }
}
