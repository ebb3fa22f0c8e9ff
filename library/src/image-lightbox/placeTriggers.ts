import { type Stop, stopAll } from "../browser/stop.ts";
import { BARE_GALLERY, GALLERY_TRIGGER } from "./galleryTrigger.ts";
import { isLightboxLink } from "./isLightboxLink.ts";

const LINKS =
  ".woocommerce-product-gallery__wrapper.woo_product_slider_enabled.woo_product_zoom_enabled a[href]";

/** Puts a button into each shop's gallery that is to have one, and has none from its server. */
export function placeTriggers(element: Element, label = "Enlarge pictures"): Stop {
  const galleries = [...element.querySelectorAll(BARE_GALLERY)].filter((gallery) =>
    [...gallery.querySelectorAll(LINKS)].some(isLightboxLink),
  );
  return stopAll(...galleries.map((gallery) => placeTrigger(gallery, label)));
}

function placeTrigger(gallery: Element, label: string): Stop {
  const button = gallery.ownerDocument.createElement("button");
  button.type = "button";
  button.className = GALLERY_TRIGGER.slice(1);
  button.ariaLabel = label;
  button.title = label;
  button.setAttribute("data-vitrine-trigger", "");
  gallery.prepend(button);
  return () => button.remove();
}
