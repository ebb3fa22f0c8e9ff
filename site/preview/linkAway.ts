/**
 * Where a click would lead away from the page, in this window: nowhere, where it is not on a link, leads to
 * a place on the page, was dealt with by a behaviour, or where a held key opens it elsewhere.
 */
export function linkAway(event: MouseEvent): string | undefined {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey } = event;
  if (!link || defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey) return undefined;
  const isPlace = link.getAttribute("href")?.startsWith("#");
  const isElsewhere = link.target === "_blank" || link.hasAttribute("download");
  return isPlace || isElsewhere ? undefined : link.href;
}
