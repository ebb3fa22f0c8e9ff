/** Whether what was clicked is in a link to a place on the page itself, such as `#offers`. */
export function isPlaceLink({ target }: Event): boolean {
  const link = (target as Element).closest("a");
  return Boolean(link?.hash) && link?.pathname === link?.ownerDocument.location.pathname;
}
