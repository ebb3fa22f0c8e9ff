/**
 * What tells an item from others, to know it again where lists move on between two pages: its id, else
 * where it leads and what it says. "" for one that says and leads nowhere, as a picture without a link.
 */
export function itemKey(item: HTMLElement): string {
  const links = [...item.querySelectorAll<HTMLAnchorElement>("a[href]")].map(
    // Without the query, which may name the page it stands on.
    ({ pathname }) => pathname,
  );
  return item.id || (links.length > 0 ? `${links} ${item.textContent?.trim()}` : "");
}
