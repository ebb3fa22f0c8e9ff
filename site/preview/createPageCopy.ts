/**
 * A page's content as the server wrote it, beside the shown one, which has changed since it came to
 * life. What is done to the copy is done to the shown page; nodes are known by what they are, wherever
 * a behaviour has moved them.
 */
export type PageCopy = {
  readonly root: Node;
  /** The shown node of a copied one. */
  readonly shown: (copy: Node) => ChildNode;
  /** Puts a node of another document into both, before a copied one; null stands for the end of `parent`. */
  readonly insert: (node: Node, parent: Node, before: Node | null) => ChildNode;
  /** Takes a copied node out of both. */
  readonly remove: (copy: ChildNode) => void;
  /** Moves copied siblings in both; what plays goes on where the browser can. */
  readonly move: (nodes: readonly ChildNode[], before: ChildNode) => void;
};

/** Copies a page before anything of it comes to life. */
export function createPageCopy(element: HTMLElement): PageCopy {
  const document = element.ownerDocument;
  // Nothing in it is fetched or runs.
  const inert = document.implementation.createHTMLDocument();
  const twins = new WeakMap<Node, Node>();

  function pair(copy: Node, shown: Node): void {
    twins.set(copy, shown);
    const others = [...shown.childNodes];
    for (const [index, child] of [...copy.childNodes].entries()) {
      const other = others[index];
      if (other) pair(child, other);
    }
  }

  function shown(copy: Node): ChildNode {
    const twin = twins.get(copy);
    if (!twin?.isConnected) throw new Error("vitrine: a part of the preview is no longer there.");
    return twin as ChildNode;
  }

  const root = inert.importNode(element, true);
  pair(root, element);
  return {
    root,
    shown,
    insert(node, parent, before) {
      const copy = inert.importNode(node, true);
      const twin = document.importNode(node, true);
      pair(copy, twin);
      if (before) shown(before).before(twin);
      else (shown(parent) as Node).appendChild(twin);
      parent.insertBefore(copy, before);
      return copy as ChildNode;
    },
    remove(copy) {
      const twin = twins.get(copy) as ChildNode | undefined;
      twin?.remove();
      copy.remove();
    },
    move(nodes, before) {
      const end = shown(before);
      for (const node of nodes) {
        moveBefore(shown(node), end);
        before.before(node);
      }
    },
  };
}

function moveBefore(node: ChildNode, before: ChildNode): void {
  const parent = before.parentNode as (ParentNode & Node) | null;
  // Browsers that lack it are many, whatever the types say.
  if (parent && "moveBefore" in parent) parent.moveBefore(node, before);
  else before.before(node);
}
