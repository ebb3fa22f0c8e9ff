import { type BlockListName, type BlockTree, idsIn, nodeOf, ROOT } from "./BlockTree.ts";

/** Where a block stands or would stand: before the one that has this index now. */
export type Place = BlockListName & { readonly index: number };

/** Where a block stands. @throws RangeError for a block that the tree does not hold */
export function placeOf(tree: BlockTree, id: string): Place {
  for (const { id: parent, slots } of tree.values()) {
    for (const [slot, ids] of Object.entries(slots)) {
      const index = ids.indexOf(id);
      if (index >= 0) return { parent, slot, index };
    }
  }
  throw new RangeError(`The document holds no block "${id}".`);
}

/** How deep the blocks of a list stand, from 1 for the document's own. */
export function depthOfList(tree: BlockTree, { parent }: BlockListName): number {
  return parent === ROOT ? 1 : 1 + depthOfList(tree, placeOf(tree, parent));
}

/** Whether a block is another, or stands somewhere inside it. */
export function isWithin(tree: BlockTree, id: string, around: string): boolean {
  if (id === around) return true;
  return id !== ROOT && isWithin(tree, placeOf(tree, id).parent, around);
}

/** The block and all inside, in reading order. */
export function idsWithin(tree: BlockTree, id: string): string[] {
  const inside = Object.values(nodeOf(tree, id).slots).flat();
  return [id, ...inside.flatMap((one) => idsWithin(tree, one))];
}

/** The slots of each kind of block. */
export type SlotsOf = (type: string) => readonly string[];

/**
 * Where a block stands after one step up or down by keyboard: past its neighbour in the list; at the end
 * of a list into the next slot of the block around, and from the last out of it.
 * @returns undefined where there is no such step
 */
export function stepPlace(
  tree: BlockTree,
  { id, by, slotsOf }: { readonly id: string; readonly by: -1 | 1; readonly slotsOf: SlotsOf },
): Place | undefined {
  const { parent, slot, index } = placeOf(tree, id);
  const neighbour = index + by;
  if (neighbour >= 0 && neighbour < idsIn(tree, { parent, slot }).length) {
    return { parent, slot, index: by < 0 ? neighbour : neighbour + 1 };
  }
  if (parent === ROOT) return undefined;
  const slots = slotsOf(nodeOf(tree, parent).type);
  const next = slots[slots.indexOf(slot) + by];
  if (next !== undefined && slots.includes(slot)) {
    const end = idsIn(tree, { parent, slot: next }).length;
    return { parent, slot: next, index: by < 0 ? end : 0 };
  }
  const around = placeOf(tree, parent);
  return { ...around, index: by < 0 ? around.index : around.index + 1 };
}

/** Right after a block. */
export function placeBelow(tree: BlockTree, id: string): Place {
  const place = placeOf(tree, id);
  return { ...place, index: place.index + 1 };
}
