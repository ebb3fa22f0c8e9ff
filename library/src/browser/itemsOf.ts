/** Those children of a grid that are its items. */
export function itemsOf(grid: Element, itemSelector: string): HTMLElement[] {
  return ([...grid.children] as HTMLElement[]).filter((child) => child.matches(itemSelector));
}
