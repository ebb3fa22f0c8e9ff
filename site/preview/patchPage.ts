import { behaviours } from "vitrine/runtime";
import type { PageCopy } from "./createPageCopy.ts";
import { between, listFrom, type Marked } from "./marks.ts";
import { isElement, isSameShell, isSameTag, keyOf, type Piece, piecesOf } from "./pieces.ts";

/**
 * Makes a shown page say what another says. A block in which nothing changed stays as it is, with all
 * that plays or is open in it; one that changed is put there anew, but for the blocks inside it where
 * it holds them the same way.
 * @throws where the two cannot be compared; the page must then be loaded again
 */
export function patchPage(page: PageCopy, next: Node): void {
  patchPieces(page, piecesOf(childrenOf(page.root)), {
    pieces: piecesOf(childrenOf(next)),
    parent: page.root,
    before: null,
  });
}

/** What shall stand somewhere: in this copied element, before one of its nodes; null stands for its end. */
type Wanted = {
  readonly pieces: readonly Piece[];
  readonly parent: Node;
  readonly before: Node | null;
};

function patchPieces(page: PageCopy, old: readonly Piece[], wanted: Wanted): void {
  let rest = old;
  for (const piece of wanted.pieces) {
    const index = rest.findIndex((one) => keyOf(one) === keyOf(piece));
    const found = rest[index];
    if (!found) {
      const before = rest[0] ? firstOf(rest[0]) : wanted.before;
      for (const node of nodesOf(piece)) page.insert(node, wanted.parent, before);
      continue;
    }
    removePieces(page, rest.slice(0, index));
    patchPiece(page, found, piece);
    rest = rest.slice(index + 1);
  }
  removePieces(page, rest);
}

function patchPiece(page: PageCopy, old: Piece, fresh: Piece): void {
  if ("list" in old && "list" in fresh) patchList(page, old.list, fresh.list);
  else if ("node" in old && "node" in fresh) patchNode(page, old.node, fresh.node);
}

function patchNode(page: PageCopy, old: ChildNode, fresh: ChildNode): void {
  if (old.isEqualNode(fresh)) return;
  if (isElement(old) && isSameTag(old, fresh) && mayPatchInside(old, fresh)) {
    const pieces = piecesOf(childrenOf(fresh));
    patchPieces(page, piecesOf(childrenOf(old)), { pieces, parent: old, before: null });
    return;
  }
  page.insert(fresh, old.parentNode ?? page.root, old);
  page.remove(old);
}

function patchList(page: PageCopy, old: Marked, fresh: Marked): void {
  const known = new Map(listFrom(old.open).blocks.map((block) => [block.key, block]));
  const { blocks } = listFrom(fresh.open);
  const kept = new Set(blocks.map(({ key }) => key));
  for (const block of known.values()) if (!kept.has(block.key)) removeBlock(page, block);
  let before: ChildNode = old.close;
  for (const block of [...blocks].reverse()) {
    const mine = known.get(block.key);
    before = mine ? patchBlock(page, mine, { block, before }) : insertBlock(page, block, before);
  }
}

/** @returns where it begins */
function insertBlock(page: PageCopy, block: Marked, before: ChildNode): ChildNode {
  const parent = before.parentNode ?? page.root;
  const [first] = wholeOf(block).map((node) => page.insert(node, parent, before));
  return first ?? before;
}

/** @returns where it begins */
function patchBlock(
  page: PageCopy,
  old: Marked,
  { block, before }: { readonly block: Marked; readonly before: ChildNode },
): ChildNode {
  if (old.close.nextSibling !== before) page.move(wholeOf(old), before);
  const inside = piecesOf(between(old));
  const pieces = piecesOf(between(block));
  const parent = before.parentNode ?? page.root;
  const isSame = isSameShell(inside, pieces);
  if (!isSame) clear(page, old);
  patchPieces(page, isSame ? inside : [], { pieces, parent, before: old.close });
  return old.open;
}

/** Takes out what stands between the shown marks, too: a behaviour may have put it there. */
function clear(page: PageCopy, block: Marked): void {
  for (const node of between(block)) page.remove(node);
  const open = page.shown(block.open) as Comment;
  const close = page.shown(block.close) as Comment;
  for (const node of between({ open, close })) node.remove();
}

function removeBlock(page: PageCopy, block: Marked): void {
  clear(page, block);
  page.remove(block.open);
  page.remove(block.close);
}

function removePieces(page: PageCopy, pieces: readonly Piece[]): void {
  for (const node of pieces.flatMap(nodesOf)) page.remove(node);
}

/** What is alive as a whole begins anew, unless only blocks inside it changed. */
function mayPatchInside(old: HTMLElement, fresh: Node): boolean {
  const isAlive = behaviours.some(({ selector }) => old.matches(selector));
  return !isAlive || isSameShell(piecesOf(childrenOf(old)), piecesOf(childrenOf(fresh)));
}

function childrenOf(node: Node): readonly ChildNode[] {
  return [...node.childNodes];
}

function wholeOf(marked: Marked): readonly ChildNode[] {
  return [marked.open, ...between(marked), marked.close];
}

function nodesOf(piece: Piece): readonly ChildNode[] {
  return "list" in piece ? wholeOf(piece.list) : [piece.node];
}

function firstOf(piece: Piece): ChildNode {
  return "list" in piece ? piece.list.open : piece.node;
}
