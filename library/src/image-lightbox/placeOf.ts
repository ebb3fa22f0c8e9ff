/**
 * The place on a page that an address names after its `#`. Addresses are written with or without
 * escapes for letters beyond ASCII; ids are without.
 */
export function placeOf(page: Document, address: string): HTMLElement | null {
  const id = address.replace(/^[^#]*#/s, "");
  try {
    return page.getElementById(decodeURIComponent(id));
  } catch {
    return page.getElementById(id);
  }
}
