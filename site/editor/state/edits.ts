import type { Block } from "../../content/documentBody.ts";
import {
  type BlockListName,
  type BlockNode,
  type BlockTree,
  fitsDepth,
  heightOf,
  idsIn,
  nodeOf,
  ROOT,
  ROOT_SLOT,
  readTree,
  writeBlock,
} from "./BlockTree.ts";
import { newBlockId } from "./newBlockId.ts";
import { depthOfList, idsWithin, isWithin, type Place, placeBelow, placeOf } from "./places.ts";

/** Why an edit is not done: blocks would stand too deep, or inside themselves. */
export type Refusal = "depth" | "inside";

/** A changed tree; or the same one, with why. */
export type Edit = { readonly tree: BlockTree; readonly refused?: Refusal };

/** Puts blocks in a place, as they are: their ids must be new to the tree (see withNewIds). */
export function insertBlocks(tree: BlockTree, blocks: readonly Block[], place: Place): Edit {
  const height = Math.max(0, ...blocks.map(heightOf));
  if (!fitsDepth(depthOfList(tree, place), height)) return { tree, refused: "depth" };
  const added = readTree({ version: 1, blocks });
  const ids = idsIn(added, { parent: ROOT, slot: ROOT_SLOT });
  // The document's own node stays the old one, which is last.
  const grown = new Map([...added, ...tree]);
  const list = idsIn(tree, place);
  return {
    tree: setList(grown, place, [
      ...list.slice(0, place.index),
      ...ids,
      ...list.slice(place.index),
    ]),
  };
}

/** Takes a block out, with all that stands inside. */
export function removeBlock(tree: BlockTree, id: string): Edit {
  const place = placeOf(tree, id);
  const left = new Map(tree);
  for (const gone of idsWithin(tree, id)) left.delete(gone);
  return {
    tree: setList(
      left,
      place,
      idsIn(tree, place).filter((one) => one !== id),
    ),
  };
}

/** Puts a block in another place; its index counts in the list as it is before. */
export function moveBlock(tree: BlockTree, id: string, to: Place): Edit {
  if (isWithin(tree, to.parent, id)) return { tree, refused: "inside" };
  const from = placeOf(tree, id);
  const height = heightOf(writeBlock(tree, id));
  if (!fitsDepth(depthOfList(tree, to), height)) return { tree, refused: "depth" };
  const isSame = from.parent === to.parent && from.slot === to.slot;
  const index = isSame && to.index > from.index ? to.index - 1 : to.index;
  if (isSame && index === from.index) return { tree };
  const without = setList(
    tree,
    from,
    idsIn(tree, from).filter((one) => one !== id),
  );
  const list = idsIn(without, to);
  return { tree: setList(without, to, [...list.slice(0, index), id, ...list.slice(index)]) };
}

/** Puts a copy of a block after it, all of whose ids are new. */
export function duplicateBlock(tree: BlockTree, id: string): Edit & { readonly copy: string } {
  const copy = withNewIds(writeBlock(tree, id));
  return { ...insertBlocks(tree, [copy], placeBelow(tree, id)), copy: copy.id };
}

/** Gives a block other fields. */
export function setFields(tree: BlockTree, id: string, fields: BlockNode["fields"]): Edit {
  const node = nodeOf(tree, id);
  if (node.fields === fields) return { tree };
  return { tree: new Map(tree).set(id, { ...node, fields }) };
}

/** The same block with ids of its own, as a copy must have. */
export function withNewIds(block: Block): Block {
  const slots = Object.entries(block.slots ?? {});
  return {
    id: newBlockId(),
    type: block.type,
    fields: block.fields,
    ...(slots.length > 0 && {
      slots: Object.fromEntries(slots.map(([slot, inside]) => [slot, inside.map(withNewIds)])),
    }),
  };
}

function setList(
  tree: BlockTree,
  { parent, slot }: BlockListName,
  ids: readonly string[],
): BlockTree {
  const node = nodeOf(tree, parent);
  return new Map(tree).set(parent, { ...node, slots: { ...node.slots, [slot]: ids } });
}
