import { isList, listFrom, type Marked } from "./marks.ts";

/** A part of an element's content: a whole list of blocks with its marks, or a single node. */
export type Piece = { readonly list: Marked } | { readonly node: ChildNode };

/** Sibling nodes as pieces. */
export function piecesOf(nodes: Iterable<ChildNode>): readonly Piece[] {
  const pieces: Piece[] = [];
  let end: Node | undefined;
  for (const node of nodes) {
    if (end) {
      if (node === end) end = undefined;
    } else if (isList(node)) {
      const list = listFrom(node);
      end = list.close;
      pieces.push({ list });
    } else pieces.push({ node });
  }
  return pieces;
}

/** What two versions of a piece have in common, so that one is known for the other's. */
export function keyOf(piece: Piece): string {
  if ("list" in piece) return "list";
  const { node } = piece;
  return isElement(node) ? `${node.localName}#${node.id}.${node.className}` : node.nodeName;
}

/** Whether two contents differ at most in what their lists of blocks hold. */
export function isSameShell(one: readonly Piece[], other: readonly Piece[]): boolean {
  return (
    one.length === other.length &&
    one.every((piece, index) => {
      const beside = other[index];
      if (!beside || "list" in piece || "list" in beside)
        return !!beside && keyOf(piece) === keyOf(beside);
      return isSameNode(piece.node, beside.node);
    })
  );
}

function isSameNode(one: ChildNode, other: ChildNode): boolean {
  if (one.isEqualNode(other)) return true;
  return (
    isElement(one) &&
    isSameTag(one, other) &&
    isSameShell(piecesOf(one.childNodes), piecesOf(other.childNodes))
  );
}

/** Whether two elements have the same name and attributes. */
export function isSameTag(one: Node, other: Node): boolean {
  return one.cloneNode(false).isEqualNode(other.cloneNode(false));
}

/** Whether a node is an element, also where it is one of another document. */
export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}
