/** An entry that has a list of its own. */
const HAS_LIST = "li:has(>ul)";

/** The list of an entry, if it has one. */
export const listOf = (entry: Element): HTMLElement | null => entry.querySelector(":scope>ul");

/** The button beside an entry's list that opens it. */
export const toggleOf = (entry: Element): HTMLElement | null =>
  entry.querySelector(":scope>button");

/** The innermost entry with a list that holds a node, itself included, within a menu. */
export function entryAround(menu: Element, node: Element | null): HTMLElement | undefined {
  const entry = node?.closest<HTMLElement>(HAS_LIST);
  return entry && menu.contains(entry) ? entry : undefined;
}
