import type { LoadItem } from "./LoadItem.ts";

/**
 * Sorts items into requests, as few as can be: one goes to one server and has each tag once. Items
 * that ask for the very same thing share what is answered.
 */
export function groupItems<Item extends LoadItem>(items: readonly Item[]): readonly Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.find((others) => others.every((other) => fits(item, other)));
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function fits(one: LoadItem, other: LoadItem): boolean {
  return (
    one.server?.ajaxurl === other.server?.ajaxurl &&
    one.server?.post_id === other.server?.post_id &&
    (one.tag !== other.tag || JSON.stringify(one.data) === JSON.stringify(other.data))
  );
}
