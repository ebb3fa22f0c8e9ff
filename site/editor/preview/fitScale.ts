/** How much a page of a width is made smaller, so that it fits into a room; never larger. */
export function fitScale(width: number, room: number): number {
  return room > 0 ? Math.min(1, room / width) : 1;
}
