import { BLOCK_MARKS } from "../content/admin/previewWire.ts";

/** Siblings from one mark to the other that belongs to it. */
export type Marked = { readonly open: Comment; readonly close: Comment };

/** A block as it is marked; its key tells it from others in its list, also from one with the same id. */
export type MarkedBlock = Marked & { readonly id: string; readonly key: string };

/** The mark at which a list of blocks begins. */
export function isList(node: Node): node is Comment {
  return isComment(node) && node.data === BLOCK_MARKS.list;
}

/** The id of the block that begins at this mark. */
export function idAt(node: Node): string | undefined {
  if (!isComment(node) || !node.data.startsWith(BLOCK_MARKS.block)) return undefined;
  return node.data.slice(BLOCK_MARKS.block.length);
}

/** A list from its mark on. @throws where its end is not beside it: a browser mended the markup */
export function listFrom(open: Comment): Marked & { readonly blocks: readonly MarkedBlock[] } {
  const close = endOf(open, isList, BLOCK_MARKS.endOfList);
  const blocks: MarkedBlock[] = [];
  const counts = new Map<string, number>();
  for (let node = open.nextSibling; node && node !== close; node = node.nextSibling) {
    const id = idAt(node);
    if (id === undefined) throw new Error(BROKEN);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    const mark = node as Comment;
    const end = endOf(mark, (one) => idAt(one) !== undefined, BLOCK_MARKS.endOfBlock);
    blocks.push({ open: mark, close: end, id, key: `${id} ${count}` });
    node = end;
  }
  return { open, close, blocks };
}

/** The nodes between two marks. */
export function between({ open, close }: Marked): readonly ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = open.nextSibling; node !== close; node = node.nextSibling) {
    if (!node) throw new Error(BROKEN);
    nodes.push(node);
  }
  return nodes;
}

/** The id of the innermost block in which a node stands. */
export function blockAt(node: Node): string | undefined {
  for (let at: Node | null = node; at; at = at.parentNode) {
    let depth = 0;
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (isComment(before) && before.data === BLOCK_MARKS.endOfBlock) depth += 1;
      const id = idAt(before);
      if (id !== undefined && depth === 0) return id;
      if (id !== undefined) depth -= 1;
    }
  }
  return undefined;
}

/** The marks of a block below an element; undefined where it has none. */
export function findBlock(root: Node, id: string): Marked | undefined {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (idAt(node) !== id) continue;
    const open = node as Comment;
    return { open, close: endOf(open, (one) => idAt(one) !== undefined, BLOCK_MARKS.endOfBlock) };
  }
  return undefined;
}

function endOf(open: Comment, begins: (node: Node) => boolean, end: string): Comment {
  let depth = 0;
  for (let node = open.nextSibling; node; node = node.nextSibling) {
    if (begins(node)) depth += 1;
    if (!isComment(node) || node.data !== end) continue;
    if (depth === 0) return node;
    depth -= 1;
  }
  throw new Error(BROKEN);
}

function isComment(node: Node): node is Comment {
  return node.nodeType === 8;
}

const BROKEN = "vitrine: the marks of a preview do not belong together.";
