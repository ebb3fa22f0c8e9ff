/**
 * The place on this page that a link leads to, as it stands behind its "#"; undefined where it leads
 * elsewhere, names no place, or leads to the comments, which the page itself brings into view (the
 * page builder's rule).
 * @param address the place alone, "#plans", or a whole address
 * @param page the address of this page, without a place
 */
export function placeIn(address: string, page: string): string | undefined {
  const [path, place = ""] = address.split("#");
  const isHere = !path || (path === page && !place.includes("comments"));
  // Browsers take "#" and "#top" to the top of the page themselves.
  return isHere && place && place.toLowerCase() !== "top" ? place : undefined;
}

/** The id that a place means: "caf%C3%A9" is "café"; what cannot be decoded stands for itself. */
export function idOf(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    return place;
  }
}
