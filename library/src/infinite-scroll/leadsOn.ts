import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * Whether a list goes on with the page at this address. One that was shown already ends it, as a
 * page that names itself would never; one of another site stays a link, since what it holds would
 * become part of this one. Each is said once.
 */
export function leadsOn(list: HTMLElement, address: string, seen: ReadonlySet<string>): boolean {
  const why = isElsewhere(list, address)
    ? "is of another site, so it stays a link"
    : seen.has(address) && "was shown already, so the list ends";
  if (why) warn(`infinite scroll: the next page of ${shortSelector(list)}, ${address}, ${why}.`);
  return !why;
}

export function isElsewhere(list: HTMLElement, address: string): boolean {
  return new URL(address).origin !== windowOf(list).location.origin;
}
