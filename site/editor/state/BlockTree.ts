import { type Block, type DocumentBody, MAX_BLOCK_DEPTH } from "../../content/documentBody.ts";
import { newBlockId } from "./newBlockId.ts";

/** A block as the editor holds it: what stands inside is named by its id. */
export type BlockNode = {
  readonly id: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The ids of the blocks inside, in order, by the name of the slot. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
};

/**
 * The blocks of a document by their ids. An edit makes new nodes only of the blocks that it changes, all
 * others stay the same objects: who shows a block need look at that one alone.
 */
export type BlockTree = ReadonlyMap<string, BlockNode>;

/** The id under which the document itself stands in the tree; no block can have it. */
export const ROOT = "";

/** The one slot of the document. */
export const ROOT_SLOT = "blocks";

/** The tree of a stored body. A block whose id is another's already gets a new one. */
export function readTree({ blocks }: DocumentBody): BlockTree {
  const nodes = new Map<string, BlockNode>();
  const take = (block: Block): string => {
    const id = nodes.has(block.id) || block.id === ROOT ? newBlockId() : block.id;
    // Its place before the blocks inside, which might claim the same id.
    nodes.set(id, { id, type: block.type, fields: block.fields, slots: {} });
    const slots = Object.entries(block.slots ?? {});
    if (slots.length > 0) {
      const inside = Object.fromEntries(slots.map(([name, list]) => [name, list.map(take)]));
      nodes.set(id, { id, type: block.type, fields: block.fields, slots: inside });
    }
    return id;
  };
  const slots = { [ROOT_SLOT]: blocks.map(take) };
  return nodes.set(ROOT, { id: ROOT, type: "document", fields: {}, slots });
}

/** The body as it is stored. Slots that hold nothing are left out. */
export function writeTree(tree: BlockTree): DocumentBody {
  return { version: 1, blocks: writeSlot(tree, { parent: ROOT, slot: ROOT_SLOT }) };
}

/** A block with all that stands inside, as it is stored. */
export function writeBlock(tree: BlockTree, id: string): Block {
  const { type, fields, slots } = nodeOf(tree, id);
  const filled = Object.entries(slots).filter(([, inside]) => inside.length > 0);
  if (filled.length === 0) return { id, type, fields };
  const written = filled.map(([slot]) => [slot, writeSlot(tree, { parent: id, slot })]);
  return { id, type, fields, slots: Object.fromEntries(written) };
}

function writeSlot(tree: BlockTree, list: BlockListName): Block[] {
  return idsIn(tree, list).map((id) => writeBlock(tree, id));
}

/** A list of blocks: a slot of a block, or of the document. */
export type BlockListName = { readonly parent: string; readonly slot: string };

const NONE: readonly string[] = [];

/** The ids of the blocks in a list; the same array until one comes, goes or moves. */
export function idsIn(tree: BlockTree, { parent, slot }: BlockListName): readonly string[] {
  return tree.get(parent)?.slots[slot] ?? NONE;
}

/** @throws RangeError for an id that the tree does not hold */
export function nodeOf(tree: BlockTree, id: string): BlockNode {
  const node = tree.get(id);
  if (!node) throw new RangeError(`The document holds no block "${id}".`);
  return node;
}

/** How many levels of blocks a block makes, itself included. */
export function heightOf(block: Block): number {
  const inside = Object.values(block.slots ?? {}).flat();
  return 1 + Math.max(0, ...inside.map(heightOf));
}

/** Whether blocks of this height may stand at a depth, from 1 for the document's own. */
export function fitsDepth(depth: number, height: number): boolean {
  return depth + height - 1 <= MAX_BLOCK_DEPTH;
}
