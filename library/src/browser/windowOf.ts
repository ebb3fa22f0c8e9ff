/**
 * The window an element lives in. Effects use it in place of the global one, since an editor's
 * preview is another realm.
 * @throws where the document has no window (it was fetched or parsed, and is not shown)
 */
export function windowOf(node: Node): Window & typeof globalThis {
  const document = node.nodeType === 9 ? (node as Document) : node.ownerDocument;
  const view = document?.defaultView;
  if (!view) throw new Error("vitrine: nothing can start in a document without a window.");
  return view;
}
