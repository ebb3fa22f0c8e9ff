import { idOf } from "../browser/placeIn.ts";

/** The place on a page that an address names after its `#`. */
export function placeOf(page: Document, address: string): HTMLElement | null {
  return page.getElementById(idOf(address.replace(/^[^#]*#/s, "")));
}
