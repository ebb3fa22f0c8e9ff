import { isImageAddress } from "./isImageAddress.ts";

/** Links that an author marked: the theme's marks, and those of the pop-up script that it uses. */
const MARKED =
  "[rel^=lightbox],[data-rel^=lightbox],.pvideolight,.ktvideolight,.ajax-popup-link,.mfp-ajax,.mfp-inline,.mfp-iframe,.mfp-image";

/** Links that lead on by themselves. */
const REFUSED = ".kt-no-lightbox,.custom-link,[download],[target=_blank]";

/** Whether a link opens over the page, in place of leading away from it. */
export function isLightboxLink(link: Element): link is HTMLAnchorElement {
  const address = link.getAttribute("href");
  return (
    Boolean(address) &&
    link.matches(`a:not(${REFUSED})`) &&
    (link.matches(MARKED) || isImageAddress(address ?? ""))
  );
}
