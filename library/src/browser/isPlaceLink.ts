import { isPlainClick } from "./isPlainClick.ts";

/** Whether a click follows a link to a place on the page itself, such as `#offers`. */
export function isPlaceLink(event: MouseEvent): boolean {
  const link = (event.target as Element).closest("a");
  const isHere = link?.pathname === link?.ownerDocument.location.pathname;
  return isPlainClick(event) && Boolean(link?.hash) && isHere;
}
