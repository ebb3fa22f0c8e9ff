/**
 * Puts items of a parent into an order, moving as few as it can: where the browser can move an
 * element without taking it out (`moveBefore`), frames and films in it go on; where it cannot, the
 * focus is given back.
 */
export function putInOrder(parent: Element, items: readonly Element[]): void {
  const { activeElement } = parent.ownerDocument;
  const held = new Set(items);
  let next = [...parent.children].findLast((child) => held.has(child))?.nextElementSibling ?? null;
  for (const item of items.toReversed()) {
    if (item.nextElementSibling !== next) {
      if ("moveBefore" in parent) parent.moveBefore(item, next);
      else (parent as Element).insertBefore(item, next);
    }
    next = item;
  }
  if (parent.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
}
