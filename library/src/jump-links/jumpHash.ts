/**
 * Where on this page a link leads, as "#place"; undefined where it leads elsewhere, names no place,
 * or leads to the comments, which the page itself brings into view (the page builder's rule).
 * @param written the link's address as it stands in the markup
 * @param base the address that it is relative to
 * @param page the address of this page
 */
export function jumpHash(written: string, base: string, page: string): string | undefined {
  // The builder means this page, whatever a <base> would make of it.
  if (written.startsWith("#")) return isPlace(written) ? written : undefined;
  const address = URL.canParse(written, base) ? new URL(written, base) : undefined;
  if (!address || withoutHash(address.href) !== withoutHash(page)) return undefined;
  const { hash } = address;
  return isPlace(hash) && !hash.includes("comments") ? hash : undefined;
}

const withoutHash = (address: string): string => address.replace(/#.*/s, "");

/** Browsers take "#" and "#top" to the top of the page themselves. */
const isPlace = (hash: string): boolean => !["", "#", "#top"].includes(hash.toLowerCase());

/** The id that a hash names: "#caf%C3%A9" is "café"; what cannot be decoded stands for itself. */
export function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
