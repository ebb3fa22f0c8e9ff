/**
 * The address of the place on this page that a link leads to; undefined where it leads elsewhere,
 * names no place, or leads to the comments, which the page itself brings into view (the page
 * builder's rule).
 * @param written the link's address as it stands in the markup
 * @param base the address that it is relative to
 * @param page the address of this page
 */
export function jumpAddress(written: string, base: string, page: string): URL | undefined {
  const isPlace = written.startsWith("#");
  // With the place alone the builder means this page, whatever a <base> would make of it.
  const from = isPlace ? page : base;
  if (!URL.canParse(written, from)) return undefined;
  const address = new URL(written, from);
  const { hash, href } = address;
  const isHere = href.split("#")[0] === page.split("#")[0];
  // Browsers take "#" and "#top" to the top of the page themselves.
  const isTop = !hash || hash.toLowerCase() === "#top";
  return isHere && !isTop && (isPlace || !hash.includes("comments")) ? address : undefined;
}

/** The id that a hash names: "#caf%C3%A9" is "café"; what cannot be decoded stands for itself. */
export function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
