import { PICTURE_PLACE } from "./picturePlace.ts";

/** What a link leads to, by the last step of its address; short, and the same on every visit. */
export function pictureName(address: string): string {
  return address.split("/").filter(Boolean).at(-1) ?? address;
}

/**
 * The place that a shared address has for this link: its name, or all of its address where another
 * of the page's links leads to something else of that name.
 */
export function placeFor(address: string, others: readonly string[]): string {
  const name = pictureName(address);
  const isShared = others.some((other) => other !== address && pictureName(other) === name);
  return PICTURE_PLACE + encodeURIComponent(isShared ? address : name);
}

/** Which of these links a shared address means, by its place; -1 where none. */
export function linkInPlace(place: string, addresses: readonly string[]): number {
  if (!place.startsWith(PICTURE_PLACE)) return -1;
  const key = decode(place.slice(PICTURE_PLACE.length));
  const exact = addresses.indexOf(key);
  return exact < 0 ? addresses.findIndex((address) => pictureName(address) === key) : exact;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
