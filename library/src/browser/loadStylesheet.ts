const loading = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Links a stylesheet once a document; settles when it applies. One that cannot be fetched does not
 * keep its behaviour from starting: unstyled and alive beats styled and dead.
 */
export function loadStylesheet(document: Document, address: string): Promise<void> {
  const known = loading.get(document) ?? new Map<string, Promise<void>>();
  loading.set(document, known);
  const before = known.get(address);
  if (before) return before;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const settled = new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
  });
  document.head.append(link);
  known.set(address, settled);
  return settled;
}
