/** Where a link leads, but for the place there; undefined for what leads nowhere, such as a button. */
export function addressOf(link: HTMLAnchorElement | null | undefined): string | undefined {
  return link?.href && withoutHash(link.href);
}

/** A place on a page is not another page. */
export function withoutHash(address: string): string {
  return address.replace(/#.*/, "");
}
