import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";

/** As far as the theme's own pop-up script uses it. */
type JQuery = {
  readonly fn?: { readonly magnificPopup?: unknown };
  readonly data?: (element: Element, name: string) => unknown;
};

/** jQuery, where the theme's own pop-up script runs in it. */
function magnificOf(element: Element): JQuery | undefined {
  const { jQuery } = windowOf(element) as { readonly jQuery?: JQuery };
  return jQuery?.fn?.magnificPopup ? jQuery : undefined;
}

/** Whether the theme's own script is on the page, and makes what galleries need. */
export function hasMagnific(element: Element): boolean {
  return magnificOf(element) !== undefined;
}

/** Whether the theme's own script opens this link; then it is left to it, which is said once. */
export function isMagnific(link: Element): boolean {
  const jQuery = magnificOf(link);
  for (let at: Element | null = link; at && jQuery; at = at.parentElement) {
    if (!jQuery.data?.(at, "magnificPopup")) continue;
    warn(`image-lightbox: Magnific Popup opens ${shortSelector(link)}, so it is left to it.`, link);
    return true;
  }
  return false;
}
