import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { activeSlide } from "./activeSlide.ts";
import { type Gallery, galleryOf } from "./galleryOf.ts";
import { GALLERY_TRIGGER } from "./galleryTrigger.ts";
import type { ImageLightboxLabels } from "./imageLightboxLabels.ts";
import { isLightboxLink } from "./isLightboxLink.ts";
import { itemsOf } from "./itemsOf.ts";
import { linkInPlace, placeFor } from "./pictureKey.ts";
import { prepareLightbox, showLightbox } from "./showLightbox.tsx";

export type OpenLightboxOptions = {
  /** A link, the button of a shop's gallery, or the place of a shared address. */
  readonly from: Element | string;
  readonly labels?: Partial<ImageLightboxLabels> | undefined;
  /** Told once, when it begins to close. */
  readonly onClose: () => void;
};

/**
 * Opens what stands on the page: the gallery of a link, or the picture that an address names. While
 * it is open, the address names the slide that is shown.
 * @returns undefined where there is nothing to open
 */
export async function openLightbox(
  element: HTMLElement,
  { from, labels, onClose }: OpenLightboxOptions,
): Promise<Stop | undefined> {
  const { ownerDocument: document } = element;
  const all = linksIn(element);
  const link = typeof from === "string" ? all[linkInPlace(from, all.map(addressOf))] : linkOf(from);
  if (!link) return undefined;
  const gallery = galleryOf(link);
  const addresses = all.map(addressOf);
  await prepareLightbox(document);
  return showLightbox(document, {
    items: itemsOf(gallery),
    index: indexIn(gallery, link),
    labels,
    className: gallery.className,
    onView(index) {
      const shown = gallery.links[index];
      if (shown) setPlace(document, placeFor(addressOf(shown), addresses));
    },
    onClose,
  });
}

function linksIn(element: Element): HTMLAnchorElement[] {
  return [...element.querySelectorAll("a[href]")].filter(isLightboxLink);
}

function linkOf(from: Element): HTMLAnchorElement | undefined {
  if (!from.matches(GALLERY_TRIGGER)) return isLightboxLink(from) ? from : undefined;
  const gallery = from.closest(".woocommerce-product-gallery");
  return gallery ? activeSlide(gallery) : undefined;
}

/** A link that a slider repeats stands for the one that it repeats. */
function indexIn({ links }: Gallery, link: HTMLAnchorElement): number {
  const index = links.indexOf(link);
  return Math.max(0, index);
}

/** As written: on every visit the same, whatever the page's own address. */
const addressOf = (link: Element): string => link.getAttribute("href") ?? "";

/** Names the slide in the entry of the history that the dialog has made for itself. */
function setPlace(document: Document, place: string): void {
  const { history, location } = windowOf(document);
  if (!history.state?.vitrineLayers) return;
  try {
    history.replaceState(history.state, "", location.pathname + location.search + place);
  } catch {
    // Browsers allow so many changes in a while; the address then names an earlier slide.
  }
}
